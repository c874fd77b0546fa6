#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

private enum CalendarKey: DependencyEntryKey {
  static let liveValue = Calendar.autoupdatingCurrent
}

private enum LocaleKey: DependencyEntryKey {
  static let liveValue = Locale.autoupdatingCurrent
}

private enum TimeZoneKey: DependencyEntryKey {
  static let liveValue = TimeZone.autoupdatingCurrent
}

extension DependencyValues {
  /// The calendar that dates are reckoned in; the user's in a running program.
  public var calendar: Calendar {
    get { self[entry: CalendarKey.self, name: "calendar"] }
    set { self[entry: CalendarKey.self, name: "calendar"] = newValue }
    _modify { yield &self[entry: CalendarKey.self, name: "calendar"] }
  }

  /// The language and the customs that things are shown in; the user's in a running program.
  public var locale: Locale {
    get { self[entry: LocaleKey.self, name: "locale"] }
    set { self[entry: LocaleKey.self, name: "locale"] = newValue }
    _modify { yield &self[entry: LocaleKey.self, name: "locale"] }
  }

  /// The time zone that dates are shown in; the user's in a running program.
  public var timeZone: TimeZone {
    get { self[entry: TimeZoneKey.self, name: "timeZone"] }
    set { self[entry: TimeZoneKey.self, name: "timeZone"] = newValue }
    _modify { yield &self[entry: TimeZoneKey.self, name: "timeZone"] }
  }
}
