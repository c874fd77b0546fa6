import Foundation

/// A part of a text that is written as its environment says: a value in a format, a date, a built-in
/// word.
final class PlacedText: Hashable, @unchecked Sendable {
  // What it is made of, and how it is written, are read where views are made: on the main actor.
  private let parts: [Any]
  private let write: (Manner) -> String
  private let writeAsUsual: () -> String

  /// Makes a part that is another one when one of its parts is another value.
  init(
    _ parts: Any..., usual: @escaping () -> String,
    write: @escaping (Manner) -> String
  ) {
    self.parts = parts
    self.write = write
    writeAsUsual = usual
  }

  /// A value in a format.
  convenience init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    self.init(input, format, usual: { format.format(input) }) {
      format.placed(in: $0).format(input)
    }
  }

  /// A built-in word, about something that has a name.
  convenience init(_ word: BuiltInWords.Word, _ name: String) {
    self.init(word, name, usual: { word.rawValue.replacing("%@", with: name) }) {
      $0.words[word, name]
    }
  }

  /// The text as the process would write it for itself.
  var usual: String { writeAsUsual() }

  /// The text as it is written in an environment.
  @MainActor func string(in environment: EnvironmentValues) -> String { write(environment.manner) }

  static func == (left: PlacedText, right: PlacedText) -> Bool {
    left === right
      || left.parts.count == right.parts.count
        && zip(left.parts, right.parts).allSatisfy { isSame($0, $1) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(parts.count) }

  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    (left as? any Equatable)?.isSame(as: right) ?? false
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

/// The conventions by which a person writes dates, numbers and words.
struct Manner {
  let locale: Locale
  let timeZone: TimeZone
  /// The calendar that a view has set.
  let ownCalendar: Calendar?
  let addedWords: [BuiltInWords]

  /// How days are counted; where nobody says it, as usual in the locale and the time zone.
  var calendar: Calendar {
    if let ownCalendar { return ownCalendar }
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The library's own words.
  var words: Vocabulary { Vocabulary(locale: locale, adding: addedWords) }
}

extension FormatStyle {
  /// The format in a person's locale, time zone and calendar, as far as it has none of its own.
  func placed(in manner: Manner) -> Self {
    let style = locale(manner.locale)
    guard var dates = style as? any CalendarFormat else { return style }
    if dates.calendar == .autoupdatingCurrent { dates.calendar = manner.calendar }
    if var zoned = dates as? any ZonedFormat, zoned.timeZone == .autoupdatingCurrent {
      zoned.timeZone = manner.timeZone
      return zoned as? Self ?? style
    }
    return dates as? Self ?? style
  }
}

/// A format that counts days.
private protocol CalendarFormat {
  var calendar: Calendar { get set }
}

/// A format that says when in a time zone.
private protocol ZonedFormat: CalendarFormat {
  var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: ZonedFormat {}
extension Date.IntervalFormatStyle: ZonedFormat {}
extension Date.RelativeFormatStyle: CalendarFormat {}
