/// The style of a tab view, by a name that the surface knows.
public protocol TabViewStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how tabs in this view look.
  /// - Note: Has no effect; the surface decides.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
}

/// The surface's own style.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// A bar of tabs, or a list beside the page.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The surface's own style.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, or a list beside the page.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// Pages beside each other, with dots.
/// - Note: Has no effect; the surface decides.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots say which page is shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let mode: String

    /// As the surface finds best.
    public static let automatic = IndexDisplayMode(mode: "automatic")
    /// They do.
    public static let always = IndexDisplayMode(mode: "always")
    /// They do not.
    public static let never = IndexDisplayMode(mode: "never")
  }

  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other, with dots.
  public static var page: PageTabViewStyle { .init() }

  /// Pages beside each other, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Pages in groups.
  public static var grouped: GroupedTabViewStyle { .init() }
}

/// Pages in groups.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}
