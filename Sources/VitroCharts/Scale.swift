import Foundation
import VitroUI

/// The mapping of values of one direction to places, from 0 to 1.
struct Scale {
  enum Kind {
    case numbers, dates
    case categories([String])
  }

  let kind: Kind
  private(set) var low: Double
  private(set) var high: Double
  let calendar: Calendar
  private(set) var ticks: [Tick] = []
  /// How much of the axis a bar may take.
  private(set) var slot = 1.0

  /// A place on an axis that is labelled.
  struct Tick: Equatable {
    var position: Double
    var label: String
    var place: PlottedPlace
  }

  /// Finds the ends of an axis.
  ///
  /// - Parameters:
  ///   - places: The values of marks.
  ///   - reach: How far it goes besides, for what has no values of its own.
  init(
    _ places: [PlottedPlace], _ options: AxisOptions, reaching reach: [Double] = [],
    holdsBars: Bool, calendar: Calendar
  ) {
    self.calendar = calendar
    let domain = options.domain ?? []
    let categories = (domain + places).categories
    if !categories.isEmpty || (places.isEmpty && domain.isEmpty && reach.isEmpty) {
      kind = .categories(categories)
      (low, high) = (0, Double(max(categories.count, 1)))
      slot = 1 / high
      return
    }
    let isDates = places.contains { $0.isDate }
    kind = isDates ? .dates : .numbers
    let chosen = domain.isEmpty ? places : domain
    let numbers = (chosen.flatMap { $0.span(calendar) } + (domain.isEmpty ? reach : []))
      .filter(\.isFinite)
    low = numbers.min() ?? 0
    high = numbers.max() ?? 1
    if domain.isEmpty { widen(places, isDates, holdsBars, options) }
    if high <= low { (low, high) = (low - 0.5, low + 0.5) }
    slot = min(smallestGap(places) / (high - low), 1)
  }

  /// Where the middle of a value stands, from 0 to 1.
  func position(_ place: PlottedPlace) -> Double {
    switch (kind, place) {
    case (.categories(let names), _):
      return (Double(names.firstIndex(of: place.name) ?? 0) + 0.5) / high
    default: return (place.middle(calendar) - low) / (high - low)
    }
  }

  /// Where the value 0 stands, or the nearest to it.
  var base: Double { min(max((0 - low) / (high - low), 0), 1) }

  var isContinuous: Bool {
    if case .categories = kind { false } else { true }
  }

  func position(of number: Double) -> Double { (number - low) / (high - low) }

  private mutating func widen(
    _ places: [PlottedPlace], _ isDates: Bool, _ holdsBars: Bool, _ options: AxisOptions
  ) {
    if !isDates, options.includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    if holdsBars, places.allSatisfy({ $0.span(calendar).count == 1 }) {
      let room = smallestGap(places) / 2
      (low, high) = (low - room, high + room)
    }
  }

  private func smallestGap(_ places: [PlottedPlace]) -> Double {
    let spans = places.map { $0.span(calendar) }
    if let span = spans.first(where: { $0.count == 2 }) { return span[1] - span[0] }
    let sorted = Set(spans.flatMap { $0 }).sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? max(high - low, 1)
  }
}

extension Scale {
  /// Chooses the labelled places for an axis of a length with room for labels of a size.
  mutating func chooseTicks(_ options: AxisOptions, length: Double, room: Double) {
    let count = options.desiredCount ?? max(2, min(Int(length / room), 8))
    let format = options.format
    if let values = options.values {
      ticks = values.map { tick($0, Ticks.text($0, calendar)) }
    } else {
      switch kind {
      case .categories(let names): ticks = names.map { tick(.category($0), $0) }
      case .numbers: chooseNumbers(count, isFree: options.domain == nil)
      case .dates:
        ticks = Ticks.dates(from: low, to: high, count, options.stride, calendar).map {
          tick(.date($0.date, unit: $0.unit), $0.label)
        }
      }
    }
    if let format { ticks = ticks.map { tick($0.place, format($0.place) ?? $0.label) } }
    ticks.removeAll { $0.position < -0.001 || $0.position > 1.001 }
  }

  private mutating func chooseNumbers(_ count: Int, isFree: Bool) {
    let step = Ticks.step(from: low, to: high, count)
    if isFree, slot == 1 || base == 0 || base == 1 || low == 0 || high == 0 {
      if low != 0 { low = (low / step).rounded(.down) * step }
      if high != 0 { high = (high / step).rounded(.up) * step }
    }
    ticks = Ticks.numbers(from: low, to: high, step: step, calendar).map {
      tick(.number($0.value), $0.label)
    }
  }

  private func tick(_ place: PlottedPlace, _ label: String) -> Tick {
    Tick(position: position(place), label: label, place: place)
  }
}

extension PlottedPlace {
  /// What it is called where it tells groups apart.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let number): Ticks.text(number)
    case .date(let date, _): date.formatted(date: .abbreviated, time: .omitted)
    }
  }

  var isDate: Bool { if case .date = self { true } else { false } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Its number, or the beginning and the end of the unit that it stands for.
  func span(_ calendar: Calendar) -> [Double] {
    switch self {
    case .number(let number): return [number]
    case .category: return []
    case .date(let date, let unit):
      guard let unit, let interval = calendar.dateInterval(of: unit, for: date) else {
        return [date.timeIntervalSinceReferenceDate]
      }
      return [
        interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate,
      ]
    }
  }

  func middle(_ calendar: Calendar) -> Double {
    let span = span(calendar)
    return span.isEmpty ? 0 : span.reduce(0, +) / Double(span.count)
  }
}

extension [PlottedPlace] {
  /// The names of categories, each once, in order.
  var categories: [String] {
    var seen: Set<String> = []
    return compactMap { place in
      guard case .category(let name) = place, seen.insert(name).inserted else { return nil }
      return name
    }
  }
}
