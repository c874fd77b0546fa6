import Foundation

/// Rows whose views stand in columns.
public struct Grid<Content: View>: ElementView {
  private let alignment: Alignment
  private let spacing: (CGFloat?, CGFloat?)
  private let content: Content

  /// Makes a grid; the room between columns and between rows is in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  var inside: Content? { content }

  func makeNode(_ site: Site) -> Node { GridNode(self, site) }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic,
      style: .grid(
        alignment: alignment, horizontalSpacing: spacing.0, verticalSpacing: spacing.1))
  }
}

extension Style {
  /// The style of a grid whose columns are as wide as what is in them.
  static func grid(
    alignment: VitroUI.Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) -> Style {
    let look = Look.Columns(
      widths: [], spacing: horizontalSpacing.map { Double($0) },
      lineSpacing: verticalSpacing.map { Double($0) })
    return Style(
      layout: .grid, alignment: Alignment(alignment.horizontal), looks: [.columns(look)])
  }
}

/// The place of a grid, which has as many columns as its widest row.
private final class GridNode<Content: View>: ViewElementNode<Grid<Content>> {
  private var base: Attributes?
  private var columns = 0

  override func setAttributes(_ new: Attributes) {
    base = new
    super.setAttributes(new.withFittingColumns(columns))
  }

  override func show() {
    countColumns()
    super.show()
    _ = snapshot()
  }

  override func contentChanged() {
    if isShown { graph.setNeedsNames(self) }
  }

  override func nameAfterContent() {
    guard isMounted, isShown else { return }
    countColumns()
    _ = snapshot()
  }

  private func countColumns() {
    columns = contents().map(\.columnsOfRow).max() ?? 0
    if let base { setAttributes(base) }
  }
}

extension ElementNode {
  /// How many columns a row of a grid takes; none if it is no row.
  fileprivate var columnsOfRow: Int {
    guard attributes.style.layout == .gridRow else { return 0 }
    return contents().map(\.attributes.columnSpan).reduce(0, +)
  }
}

extension Attributes {
  fileprivate var columnSpan: Int {
    for case .columnSpan(let count) in style.looks { return count }
    return 1
  }

  fileprivate func withFittingColumns(_ count: Int) -> Attributes {
    var new = self
    for (index, look) in new.style.looks.enumerated() {
      guard case .columns(var columns) = look else { continue }
      columns.widths = Array(repeating: .fitting, count: count)
      new.style.looks[index] = .columns(columns)
    }
    return new
  }
}

/// A row of a grid.
/// - Note: Views stand as the grid says; `alignment` has no effect.
public struct GridRow<Content: View>: ElementView {
  private let content: Content

  /// Makes a row; each view in it stands in a column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .gridRow))
  }
}

extension View {
  /// Lets the view take so many columns of a grid.
  public func gridCellColumns(_ count: Int) -> some View { boxed(.columnSpan(max(count, 1))) }

  /// Says where views of a column stand.
  /// - Note: Has no effect; views stand as the grid says.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Says where the view stands in its cell.
  /// - Note: Has no effect; views stand as the grid says.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Keeps the view from making its column wider.
  /// - Note: Has no effect; a column is as wide as its widest view.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
