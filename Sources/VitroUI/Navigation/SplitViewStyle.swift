import Foundation

/// The style of a split view, by which its columns share the room.
/// - Note: Has no effect; the surface decides.
public protocol NavigationSplitViewStyle: Sendable {}

/// As the surface finds best.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// All columns give way for each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The last column keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the surface finds best.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All columns give way for each other.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its room.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Says how columns share the room.
  /// - Note: Has no effect; the surface decides.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }

  /// Says how wide a column is.
  /// - Note: Has no effect; the surface decides.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Says how wide a column is.
  /// - Note: Has no effect; the surface decides.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}
