import Foundation
import VitroUI

/// A rectangle between two values of each axis, or in the room of one.
public struct RectangleMark: SingleMark {
  let mark: Mark

  private init(
    _ x: Mark.Extent?, _ y: Mark.Extent?, _ width: MarkDimension, _ height: MarkDimension
  ) {
    var mark = Mark(.rectangle, x: x, y: y)
    (mark.width, mark.height) = (width.points, height.points)
    self.mark = mark
  }

  /// Makes a rectangle in the room of two values.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(.init(x), .init(y), width, height)
  }

  /// Makes a rectangle between two values of each axis.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      .init(from: xStart, to: xEnd), .init(from: yStart, to: yEnd), .automatic, .automatic)
  }

  /// Makes a rectangle in the room of a value, between two others.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.init(x), .init(from: yStart, to: yEnd), width, .automatic)
  }

  /// Makes a rectangle in the room of a value, between two others.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.init(from: xStart, to: xEnd), .init(y), .automatic, height)
  }

  /// Makes a rectangle between two values, from top to bottom.
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init(.init(from: xStart, to: xEnd), nil, .automatic, .automatic)
  }

  /// Makes a rectangle between two values, from side to side.
  public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(nil, .init(from: yStart, to: yEnd), .automatic, .automatic)
  }
}

/// A sector of a circle, as large beside the others as its value.
public struct SectorMark: SingleMark {
  let mark: Mark

  /// Makes a sector between two radii, with room of so many points beside it.
  public init<Value>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector)
    mark.sector = (angle.place.number ?? 0, innerRadius, outerRadius, Double(angularInset ?? 0))
    self.mark = mark
  }
}
