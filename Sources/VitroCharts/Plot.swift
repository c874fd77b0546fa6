import Foundation
import VitroUI

/// The layout of everything on a chart.
@MainActor
struct Plot {
  /// A group with its colour and its shape.
  struct Group {
    var name: String
    var paint: Paint
    var symbol: BasicChartSymbolShape
  }

  static let palette = ["blue", "green", "orange", "purple", "red", "teal", "yellow", "pink"]
  static let letters = 11.0
  static let line = 14.0
  static let labelRoom = CGSize(width: 56, height: 40)

  let marks: [Mark]
  let options: ChartOptions
  private(set) var x: Scale
  private(set) var y: Scale
  /// The horizontal values that there are, before the axis is made round.
  let across: ClosedRange<Double>
  let groups: [Group]
  /// The rectangle of the values, without axes and legend.
  private(set) var area = CGRect.zero
  private(set) var size = CGSize.zero

  init(_ marks: [Mark], _ options: ChartOptions, _ calendar: Calendar) {
    let stacked = Stack.applied(to: marks.filter(\.canBeDrawn))
    self.marks = stacked
    var options = options
    if stacked.contains(where: { $0.kind == .sector }) {
      (options.x.isHidden, options.y.isHidden) = (true, true)
    }
    self.options = options
    let bars = stacked.filter { $0.kind == .bar }
    let isLying = bars.contains { $0.isLying }
    var horizontal = options.x
    horizontal.includesZero = horizontal.includesZero && isLying
    let functions = stacked.compactMap(\.function)
    let xs = stacked.flatMap { $0.x?.places ?? [] }
    var reach = functions.flatMap(\.horizontalReach)
    if xs.isEmpty, reach.isEmpty, !functions.isEmpty { reach = [0, 1] }
    let x = Scale(
      xs, horizontal, reaching: reach, holdsBars: !bars.isEmpty && !isLying, calendar: calendar)
    (self.x, across) = (x, x.low...x.high)
    y = Scale(
      stacked.flatMap { $0.y?.places ?? [] }, options.y,
      reaching: functions.flatMap { $0.verticalReach(across: x.low...x.high) },
      holdsBars: isLying, calendar: calendar)
    groups = Plot.groups(stacked, options)
  }

  private static func groups(_ marks: [Mark], _ options: ChartOptions) -> [Group] {
    var names: [String] = options.paints.compactMap(\.name)
    let used = Set(marks.compactMap { $0.group?.value })
    names.removeAll { !used.contains($0) }
    for name in marks.compactMap({ $0.group?.value }) where !names.contains(name) {
      names.append(name)
    }
    let shapes = BasicChartSymbolShape.allCases
    let free = options.paints.filter { $0.name == nil }.map(\.paint)
    return names.enumerated().map { index, name in
      let paint =
        options.paints.first { $0.name == name }?.paint
        ?? (free.isEmpty ? .named(palette[index % palette.count]) : free[index % free.count])
      return Group(name: name, paint: paint, symbol: shapes[index % shapes.count])
    }
  }

  /// Chooses the labels, and finds the room that is left for the values.
  mutating func arrange(in size: CGSize) {
    self.size = size
    let below =
      (showsLegend ? Plot.line + 8 : 0) + (options.x.showsText ? Plot.line + 4 : 0)
      + (options.x.label == nil ? 0 : Plot.line)
    let above =
      options.y.label != nil ? Plot.line * 1.5 : options.y.showsText ? Plot.line / 2 : 0
    let height = max(size.height - below - above, 1)
    y.chooseTicks(options.y, length: height, room: Plot.labelRoom.height)
    let longest = y.ticks.map(\.label.count).max() ?? 0
    let beside = options.y.showsText ? Double(longest) * Plot.letters * 0.56 + 8 : 0
    let width = max(size.width - beside, 1)
    x.chooseTicks(options.x, length: width, room: Plot.labelRoom.width)
    area = CGRect(
      x: options.y.isLeading ? beside : 0, y: above, width: width, height: height)
  }

  var showsLegend: Bool { !options.hidesLegend && !groups.isEmpty }

  func paint(_ mark: Mark) -> Paint {
    groups.first { $0.name == mark.group?.value }?.paint ?? mark.paint ?? .named("blue")
  }

  func point(_ x: PlottedPlace, _ y: PlottedPlace) -> CGPoint {
    CGPoint(x: horizontal(self.x.position(x)), y: vertical(self.y.position(y)))
  }

  /// Where a part of the width stands.
  func horizontal(_ part: Double) -> CGFloat { area.minX + part * area.width }

  /// Where a part of the height stands: numbers from below, names from above.
  func vertical(_ part: Double) -> CGFloat {
    y.isContinuous ? area.maxY - part * area.height : area.minY + part * area.height
  }
}

extension AxisOptions {
  var showsText: Bool { !isHidden && showsLabels }
}

extension Mark.Extent {
  var places: [PlottedPlace] { [start, end].compactMap { $0 } }
}

extension Mark {
  /// The largest number that a chart draws.
  private static let mostNumber = 1e15

  static func isDrawable(_ number: Double) -> Bool { abs(number) <= mostNumber }

  /// Whether its values have a place: there is none for infinity and for what is no number.
  var canBeDrawn: Bool {
    if let sector, !Mark.isDrawable(sector.size) || sector.size < 0 { return false }
    return ((x?.places ?? []) + (y?.places ?? [])).allSatisfy { place in
      switch place {
      case .number(let number): Mark.isDrawable(number)
      case .date(let date, _): abs(date.timeIntervalSinceReferenceDate) <= 1e11
      case .category: true
      }
    }
  }

  /// Whether the number is that of the horizontal axis.
  var isLying: Bool {
    guard kind == .bar || kind == .area, let x, let y else { return false }
    if x.start != nil { return true }
    return x.end.number != nil && y.start == nil && y.end.number == nil
  }
}

/// Puts bars and surfaces at the same place on top of each other.
enum Stack {
  private struct Key: Hashable {
    var kind: Mark.Kind
    var place: PlottedPlace
    var isNegative: Bool
  }

  static func applied(to marks: [Mark]) -> [Mark] {
    var heights: [Key: Double] = [:]
    return marks.map { mark in
      guard mark.kind == .bar || mark.kind == .area, let x = mark.x, let y = mark.y else {
        return mark
      }
      let value = mark.isLying ? x : y
      guard value.start == nil, let number = value.end.number, number.isFinite else { return mark }
      let key = Key(
        kind: mark.kind, place: mark.isLying ? y.end : x.end, isNegative: number < 0)
      let base = heights[key, default: 0]
      heights[key] = base + number
      let extent = Mark.Extent(
        label: value.label, start: .number(base), end: .number(base + number))
      var mark = mark
      if mark.isLying { mark.x = extent } else { mark.y = extent }
      return mark
    }
  }
}
