import Foundation

/// The kinds of views that stay at the edge of an area while their section scrolls.
/// - Note: Has no effect; the surface decides.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes the set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other.
/// - Note: All views are made at once, and none are pinned.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Puts views one below the other; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// Views one beside the other.
/// - Note: All views are made at once, and none are pinned.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Puts views one beside the other; `spacing` is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var body: some View { stack }
}

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in points.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// An equal part of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The room after it in points, or `nil` for the surface's default.
  public var spacing: CGFloat?
  /// Where views stand in it, or `nil` for what the grid says.
  public var alignment: Alignment?

  /// Makes a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var width: Look.Columns.Width {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let least, let most): .flexible(least, most)
    case .adaptive(let least, let most): .adaptive(least, most)
    }
  }
}

/// Views in columns, row by row.
/// - Note: All views are made at once, and none are pinned.
public struct LazyVGrid<Content: View>: ElementView {
  private let columns: [GridItem]
  private let spacing: CGFloat?
  private let alignment: HorizontalAlignment
  private let content: Content

  /// Puts views into columns; `spacing` is the room between rows, in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var look = Look.Columns(
      widths: columns.map(\.width), spacing: columns.first?.spacing.map { Double($0) },
      lineSpacing: spacing.map { Double($0) })
    look.axis = .vertical
    return Attributes(
      role: .generic,
      style: Style(layout: .grid, alignment: Style.Alignment(alignment), looks: [.columns(look)]))
  }
}

/// Views in rows, column by column.
/// - Note: All views are made at once, and none are pinned.
public struct LazyHGrid<Content: View>: ElementView {
  private let rows: [GridItem]
  private let spacing: CGFloat?
  private let content: Content

  /// Puts views into rows; `spacing` is the room between columns, in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spacing = spacing
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var look = Look.Columns(
      widths: rows.map(\.width), spacing: spacing.map { Double($0) },
      lineSpacing: rows.first?.spacing.map { Double($0) })
    look.axis = .horizontal
    return Attributes(role: .generic, style: Style(layout: .grid, looks: [.columns(look)]))
  }
}
