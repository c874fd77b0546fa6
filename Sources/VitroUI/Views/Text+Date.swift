import Foundation

extension Text {
  /// How a date is shown.
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

  /// Shows a date.
  /// - Note: What is relative to now is as of the moment when the body ran.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .relative: self.init(verbatim: Text.duration(abs(date.timeIntervalSinceNow)))
    case .offset:
      let seconds = date.timeIntervalSinceNow
      self.init(verbatim: (seconds < 0 ? "-" : "+") + Text.duration(abs(seconds)))
    case .timer: self.init(verbatim: Text.clock(abs(date.timeIntervalSinceNow)))
    }
  }

  /// Shows the days or times between two dates.
  public init(_ dates: ClosedRange<Date>) {
    let isSameDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let show = { (date: Date) in
      isSameDay
        ? date.formatted(date: .omitted, time: .shortened)
        : date.formatted(date: .abbreviated, time: .omitted)
    }
    self.init(verbatim: "\(show(dates.lowerBound)) – \(show(dates.upperBound))")
  }

  private static func duration(_ seconds: TimeInterval) -> String {
    let units = [(86_400, "day"), (3_600, "hr"), (60, "min"), (1, "sec")]
    var left = Int(min(max(seconds, 0), 1e12))
    var parts: [String] = []
    for (size, name) in units where left >= size || (size == 1 && parts.isEmpty) {
      parts.append("\(left / size) \(name)\(name == "day" && left / size != 1 ? "s" : "")")
      left %= size
    }
    return parts.prefix(2).joined(separator: ", ")
  }

  private static func clock(_ seconds: TimeInterval) -> String {
    let whole = Int(min(max(seconds, 0), 1e12))
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let minutes = "\(whole / 60 % 60):\(digits(whole % 60))"
    return whole < 3_600
      ? minutes : "\(whole / 3_600):\(digits(whole / 60 % 60)):\(digits(whole % 60))"
  }
}
