import Foundation

/// A point in a rectangle, in parts of its width and height: 0 is leading or top, 1 the other end.
public struct UnitPoint: Hashable, Sendable {
  /// How far from the leading edge, in parts of the width.
  public var x: CGFloat
  /// How far from the top, in parts of the height.
  public var y: CGFloat

  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
