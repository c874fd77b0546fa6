import Foundation

// The formatters that Linux's Foundation has not.
#if !canImport(Darwin)
  /// A formatter of a duration, such as "1 hour, 30 minutes".
  /// - Note: It writes English.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of the units.
    public enum UnitsStyle: Int, Sendable {
      /// "1:30:00"
      case positional
      /// "1h 30m"
      case abbreviated
      /// "1 hr, 30 min"
      case short
      /// "1 hour, 30 minutes"
      case full
      /// "one hour, thirty minutes"; written as `full`
      case spellOut
      /// "1hr 30min"
      case brief
    }

    /// The treatment of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes a set of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Left out, but for the smallest one.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Left out in front.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Left out between others.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Left out at the end.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// Left out.
      public static let dropAll: ZeroFormattingBehavior = [
        .dropLeading, .dropMiddle, .dropTrailing,
      ]
      /// Written, with two digits where the units are positional.
      public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    /// The units that are written.
    open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
    /// The length of the units.
    open var unitsStyle = UnitsStyle.positional
    /// The treatment of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0 for all.
    open var maximumUnitCount = 0
    /// Whether the last unit has a fraction.
    /// - Note: Has no effect.
    open var allowsFractionalUnits = false
    /// Whether "remaining" is written after it.
    open var includesTimeRemainingPhrase = false
    /// Whether "about" is written before it.
    open var includesApproximationPhrase = false
    /// Whether the largest unit takes what larger ones would.
    /// - Note: Has no effect.
    open var collapsesLargestUnit = false
    /// The calendar of the units.
    /// - Note: Has no effect: a day has 24 hours, a month 30 days and a year 365.
    open var calendar: Calendar? = .current

    /// The time between two moments.
    open func string(from start: Date, to end: Date) -> String? {
      string(from: end.timeIntervalSince(start))
    }

    /// The time that components say.
    open func string(from components: DateComponents) -> String? {
      let parts = Unit.all.map { Double(components.value(for: $0.component) ?? 0) * $0.seconds }
      return string(from: parts.reduce(0, +))
    }

    /// A duration in seconds.
    open func string(from interval: TimeInterval) -> String? {
      guard interval.isFinite, abs(interval) < 1e15 else { return nil }
      let units = Unit.all.filter { allowedUnits.contains($0.unit) }
      guard let last = units.last else { return nil }
      var rest = (abs(interval) / last.seconds).rounded(.down) * last.seconds
      var parts = units.map { unit in
        let count = (rest / unit.seconds).rounded(.down)
        rest -= count * unit.seconds
        return (unit: unit, count: Int(count))
      }
      drop(&parts)
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      let text = written(parts)
      let phrase = (includesApproximationPhrase ? "About " : "") + text
      return (interval < 0 ? "-" : "") + phrase + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func drop(_ parts: inout [(unit: Unit, count: Int)]) {
      let behavior = zeroFormattingBehavior
      if behavior.contains(.pad) { return }
      let isPositional = unitsStyle == .positional
      if behavior.contains(.default) || behavior.contains(.dropLeading) {
        while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
      }
      if behavior.contains(.dropTrailing) || behavior.contains(.default) && !isPositional {
        while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
      }
      if behavior.contains(.dropMiddle) || behavior.contains(.default) && !isPositional {
        let last = parts.count - 1
        parts = parts.enumerated().filter { $0 == 0 || $0 == last || $1.count != 0 }.map(\.element)
      }
    }

    private func written(_ parts: [(unit: Unit, count: Int)]) -> String {
      switch unitsStyle {
      case .positional:
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
          index > 0 || pads ? String(format: "%02d", part.count) : "\(part.count)"
        }.joined(separator: ":")
      case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
      case .brief: return parts.map { "\($0.count)\($0.unit.short)" }.joined(separator: " ")
      case .short: return parts.map { "\($0.count) \($0.unit.short)" }.joined(separator: ", ")
      case .full, .spellOut:
        return parts.map { "\($0.count) \($0.unit.name)\($0.count == 1 ? "" : "s")" }
          .joined(separator: ", ")
      }
    }
  }

  /// A unit of time.
  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let seconds: Double
    let name: String
    let short: String

    var letter: String { self.short == "mo" ? "mo" : String(name.prefix(1)) }

    static let all = [
      Unit(unit: .year, component: .year, seconds: 31_536_000, name: "year", short: "yr"),
      Unit(unit: .month, component: .month, seconds: 2_592_000, name: "month", short: "mo"),
      Unit(
        unit: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, name: "week", short: "wk"),
      Unit(unit: .day, component: .day, seconds: 86_400, name: "day", short: "day"),
      Unit(unit: .hour, component: .hour, seconds: 3_600, name: "hour", short: "hr"),
      Unit(unit: .minute, component: .minute, seconds: 60, name: "minute", short: "min"),
      Unit(unit: .second, component: .second, seconds: 1, name: "second", short: "sec"),
    ]
  }

  /// A formatter of a moment by its distance, such as "2 hours ago".
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The choice between "yesterday" and "1 day ago".
    public enum DateTimeStyle: Int, Sendable {
      /// "1 day ago"
      case numeric
      /// "yesterday"
      case named
    }

    /// The length of the units.
    public enum UnitsStyle: Int, Sendable {
      /// "2 months ago"
      case full
      /// "two months ago"
      case spellOut
      /// "2 mo. ago"
      case short
      /// "2mo ago"
      case abbreviated
    }

    /// The choice between "yesterday" and "1 day ago".
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The length of the units.
    open var unitsStyle = UnitsStyle.full
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent
    /// The calendar of the units.
    open var calendar: Calendar! = .autoupdatingCurrent

    /// A moment as it is seen from another one.
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }

    /// A moment that is so many seconds away.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      Date.now.addingTimeInterval(interval).formatted(style)
    }

    private var style: Date.RelativeFormatStyle {
      let units: Date.RelativeFormatStyle.UnitsStyle =
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
      return Date.RelativeFormatStyle(
        presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
        locale: locale ?? .current, calendar: calendar ?? .current)
    }
  }

  /// A formatter of a list, such as "Tea, Coffee, and Milk".
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The formatter of what is no text.
    open var itemFormatter: Formatter?
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent

    /// The texts in a sentence.
    public static func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and))
    }

    /// The items in a sentence.
    open func string(from items: [Any]) -> String? {
      items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        .formatted(.list(type: .and).locale(locale ?? .current))
    }
  }

  extension String {
    /// The text for a key, which is the text itself where no table has it.
    public init(
      localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
    }
  }
#endif
