import Foundation

/// The role of an anchor of a scroll view: when it counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// When it is shown.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where there is more room than content.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The style of the effect at the edges of a scroll view.
/// - Note: Has no effect; the surface decides.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Gentle.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

extension View {
  /// Says where what scrolls begins.
  /// - Note: Has no effect; the surface decides.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Says where what scrolls begins, in one role.
  /// - Note: Has no effect; the surface decides.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }

  /// Shows how far an area has scrolled.
  /// - Note: Has no effect; the surface decides.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Shows shortly how far an area has scrolled, when it appears.
  /// - Note: Has no effect; the surface decides.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows shortly how far an area has scrolled, when a value changes.
  /// - Note: Has no effect; the surface decides.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Keeps an area from scrolling.
  /// - Note: Has no effect; the surface decides.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Lets an area bounce.
  /// - Note: Has no effect; the surface decides.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View {
    self
  }

  /// Lets what scrolls be seen outside of its area.
  /// - Note: Has no effect; the surface decides.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the effect at the edges of a scroll view.
  /// - Note: Has no effect; the surface decides.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// Hides the effect at the edges of a scroll view.
  /// - Note: Has no effect; the surface decides.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  {
    self
  }
}

/// The visibility of a scroll indicator: whether it is shown how far an area has scrolled.
public enum ScrollIndicatorVisibility: Sendable {
  /// As the surface finds best.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
  /// Never.
  case never
}

/// The bounce behaviour of an area that scrolls.
public enum ScrollBounceBehavior: Sendable {
  /// As the surface finds best.
  case automatic
  /// Always.
  case always
  /// Where there is something to scroll.
  case basedOnSize
}
