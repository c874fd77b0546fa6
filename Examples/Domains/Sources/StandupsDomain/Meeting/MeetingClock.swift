/// The time of a meeting, shared equally by those who speak in turn.
///
/// A share begins with a whole second: the share of the speaker at index `i` of `n` in a meeting of
/// `s` seconds begins after `s * i / n` of them, rounded down. So no second is lost, and the last
/// share ends with the meeting.
public struct MeetingClock: Hashable, Sendable {
  /// How many speak.
  public let speakerCount: Int

  private let seconds: Int
  private var elapsedSeconds = 0

  /// Makes a clock that stands at the beginning of a meeting.
  public init(_ standup: Standup) {
    speakerCount = standup.attendees.count
    seconds = standup.length.seconds
  }

  /// The time that has gone by.
  public var elapsed: Duration { .seconds(elapsedSeconds) }

  /// The time that is left.
  public var remaining: Duration { .seconds(seconds - elapsedSeconds) }

  /// How much of the meeting has gone by, from 0 to 1.
  public var progress: Double { Double(elapsedSeconds) / Double(seconds) }

  /// Whether the time is up.
  public var isOver: Bool { elapsedSeconds == seconds }

  /// The index of the one whose share it is; at the end it is still the last one's.
  public var speaker: Int {
    min(((elapsedSeconds + 1) * speakerCount - 1) / seconds, speakerCount - 1)
  }

  /// Whether nobody speaks after the present speaker.
  public var isLastSpeaker: Bool { speaker == speakerCount - 1 }

  /// How much of each speaker's share has gone by, from 0 to 1: the segments of a ring.
  public var segments: [Double] {
    (0..<speakerCount).map { index in
      let (start, end) = (start(of: index), start(of: index + 1))
      if elapsedSeconds >= end { return 1 }
      return max(Double(elapsedSeconds - start) / Double(end - start), 0)
    }
  }

  /// Lets a second go by, unless the time is up.
  public mutating func tick() {
    if !isOver { elapsedSeconds += 1 }
  }

  /// Goes to the beginning of the next speaker's share, if anybody speaks after the present one.
  public mutating func skip() {
    if !isLastSpeaker { elapsedSeconds = start(of: speaker + 1) }
  }

  private func start(of index: Int) -> Int { seconds * index / speakerCount }
}
