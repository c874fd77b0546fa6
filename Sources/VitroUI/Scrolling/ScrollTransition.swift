import Foundation

/// The phase of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the upper or leading edge.
  case topLeading
  /// It is seen.
  case identity
  /// It comes in at the lower or trailing edge.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the upper edge, 0 where it is seen, 1 at the lower edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition, by how it follows the movement.
/// - Note: Has no effect; where a view stands only the surface knows.
public struct ScrollTransitionConfiguration: Sendable {
  /// The threshold of a scroll transition, by how much of the view is seen.
  public struct Threshold: Sendable {
    /// All of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// It stands in the middle.
    public static let centered = Threshold()

    /// So much of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { .visible }

    /// Between this threshold and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { other }

    /// The threshold so many points further in.
    public func inset(by distance: Double) -> Threshold { .visible }
  }

  /// As people scroll.
  public static let interactive = ScrollTransitionConfiguration()
  /// By itself.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// By itself, with a motion.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    .animated
  }

  /// As people scroll, along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    .interactive
  }

  /// The configuration with a motion.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The configuration with a threshold.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Changes the looks of the view on its way through a scroll view.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    self
  }

  /// Changes the looks of the view on its way through a scroll view, at each edge in its own way.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    self
  }
}
