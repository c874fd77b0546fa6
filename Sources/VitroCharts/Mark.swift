import Foundation
import VitroUI

/// One thing on a chart.
struct Mark {
  enum Kind { case line, bar, point, area, rule, rectangle, sector, function }

  /// A value, or the way from one to another.
  struct Extent {
    var label: String?
    var start: PlottedPlace?
    var end: PlottedPlace
  }

  let kind: Kind
  var x: Extent?
  var y: Extent?
  /// What tells lines apart.
  var series: String?
  /// What its colour tells.
  var group: (label: String, value: String)?
  var paint: Paint?
  var symbol: BasicChartSymbolShape?
  /// Whether the symbol tells the group.
  var symbolTellsGroup = false
  var symbolSize: Double?
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  var opacity: Double?
  var cornerRadius: Double?
  var width: Double?
  var height: Double?
  /// How much of the circle it takes beside the others, and where it begins and ends between the middle and the edge.
  var sector: (size: Double, inner: MarkDimension, outer: MarkDimension, inset: Double)?
  var annotation: (text: String, position: AnnotationPosition)?
  /// What draws the line, where that is a function.
  private(set) var function: PlottedFunction?

  init(_ kind: Kind, x: Extent? = nil, y: Extent? = nil, series: String? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
    self.series = series
  }

  init(_ function: PlottedFunction) {
    kind = .function
    self.function = function
  }
}

extension Mark.Extent {
  init<Value>(_ value: PlottableValue<Value>) {
    self.init(label: value.label, start: nil, end: value.place)
  }

  init<Value>(from start: PlottableValue<Value>, to end: PlottableValue<Value>) {
    self.init(label: end.label, start: start.place, end: end.place)
  }
}

/// The course of a line from one value to the next.
public enum InterpolationMethod: Hashable, Sendable {
  /// Straight.
  case linear
  /// In a curve that rises and falls only as the values do.
  case monotone
  /// In a smooth curve.
  case catmullRom
  /// In a smooth curve.
  case cardinal
  /// In steps from each value on.
  case stepStart
  /// In steps in the middle between values.
  case stepCenter
  /// In steps up to each value.
  case stepEnd
}

/// The shape of a point.
public enum BasicChartSymbolShape: CaseIterable, Hashable, Sendable {
  /// A circle.
  case circle
  /// A square.
  case square
  /// A triangle.
  case triangle
  /// A square that stands on a corner.
  case diamond
  /// A cross.
  case plus
  /// A slanting cross.
  case cross
}

/// The position of an annotation beside its mark.
public enum AnnotationPosition: Hashable, Sendable {
  /// Where there is room: above.
  case automatic
  /// Above.
  case top
  /// Below.
  case bottom
  /// Before.
  case leading
  /// Behind.
  case trailing
  /// Over it.
  case overlay
}

/// The width of a bar, or the radius of a sector.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let points: Double?
  /// The part of the room that it takes, or `nil`.
  private(set) var part: Double?
  /// How much of the room it leaves, in points, or `nil`.
  private(set) var left: Double?

  /// As wide as there is room.
  public static let automatic = MarkDimension(points: nil)

  /// So many points wide.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(points: value) }

  /// A part of the room.
  /// - Note: Has an effect on the radii of sectors only.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    var dimension = MarkDimension.automatic
    dimension.part = value
    return dimension
  }

  /// All of the room but so many points.
  /// - Note: Has an effect on the radii of sectors only.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    var dimension = MarkDimension.automatic
    dimension.left = value
    return dimension
  }

  private init(points: Double?) { self.points = points }

  /// So many points wide.
  public init(floatLiteral value: Double) { points = value }

  /// So many points wide.
  public init(integerLiteral value: Int) { points = Double(value) }
}
