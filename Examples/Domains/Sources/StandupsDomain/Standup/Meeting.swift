#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A stand-up that has been held: when it was, and what was said.
public struct Meeting: Hashable, Identifiable, Sendable {
  /// The dates that are kept: from 1970 to 9999, Greenwich time.
  public static let dates =
    Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 253_402_300_799)

  /// What tells two meetings of the same second apart.
  public let id: Identifier<Meeting>
  /// When the meeting began, to the second.
  public let date: Date
  /// What was said.
  public let transcript: Transcript

  /// Makes a meeting. A clock that is badly off loses nobody's meeting: a date that is not one of
  /// ``dates`` becomes the nearest of them, and what is no number becomes the first.
  public init(id: ID, date: Date, transcript: Transcript) {
    let second = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    let (first, last) = (Self.dates.lowerBound, Self.dates.upperBound)
    self.id = id
    self.date = second > first ? min(second, last) : first
    self.transcript = transcript.settled
  }
}
