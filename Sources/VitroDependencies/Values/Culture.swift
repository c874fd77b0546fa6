#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DependencyValues {
  /// The calendar that dates are reckoned in; the user's in a running program.
  @DependencyEntry public var calendar = Calendar.autoupdatingCurrent

  /// The language and the customs that things are shown in; the user's in a running program.
  @DependencyEntry public var locale = Locale.autoupdatingCurrent

  /// The time zone that dates are shown in; the user's in a running program.
  @DependencyEntry public var timeZone = TimeZone.autoupdatingCurrent
}
