import Foundation

/// Round values that are labelled on an axis.
enum Ticks {
  /// The step of 1, 2 or 5 times a power of ten that gives about so many values.
  static func step(from low: Double, to high: Double, _ count: Int) -> Double {
    let rough = (high - low) / Double(max(count, 1))
    let power = pow(10, log10(rough).rounded(.down))
    guard rough > 0, rough.isFinite, power > 0, power.isFinite else { return 1 }
    let steps = [1.0, 2, 5, 10].map { $0 * power }
    return steps.first { $0 >= rough * 0.99 } ?? rough
  }

  static func numbers(
    from low: Double, to high: Double, step: Double, _ calendar: Calendar
  ) -> [(value: Double, label: String)] {
    let first = (low / step - 0.001).rounded(.up)
    let steps = (high / step + 0.001).rounded(.down) - first
    let count = steps.isFinite ? Int(min(max(steps, 0), 100)) : 0
    let digits = max(0, Int((-log10(step) + 0.001).rounded(.up)))
    let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(min(digits, 6)))
      .locale(calendar.locale ?? .current)
    return (0...count).map {
      let value = (first + Double($0)) * step
      return (value, format.format(value))
    }
  }

  /// A number with few digits.
  static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...2)))
  }

  /// A value that was chosen by hand.
  static func text(_ place: PlottedPlace, _ calendar: Calendar) -> String {
    switch place {
    case .number(let number): text(number)
    case .category(let name): name
    case .date(let date, let unit): text(date, unit ?? .day, calendar)
    }
  }

  /// Times at the beginning of units that give at most so many of them.
  static func dates(
    from low: Double, to high: Double, _ count: Int, _ stride: (Calendar.Component, Int)?,
    _ calendar: Calendar
  ) -> [(date: Date, unit: Calendar.Component?, label: String)] {
    let (unit, step) = stride ?? self.stride(high - low, count)
    let start = Date(timeIntervalSinceReferenceDate: low)
    guard var date = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
    var dates: [(Date, Calendar.Component?, String)] = []
    for _ in 0..<1_000 where date.timeIntervalSinceReferenceDate <= high {
      if date >= start { dates.append((date, nil, text(date, unit, calendar))) }
      guard let next = calendar.date(byAdding: unit, value: max(step, 1), to: date) else { break }
      date = next
    }
    return dates
  }

  private static func stride(_ seconds: Double, _ count: Int) -> (Calendar.Component, Int) {
    let strides: [(Double, Calendar.Component, Int)] = [
      (1, .second, 1), (10, .second, 10), (60, .minute, 1), (300, .minute, 5),
      (900, .minute, 15), (3_600, .hour, 1), (10_800, .hour, 3), (21_600, .hour, 6),
      (86_400, .day, 1), (172_800, .day, 2), (604_800, .weekOfYear, 1), (2_629_800, .month, 1),
      (7_889_400, .month, 3), (31_557_600, .year, 1), (157_788_000, .year, 5),
      (315_576_000, .year, 10),
    ]
    let fitting = strides.first { seconds / $0.0 <= Double(count) }
    return fitting.map { ($0.1, $0.2) } ?? (.year, 50)
  }

  static func text(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> String {
    var style = Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .second: style = style.minute().second()
    case .minute, .hour: style = style.hour().minute()
    case .year: style = style.year()
    case .month, .quarter: style = style.month(.abbreviated)
    default: style = style.month(.abbreviated).day()
    }
    return style.format(date)
  }
}
