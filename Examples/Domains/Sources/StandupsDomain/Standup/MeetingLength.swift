/// The length of a stand-up: a whole number of minutes from 5 to 30.
public struct MeetingLength: Hashable, Sendable {
  /// The minutes from which one can choose.
  public static let choices = 5...30

  /// How long a stand-up takes until somebody says otherwise.
  public static let initial = MeetingLength(nearest: 5)

  /// The whole minutes, one of ``choices``.
  public let minutes: Int

  /// The same time in seconds, as a clock counts it.
  public var duration: Duration { .seconds(seconds) }

  var seconds: Int { minutes * 60 }

  /// Makes a length of exactly so many minutes.
  ///
  /// - Throws: ``StandupError/lengthOutOfRange(minutes:)`` where there is no such length.
  public init(minutes: Int) throws(StandupError) {
    guard Self.choices.contains(minutes) else { throw .lengthOutOfRange(minutes: minutes) }
    self.minutes = minutes
  }

  /// Makes the length that comes nearest to a number of minutes, however far off it is.
  public init(nearest minutes: Int) {
    self.minutes = min(max(minutes, Self.choices.lowerBound), Self.choices.upperBound)
  }
}
