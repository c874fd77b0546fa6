import Foundation

/// A layout of the application's own, which places views by their sizes.
///
/// ```swift
/// Tags(spacing: 8) { ForEach(names, id: \.self) { Text($0) } }
/// ```
/// - Note: Shows its views in a column, or in a row where `layoutProperties` says so: sizes are the
///   surface's, and none of the functions is called.
@preconcurrency
public protocol Layout: Animatable {
  /// The values kept between two rounds.
  associatedtype Cache = Void

  /// The views to be placed.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between two rounds.
  func makeCache(subviews: Subviews) -> Cache

  /// Changes what is kept when the views are others.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room that the layout wants around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the layout in the room that it is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a horizontal guide, or `nil` for its usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The place of a vertical guide, or `nil` for its usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No property.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Leaves what is kept as it is.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The usual room.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// The usual place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// The usual place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Shows views in the layout.
  @MainActor @preconcurrency
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutStack(style: AnyLayout(self).style, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The direction in which a stack puts its views, or `nil` where it is none.
  public var stackOrientation: Axis?

  /// Makes properties that say nothing.
  public init() {}
}

/// Views in a layout that may become another one while they stay.
struct LayoutStack<Content: View>: ElementView {
  let style: Style
  let content: Content

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: style)
  }
}
