import Foundation

/// A transition that the surface knows.
@MainActor @preconcurrency
public protocol SurfaceTransition: Transition where Body == PlaceholderContentView<Self> {}

extension SurfaceTransition {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> PlaceholderContentView<Self> {
    content
  }
}

/// The transition of a view that is there at once.
public struct IdentityTransition: SurfaceTransition {
  /// Makes the transition.
  public init() {}
}

/// The transition of a view that gets visible little by little.
public struct OpacityTransition: SurfaceTransition {
  /// Makes the transition.
  public init() {}
}

/// The transition of a view that grows.
public struct ScaleTransition: SurfaceTransition {
  /// Makes the transition from a size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
}

/// The transition of a view that comes from the leading side.
public struct SlideTransition: SurfaceTransition {
  /// Makes the transition.
  public init() {}
}

/// The transition of a view that comes from a side.
public struct MoveTransition: SurfaceTransition {
  /// Makes the transition.
  public init(edge: Edge) {}
}

/// The transition of a view that comes from so many points away.
public struct OffsetTransition: SurfaceTransition {
  /// Makes the transition.
  public init(_ offset: CGSize) {}
}

/// The transition of a view that pushes another one away.
public struct PushTransition: SurfaceTransition {
  /// Makes the transition.
  public init(edge: Edge) {}
}

/// The transition of a view that gets into focus.
public struct BlurReplaceTransition: SurfaceTransition {
  /// The way in which the size changes meanwhile.
  public struct Configuration: Hashable, Sendable {
    private let name: String

    /// It gets smaller, and then larger.
    public static let downUp = Configuration(name: "downUp")
    /// It gets larger.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Makes the transition.
  public init(configuration: Configuration = .downUp) {}
}

/// The transition of a view that comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: SurfaceTransition {
  /// The way in which it comes.
  public var insertion: Insertion
  /// The way in which it goes.
  public var removal: Removal

  /// Makes a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

/// The transition of a symbol that comes and goes.
public struct SymbolEffectTransition: SurfaceTransition {
  /// Makes the transition.
  public init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {}
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { .init() }
}

extension Transition where Self == OpacityTransition {
  /// It gets visible little by little.
  public static var opacity: OpacityTransition { .init() }
}

extension Transition where Self == SlideTransition {
  /// It comes from the leading side.
  public static var slide: SlideTransition { .init() }
}

extension Transition where Self == ScaleTransition {
  /// It grows.
  public static var scale: ScaleTransition { .init(0) }

  /// It grows from a size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    .init(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// It comes from a side.
  public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// It comes from so many points away.
  public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }

  /// It comes from so many points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// It comes from a side and pushes another one away.
  public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// It gets into focus.
  public static var blurReplace: BlurReplaceTransition { .init() }

  /// It gets into focus, and changes its size meanwhile.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition {
    .init(configuration: configuration)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// As the surface finds best.
  public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic) }

  /// With an effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    .init(effect: effect, options: options)
  }
}
