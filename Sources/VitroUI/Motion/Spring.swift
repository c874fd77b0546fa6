import Foundation

/// A spring: a motion by its mass, its stiffness and its damping.
///
/// The way of a value that a spring pulls is computed as that of a damped harmonic oscillator.
public struct Spring: Hashable, Sendable {
  /// The mass at its end.
  public let mass: Double
  /// How strongly it pulls.
  public let stiffness: Double
  /// How strongly it is slowed.
  public let damping: Double

  /// Makes a spring of its physical properties.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    self.mass = Spring.positive(mass)
    self.stiffness = Spring.positive(stiffness)
    self.damping = max(damping.isFinite ? damping : 0, 0)
  }

  /// Makes a spring that is felt to take so many seconds, and goes over its end by a bounce from 0 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.01) : max(1 - bounce, 0)
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Makes a spring by the seconds of one swing, and by how much it is slowed: 1 is as much as it takes not to swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / Spring.positive(response)
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Gentle, without a bounce.
  public static let smooth = Spring()
  /// Quick, with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// With a bounce.
  public static let bouncy = Spring(bounce: 0.3)

  /// Gentle, in so many seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Quick, in so many seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// With a bounce, in so many seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func positive(_ value: Double) -> Double {
    value.isFinite ? max(value, 0.0001) : 0.0001
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The seconds of one swing.
  public var response: Double { 2 * .pi / frequency }

  /// How much it is slowed: 1 is as much as it takes not to swing.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How many seconds it is felt to take.
  public var duration: TimeInterval { response }

  /// How far it goes over its end.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// How many seconds pass until nobody sees it move any more.
  public var settlingDuration: TimeInterval {
    let ratio = dampingRatio
    let slowest = ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
    return log(1000) / max(slowest * frequency, 0.001)
  }

  /// How far a value is from where it began after some seconds, on its way by `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (left, moved) = parts(at: time)
    var way = target
    way.scale(by: 1 - left)
    var pushed = initialVelocity
    pushed.scale(by: moved)
    return way + pushed
  }

  /// How fast a value moves after some seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 0.0001
    var difference =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: time)
    difference.scale(by: 1 / step)
    return difference
  }

  /// Moves a value and its velocity on by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let speed = velocity
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    value = value + self.value(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The part of the way that is left after some seconds, and how far a velocity of 1 has led.
  private func parts(at time: TimeInterval) -> (left: Double, moved: Double) {
    let time = max(time, 0)
    let ratio = dampingRatio
    let rate = ratio * frequency
    let decay = exp(-rate * time)
    if abs(ratio - 1) < 0.0001 { return (decay * (1 + rate * time), decay * time) }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = sin(swing * time) / swing
      return (decay * (cos(swing * time) + rate * sine), decay * sine)
    }
    let slower = frequency * (ratio * ratio - 1).squareRoot()
    let grown = (exp((slower - rate) * time), exp((-slower - rate) * time))
    let sine = (grown.0 - grown.1) / 2 / slower
    return ((grown.0 + grown.1) / 2 + rate * sine, sine)
  }
}
