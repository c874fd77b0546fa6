import VitroUI

/// A mark, which is one thing on a chart.
@MainActor
protocol SingleMark: ChartContent where Body == EmptyView {
  var mark: Mark { get }
}

extension SingleMark {
  /// Nothing: a mark is shown by its chart.
  public var body: EmptyView { EmptyView() }

  /// Adds the mark.
  public func plot(into marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// A value on a line.
public struct LineMark: SingleMark {
  let mark: Mark

  /// Makes a value on a line.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: .init(x), y: .init(y))
  }

  /// Makes a value on one of several lines.
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(.line, x: .init(x), y: .init(y), series: series.place.name)
  }
}

/// A value on the upper edge of a surface.
public struct AreaMark: SingleMark {
  let mark: Mark

  /// Makes a value above the axis.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.area, x: .init(x), y: .init(y))
  }

  /// Makes a value above the axis, on one of several surfaces.
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(.area, x: .init(x), y: .init(y), series: series.place.name)
  }

  /// Makes a part between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(.area, x: .init(x), y: .init(from: yStart, to: yEnd))
  }
}

/// A bar from the axis to a value, or from one value to another.
public struct BarMark: SingleMark {
  let mark: Mark

  /// Makes a bar from the axis to a value; it lies where only the horizontal value is a number.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar, x: .init(x), y: .init(y))
    mark.width = width.points ?? height.points
    self.mark = mark
  }

  /// Makes a standing bar between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar, x: .init(x), y: .init(from: yStart, to: yEnd))
    mark.width = width.points
    self.mark = mark
  }

  /// Makes a lying bar between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar, x: .init(from: xStart, to: xEnd), y: .init(y))
    mark.width = height.points
    self.mark = mark
  }
}

/// A point.
public struct PointMark: SingleMark {
  let mark: Mark

  /// Makes a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .init(x), y: .init(y))
  }
}

/// A straight line across the chart.
public struct RuleMark: SingleMark {
  let mark: Mark

  /// Makes a line from top to bottom.
  public init<X>(x: PlottableValue<X>) { mark = Mark(.rule, x: .init(x)) }

  /// Makes a line from side to side.
  public init<Y>(y: PlottableValue<Y>) { mark = Mark(.rule, y: .init(y)) }

  /// Makes a standing line between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .init(x), y: .init(from: yStart, to: yEnd))
  }

  /// Makes a lying line between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .init(from: xStart, to: xEnd), y: .init(y))
  }
}
