import Foundation

/// An effect that moves a symbol.
/// - Note: Has no effect; symbols do not move.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = SymbolEffect(name: "automatic")
  /// It bounces.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It gets lighter and darker.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its parts follow each other.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It gets larger and smaller.
  public static let scale = SymbolEffect(name: "scale")
  /// It comes.
  public static let appear = SymbolEffect(name: "appear")
  /// It goes.
  public static let disappear = SymbolEffect(name: "disappear")
  /// It takes the place of another one.
  public static let replace = SymbolEffect(name: "replace")
  /// The old one goes down, the new one comes up.
  public static let downUp = SymbolEffect(name: "replace")
  /// Both go up.
  public static let upUp = SymbolEffect(name: "replace")
  /// The old one goes off, the new one comes up.
  public static let offUp = SymbolEffect(name: "replace")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// It wiggles.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// It breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// It is drawn.
  public static let drawOn = SymbolEffect(name: "drawOn")
  /// It is taken back as it was drawn.
  public static let drawOff = SymbolEffect(name: "drawOff")
}

// The variants of effects; none of them changes what a surface does.
extension SymbolEffect {
  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// In the direction of reading.
  public var forward: SymbolEffect { self }
  /// Against the direction of reading.
  public var backward: SymbolEffect { self }
  /// With the hands of a clock.
  public var clockwise: SymbolEffect { self }
  /// Against the hands of a clock.
  public var counterClockwise: SymbolEffect { self }
  /// Each part by itself.
  public var byLayer: SymbolEffect { self }
  /// All parts together.
  public var wholeSymbol: SymbolEffect { self }
  /// Each part on its own.
  public var individually: SymbolEffect { self }
  /// One part after the other.
  public var iterative: SymbolEffect { self }
  /// More and more parts.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// From its beginning each time.
  public var nonReversing: SymbolEffect { self }
  /// The other parts are dimmed.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The other parts are hidden.
  public var hideInactiveLayers: SymbolEffect { self }
  /// Without another effect.
  public var plain: SymbolEffect { self }
  /// Lighter and darker, too.
  public var pulse: SymbolEffect { self }
  /// The old one down, the new one up.
  public var downUp: SymbolEffect { self }
  /// Both up.
  public var upUp: SymbolEffect { self }
  /// The old one off, the new one up.
  public var offUp: SymbolEffect { self }

  /// At an angle.
  /// - Note: Has no effect; symbols do not move.
  public func custom(angle: Angle) -> SymbolEffect { self }

  /// The parts that both have stay.
  /// - Note: Has no effect; symbols do not move.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

/// The options of an effect that moves a symbol.
/// - Note: Has no effect; symbols do not move.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()

    /// So many times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .periodic
    }
  }

  /// As the surface finds best.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }

  /// Again, in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }

  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// So many times.
  /// - Note: Has no effect; symbols do not move.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Again, in a way.
  /// - Note: Has no effect; symbols do not move.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// So many times as fast.
  /// - Note: Has no effect; symbols do not move.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Moves symbols in this view when a value has changed.
  /// - Note: Has no effect; symbols do not move.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    self
  }

  /// Moves symbols in this view while `isActive` is true.
  /// - Note: Has no effect; symbols do not move.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Keeps symbols in this view from moving.
  /// - Note: Has no effect; symbols do not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// As a symbol passes over into another one.
  public static let symbolEffect = ContentTransition.opacity

  /// As a symbol passes over into another one, with an effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
