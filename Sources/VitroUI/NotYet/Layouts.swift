import Foundation

/// A layout of your own, which places views by their sizes.
@available(
  *, unavailable,
  message: "'Layout' is not in Vitro yet: use stacks, grids and frames, or a GeometryReader."
)
@MainActor @preconcurrency
public protocol Layout {
  /// What is kept between two rounds.
  associatedtype Cache = Void

  /// The views to be placed.
  typealias Subviews = LayoutSubviews
}

@available(
  *, unavailable,
  message: "'Layout' is not in Vitro yet: use stacks, grids and frames, or a GeometryReader."
)
extension Layout {
  /// Shows views in the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content()
  }
}

/// The views that a layout places.
@available(
  *, unavailable, message: "'LayoutSubviews' is not in Vitro yet: sizes are the surface's."
)
public struct LayoutSubviews {}

/// A size that a layout offers.
@available(
  *, unavailable, message: "'ProposedViewSize' is not in Vitro yet: sizes are the surface's."
)
public struct ProposedViewSize {
  /// From side to side.
  public var width: CGFloat?
  /// From top to bottom.
  public var height: CGFloat?
}

/// A layout of any kind.
@available(
  *, unavailable, message: "'AnyLayout' is not in Vitro yet: use 'if' with two stacks."
)
@MainActor @preconcurrency
public struct AnyLayout {
  /// Makes it of another one.
  public init<Other>(_ layout: Other) {}

  /// Shows views in the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content()
  }
}

/// A row, as a layout.
@available(
  *, unavailable, message: "'HStackLayout' is not in Vitro yet: use an HStack."
)
public struct HStackLayout {
  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// A column, as a layout.
@available(
  *, unavailable, message: "'VStackLayout' is not in Vitro yet: use a VStack."
)
public struct VStackLayout {
  /// Makes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// A pile, as a layout.
@available(
  *, unavailable, message: "'ZStackLayout' is not in Vitro yet: use a ZStack."
)
public struct ZStackLayout {
  /// Makes a pile.
  public init(alignment: Alignment = .center) {}
}

/// A grid, as a layout.
@available(
  *, unavailable, message: "'GridLayout' is not in Vitro yet: use a Grid."
)
public struct GridLayout {
  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}

/// The size of a view, and the lines that it stands on.
@available(
  *, unavailable, message: "'ViewDimensions' is not in Vitro yet: sizes are the surface's."
)
public struct ViewDimensions {
  /// From side to side.
  public var width: CGFloat
  /// From top to bottom.
  public var height: CGFloat

  /// Where a line is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width }
  /// Where a line is, from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { height }
}

/// A line of your own that views stand on.
@available(
  *, unavailable, message: "'AlignmentID' is not in Vitro yet: use the alignments that there are."
)
public protocol AlignmentID {}

@available(
  *, unavailable, message: "'alignmentGuide' is not in Vitro yet: use 'offset', or 'padding'."
)
extension View {
  /// Says where a line is that the view stands on.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }

  /// Says where a line is that the view stands on.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }
}

/// A place that another view asks for.
@available(
  *, unavailable, message: "'Anchor' is not in Vitro yet: use 'overlay', or 'onGeometryChange'."
)
public struct Anchor<Value> {
  /// Which place.
  public enum Source {
    /// The view's rectangle.
    case bounds
    /// The middle of the view.
    case center
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }
}

@available(
  *, unavailable,
  message: "'anchorPreference' is not in Vitro yet: use 'overlay', or 'onGeometryChange'."
)
extension View {
  /// Tells the views around of a place.
  public func anchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: (Anchor<Value>) -> Key.Value
  ) -> some View {
    self
  }
}

@available(
  *, unavailable,
  message: "'transformAnchorPreference' is not in Vitro yet: use 'onGeometryChange'."
)
extension View {
  /// Changes what the views around are told of a place.
  public func transformAnchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    self
  }
}
