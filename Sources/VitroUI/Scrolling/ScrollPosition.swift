import Foundation

/// The position of a scroll view: the view, the edge or the point at which it stands.
/// - Note: Remembers what the program has set; where people scroll to only the surface knows.
public struct ScrollPosition: Sendable {
  private var id: (any Hashable & Sendable)?
  /// The edge at which it stands, or `nil`.
  public private(set) var edge: Edge?
  /// The point at which it stands, or `nil`.
  public private(set) var point: CGPoint?
  private var left: CGFloat?
  private var top: CGFloat?
  /// Whether a person has scrolled.
  /// - Note: False unless the program sets it; how people scroll only the surface knows.
  public var isPositionedByUser = false

  /// Makes a position anywhere, at views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Makes a position at an edge, at views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Makes a position at a point.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// Makes a position so many points from the left and from the top.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    (left, top) = (x, y)
  }

  /// Makes a position so many points from the left.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { left = x }

  /// Makes a position so many points from the top.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { top = y }

  /// Makes a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.id = id }

  /// The id of the view at which it stands, or `nil`.
  public var viewID: (any Hashable & Sendable)? { id }

  /// How many points it stands from the left, or `nil`.
  public var x: CGFloat? { point?.x ?? left }

  /// How many points it stands from the top, or `nil`.
  public var y: CGFloat? { point?.y ?? top }

  /// The id of the view at which it stands, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id as? ID }

  /// Goes to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Goes so many points from the left and from the top.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

  /// Goes so many points from the left.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  /// Goes so many points from the top.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}

extension ScrollPosition: Equatable {
  /// Whether two positions are the same.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.id.map { AnyHashable($0) } == right.id.map { AnyHashable($0) }
      && left.edge == right.edge && left.point == right.point && left.left == right.left
      && left.top == right.top && left.isPositionedByUser == right.isPositionedByUser
  }
}

extension View {
  /// Says and tells which view a scroll view stands at.
  /// - Note: Has no effect; where it stands only the surface knows. A `ScrollViewReader` scrolls.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }

  /// Says and tells where a scroll view stands.
  /// - Note: Has no effect; where it stands only the surface knows. A `ScrollViewReader` scrolls.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }
}
