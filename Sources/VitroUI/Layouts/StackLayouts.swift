import Foundation

/// A layout that the surface knows.
protocol KnownLayout: Layout {
  /// The style that the surface is asked for.
  var style: Style { get }
}

extension KnownLayout {
  /// Nothing; the surface knows its size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Leaves the places to the surface.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {}
}

/// A layout of any kind; views in it keep their state when it becomes another one.
public struct AnyLayout: KnownLayout {
  let style: Style

  /// Makes a layout of another one.
  public init(_ layout: some Layout) { style = AnyLayout.style(of: layout) }

  private static func style<Other: Layout>(of layout: Other) -> Style {
    if let known = layout as? any KnownLayout { return known.style }
    let isRow = Other.layoutProperties.stackOrientation == .horizontal
    return Style(layout: isRow ? .horizontal : .vertical)
  }
}

/// A row, as a layout.
public struct HStackLayout: KnownLayout, Sendable {
  /// Where the views stand from top to bottom.
  public var alignment: VerticalAlignment
  /// The room between the views in points, or `nil` for the surface's default.
  public var spacing: CGFloat?

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var style: Style {
    Style(
      layout: .horizontal, alignment: Style.Alignment(alignment),
      spacing: spacing.map { Double($0) })
  }
}

/// A column, as a layout.
public struct VStackLayout: KnownLayout, Sendable {
  /// Where the views stand from side to side.
  public var alignment: HorizontalAlignment
  /// The room between the views in points, or `nil` for the surface's default.
  public var spacing: CGFloat?

  /// Makes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var style: Style {
    Style(
      layout: .vertical, alignment: Style.Alignment(alignment), spacing: spacing.map { Double($0) })
  }
}

/// A pile, as a layout.
public struct ZStackLayout: KnownLayout, Sendable {
  /// Where the views stand.
  public var alignment: Alignment

  /// Makes a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var style: Style {
    var frame = Look.Frame()
    frame.alignment = alignment
    return Style(layout: .overlay, looks: alignment == .center ? [] : [.frame(frame)])
  }
}

/// A grid, as a layout.
/// - Note: Its rows stand below each other; their columns are not as wide as each other.
public struct GridLayout: KnownLayout, Sendable {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The room between columns in points, or `nil` for the surface's default.
  public var horizontalSpacing: CGFloat?
  /// The room between rows in points, or `nil` for the surface's default.
  public var verticalSpacing: CGFloat?

  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var style: Style {
    .grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}
