/// Pages, of which the last one is shown; the older name of a ``NavigationStack``.
///
/// Of several columns the first one is the first page.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack with its first page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A stack.
  public var body: some View {
    NavigationStack {
      if content is any SeveralViews {
        Group(subviews: content) { $0.first }
      } else {
        content
      }
    }
  }
}

/// The style of a navigation view, which always shows its pages in one column.
public protocol NavigationViewStyle: Sendable {}

/// As the surface finds best.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Pages beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Pages beside each other, by an older name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the surface finds best.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Says how navigation views show their pages.
  /// - Note: Has no effect; the pages always stand in one column.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}
