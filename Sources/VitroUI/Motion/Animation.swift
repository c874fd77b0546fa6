import Foundation

/// An animation: the motion that shows a change.
/// - Note: A browser moves what it can, such as places, sizes and colours.
public struct Animation: Hashable, Sendable {
  /// How long it takes, in seconds.
  let seconds: Double
  /// The way of it, by the names of CSS.
  let curve: String
  private(set) var repeats = false

  private init(_ seconds: Double, _ curve: String) {
    self.seconds = seconds
    self.curve = curve
  }

  /// The usual motion.
  public static let `default` = Animation(0.35, "ease-in-out")
  /// Slow at its beginning and its end.
  public static let easeInOut = Animation(0.35, "ease-in-out")
  /// Slow at its beginning.
  public static let easeIn = Animation(0.35, "ease-in")
  /// Slow at its end.
  public static let easeOut = Animation(0.35, "ease-out")
  /// As fast all the time.
  public static let linear = Animation(0.35, "linear")
  /// As if a spring pulled it.
  public static let spring = Animation(0.5, "spring")
  /// As if a spring pulled it, a little over the end.
  public static let bouncy = Animation(0.5, "spring")
  /// As if a spring pulled it, fast.
  public static let snappy = Animation(0.35, "ease-out")
  /// As if a spring pulled it, gently.
  public static let smooth = Animation(0.5, "ease-in-out")
  /// As if a spring pulled it that a person holds.
  public static let interactiveSpring = Animation(0.2, "ease-out")
  /// As if a spring pulled it.
  public static let interpolatingSpring = Animation(0.5, "spring")

  /// Slow at its beginning and its end, in so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut.taking(duration) }

  /// Slow at its beginning, in so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn.taking(duration) }

  /// Slow at its end, in so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut.taking(duration) }

  /// As fast all the time, in so many seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear.taking(duration) }

  /// As if a spring pulled it.
  /// - Note: Takes as long as `response` says; the spring itself is always the same.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring.taking(response)
  }

  /// As if a spring pulled it, in so many seconds.
  /// - Note: The bounce is always the same.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring.taking(duration)
  }

  /// As if a spring pulled it.
  /// - Note: Takes as long as the spring; the spring itself is always the same.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring.taking(spring.duration)
  }

  /// As if a spring pulled it that a person holds, in so many seconds.
  /// - Note: The bounce is always the same.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    interactiveSpring.taking(duration)
  }

  /// As if a spring pulled it that a person holds.
  /// - Note: Takes as long as `response` says; the spring itself is always the same.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    interactiveSpring.taking(response)
  }

  /// As if a spring with a mass pulled it.
  /// - Note: Always the same spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring
  }

  /// As if a spring pulled it, in so many seconds.
  /// - Note: The bounce is always the same.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring.taking(duration)
  }

  /// As if a spring pulled it.
  /// - Note: Takes as long as the spring; the spring itself is always the same.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .spring.taking(spring.duration)
  }

  /// As if a spring pulled it, a little over the end.
  /// - Note: The bounce is always the same.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy.taking(duration)
  }

  /// As if a spring pulled it, fast.
  /// - Note: The bounce is always the same.
  public static func snappy(duration: TimeInterval = 0.35, extraBounce: Double = 0) -> Animation {
    snappy.taking(duration)
  }

  /// As if a spring pulled it, gently.
  /// - Note: The bounce is always the same.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    smooth.taking(duration)
  }

  /// Slow and fast as a curve from 0 to 1 says, in so many seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(duration, "cubic-bezier(\(x1),\(y1),\(x2),\(y2))")
  }

  /// Slow and fast as a curve says, in so many seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(duration, curve.name)
  }

  /// The motion so many times as fast.
  public func speed(_ speed: Double) -> Animation { taking(speed > 0 ? seconds / speed : seconds) }

  /// The motion after so many seconds.
  /// - Note: Has no effect; it begins at once.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// The motion so many times.
  /// - Note: Has no effect; it is shown once.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// The motion again and again.
  /// - Note: Has no effect; it is shown once.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The motion, which counts as done after so many seconds.
  /// - Note: Has no effect; completions are called at once.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  var look: Look { .animation(seconds: seconds, curve: curve, repeats: repeats) }

  private func taking(_ seconds: Double) -> Animation { Animation(seconds, curve) }
}
