import Foundation

/// A direction in which views lie or move.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8

    /// Makes the set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle, as the language is read.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes the set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where a line of text begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)
    /// The sides where a line of text begins and ends.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// Every side.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// One side across: where a line of text begins, or where it ends.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where a line of text begins.
  case leading
  /// Where a line of text ends.
  case trailing
}

/// One side along: the upper one, or the lower one.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}

/// The room to keep at each side of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The room at the upper side.
  public var top: CGFloat
  /// The room where a line of text begins.
  public var leading: CGFloat
  /// The room at the lower side.
  public var bottom: CGFloat
  /// The room where a line of text ends.
  public var trailing: CGFloat

  /// Makes the room at each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room at any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
