import Foundation

extension Text {
  /// The style in which a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind { case time, date, relative, offset, timer }
    fileprivate let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How long until then, or since.
    public static let relative = DateStyle(kind: .relative)
    /// How long until then, or since, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// Minutes and seconds until then, or since.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date, in the locale, the calendar and the time zone of the place.
  /// - Note: What is relative to now is as of the moment when the body ran.
  nonisolated public init(_ date: Date, style: DateStyle) {
    let seconds = date.timeIntervalSinceNow
    switch style.kind {
    case .time: self.init(PlacedText(date, Date.FormatStyle.onlyTime))
    case .date: self.init(PlacedText(date, Date.FormatStyle(date: .long, time: .omitted)))
    case .relative: self.init(.duration(abs(seconds)))
    case .offset: self.init(.duration(abs(seconds), sign: seconds < 0 ? "-" : "+"))
    case .timer: self.init(runs: [TextRun(Text.clock(abs(seconds)))])
    }
  }

  /// Shows the days or times between two dates, in the locale, the calendar and the time zone of
  /// the place.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(
      PlacedText(dates, usual: { dates.written(as: { $0 }, in: .current) }) { manner in
        dates.written(as: { $0.placed(in: manner) }, in: manner.calendar)
      })
  }

  /// Shows the days or times of an interval, in the locale, the calendar and the time zone of the
  /// place.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows hours, minutes and seconds of an interval, to its end or from its beginning.
  /// - Note: It is as of the moment when the body ran.
  nonisolated public init(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    self.init(runs: [TextRun(Text.clock(seconds.rounded(.up), showsHours: showsHours))])
  }

  nonisolated private static func clock(
    _ seconds: TimeInterval, showsHours: Bool = true
  ) -> String {
    let whole = Int(min(max(seconds, 0), 1e12))
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours else { return "\(whole / 60):\(digits(whole % 60))" }
    let minutes = "\(whole / 60 % 60):\(digits(whole % 60))"
    return whole < 3_600
      ? minutes : "\(whole / 3_600):\(digits(whole / 60 % 60)):\(digits(whole % 60))"
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date, in the locale, the calendar and the time zone of the place.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds the days or times between two dates, in the locale, the calendar and the time zone of the place.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }
}

extension Date.FormatStyle {
  fileprivate static var onlyTime: Date.FormatStyle {
    Date.FormatStyle(date: .omitted, time: .shortened)
  }
}

extension ClosedRange<Date> {
  fileprivate func written(
    as placed: (Date.FormatStyle) -> Date.FormatStyle, in calendar: Calendar
  ) -> String {
    let isSameDay = calendar.isDate(lowerBound, inSameDayAs: upperBound)
    let format = placed(isSameDay ? .onlyTime : .init(date: .abbreviated, time: .omitted))
    return "\(format.format(lowerBound)) – \(format.format(upperBound))"
  }
}

extension PlacedText {
  /// So many seconds, in the two largest units that count.
  fileprivate static func duration(_ seconds: TimeInterval, sign: String = "") -> PlacedText {
    let whole = Int(min(max(seconds, 0), 1e12))
    return PlacedText(whole, sign, usual: { sign + duration(whole) }) { manner in
      let isEnglish = manner.locale.identifier.prefix(2) == "en"
      return sign + (isEnglish ? duration(whole) : duration(whole, in: manner.locale))
    }
  }

  private static func duration(_ seconds: Int, in locale: Locale) -> String {
    let format = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
    return Duration.seconds(seconds).formatted(format.locale(locale))
  }

  private static func duration(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3_600, "hr"), (60, "min"), (1, "sec")]
    var left = seconds
    var parts: [String] = []
    for (size, name) in units where left >= size || (size == 1 && parts.isEmpty) {
      parts.append("\(left / size) \(name)\(name == "day" && left / size != 1 ? "s" : "")")
      left %= size
    }
    return parts.prefix(2).joined(separator: ", ")
  }
}
