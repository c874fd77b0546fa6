/// The style of a list, by a name that the surface knows.
public protocol ListStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how lists in this view look.
  public func listStyle(_ style: some ListStyle) -> some View {
    EnvironmentModifier(content: self, value: style.name) { $0.controls.list = $1 }
  }
}

/// The surface's own style.
public struct DefaultListStyle: ListStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// Rows without a surface of their own.
public struct PlainListStyle: ListStyle {
  /// The name that the surface knows.
  public let name: String? = "plain"

  /// Makes the style.
  public init() {}
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// The name that the surface knows.
  public let name: String? = "grouped"

  /// Makes the style.
  public init() {}
}

/// Rows set in from the edges.
public struct InsetListStyle: ListStyle {
  /// The name that the surface knows.
  public let name: String? = "inset"

  /// Makes the style.
  public init() {}
}

/// Groups on cards.
public struct InsetGroupedListStyle: ListStyle {
  /// The name that the surface knows.
  public let name: String? = "insetGrouped"

  /// Makes the style.
  public init() {}
}

/// Rows in a border; shown as rows set in from the edges.
public struct BorderedListStyle: ListStyle {
  /// The name that the surface knows.
  public let name: String? = "inset"

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border; shown as rows set in from the edges.
  public static var bordered: BorderedListStyle { .init() }
}

/// As beside a page.
public struct SidebarListStyle: ListStyle {
  /// The name that the surface knows.
  public let name: String? = "sidebar"

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The surface's own style.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without a surface of their own.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows set in from the edges.
  public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  /// As beside a page.
  public static var sidebar: SidebarListStyle { .init() }
}
