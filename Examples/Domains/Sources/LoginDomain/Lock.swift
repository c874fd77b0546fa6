#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A lock of 15 minutes, as it stood when the clock was last seen.
public struct Lock: Hashable, Sendable, CustomStringConvertible {
  private static let minutes = 15

  /// When the lock ends.
  public let end: Date
  /// How many minutes remain, a begun one included: 1 to 15.
  public let minutesLeft: Int

  init(from date: Date) {
    self.init(end: date + Double(Self.minutes * 60), minutesLeft: Self.minutes)
  }

  private init(end: Date, minutesLeft: Int) {
    self.end = end
    self.minutesLeft = minutesLeft
  }

  /// The lock as it stands at a date, or nil when it is over.
  ///
  /// Seen before it began, because the clock was set back, it begins anew. A date that is not a
  /// number makes it begin anew as well, so that no clock can lock for ever.
  func seen(at date: Date) -> Lock? {
    let secondsLeft = end.timeIntervalSince(date)
    if secondsLeft <= 0 { return nil }
    guard secondsLeft < Double(Self.minutes * 60) else { return Lock(from: date) }
    return Lock(end: end, minutesLeft: Int((secondsLeft / 60).rounded(.up)))
  }

  /// When a minute less will remain.
  var nextMinute: Date { end - Double((minutesLeft - 1) * 60) }

  /// What the banner says: "The account is locked. Try again in 15 minutes."
  public var description: String {
    let minutes = minutesLeft == 1 ? "1 minute" : "\(minutesLeft) minutes"
    return "The account is locked. Try again in \(minutes)."
  }
}
