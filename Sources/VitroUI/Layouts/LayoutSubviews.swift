import Foundation

/// The views that a layout places.
/// - Note: There are none, for sizes are the surface's.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The direction in which the language is read.
  public let layoutDirection = LayoutDirection.leftToRight

  /// The place of the first view.
  public var startIndex: Int { 0 }

  /// The place after the last view.
  public var endIndex: Int { 0 }

  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }

  /// The views at some places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  /// The room that the layout is asked to leave to it first.
  public var priority: Double { 0 }

  /// The room that it wants around itself.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that it has for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { key.defaultValue }

  /// Its size in the room that it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Its size and its guides in the room that it is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places it.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// A value of a view for the layout that it stands in.
public protocol LayoutValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// A size that a layout offers, or leaves open.
public struct ProposedViewSize: Hashable, Sendable {
  /// From side to side, or `nil` where it is open.
  public var width: CGFloat?
  /// From top to bottom, or `nil` where it is open.
  public var height: CGFloat?

  /// Makes a size.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a size in which nothing is open.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Open in both directions.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All room that there could be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size, with that of another one where it is open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The room that a view wants around itself.
public struct ViewSpacing: Sendable {
  /// No room.
  public static let zero = ViewSpacing()

  /// Makes the usual room.
  public init() {}

  /// Joins it with the room that another view wants.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// The room joined with that of another view.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { other }

  /// The room between a view and the next one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

extension View {
  /// Sets a value for the layout that this view stands in.
  /// - Note: Has no effect; sizes are the surface's.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    self
  }
}
