#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A meeting while it is held: a clock, a transcript, and a question now and then.
///
/// Nothing here makes a sound, opens an alert or saves: each step returns the event that calls for
/// it, if there is one.
public struct RecordMeeting: Hashable, Sendable {
  /// An event of the meeting that somebody else has to act on.
  public enum Event: Hashable, Sendable {
    /// The next speaker begins: sound the bell.
    case speakerChanged
    /// The meeting waits for an answer: ask for it.
    case asks(Question)
    /// The meeting is over: save it.
    case finished(Meeting)
    /// The meeting is over and nobody wants it: leave the screen.
    case discarded
  }

  /// The state of the meeting.
  public enum State: Hashable, Sendable {
    /// The clock runs.
    case recording
    /// The clock stands until the question is answered.
    case asking(Question)
    /// The meeting has been held or discarded.
    case over
  }

  /// The stand-up that is held.
  public let standup: Standup
  /// The time of the meeting.
  public private(set) var clock: MeetingClock
  /// What has been said.
  public private(set) var transcript = Transcript()
  /// Where the meeting stands.
  public private(set) var state = State.recording

  private let id: Meeting.ID
  private let date: Date

  /// Starts a meeting on a date; it is saved under this identity.
  public init(_ standup: Standup, id: Meeting.ID, date: Date) {
    self.standup = standup
    self.id = id
    self.date = date
    clock = MeetingClock(standup)
  }

  /// Lets a second go by while the clock runs.
  public mutating func tick() -> Event? {
    guard state == .recording else { return nil }
    let speaker = clock.speaker
    clock.tick()
    if clock.isOver { return finish() }
    return clock.speaker == speaker ? nil : .speakerChanged
  }

  /// Goes on to the next speaker, or asks whether to end after the last one.
  public mutating func skip() -> Event? {
    guard state == .recording else { return nil }
    guard !clock.isLastSpeaker else { return ask(.lastSpeaker) }
    clock.skip()
    return .speakerChanged
  }

  /// Asks whether to end the meeting early.
  public mutating func endRequested() -> Event? { ask(.endEarly) }

  /// Takes the answer to the open question; an answer that it does not offer is ignored.
  public mutating func answer(_ answer: Answer) -> Event? {
    guard case .asking(let question) = state, question.answers.contains(answer) else { return nil }
    switch answer {
    case .saveAndEnd:
      return finish()
    case .discard:
      state = .over
      return .discarded
    case .resume:
      state = .recording
      return nil
    }
  }

  /// Writes down words that the recognizer may still change.
  public mutating func hear(partial result: String) {
    if state != .over { transcript.hear(partial: result) }
  }

  /// Writes down words that stay.
  public mutating func hear(final result: String) {
    if state != .over { transcript.hear(final: result) }
  }

  /// Notes in the transcript that recognition failed, and asks whether to go on.
  public mutating func recognitionFailed() -> Event? {
    if state != .over { transcript.recognitionFailed() }
    return ask(.recognitionFailed)
  }

  private mutating func ask(_ question: Question) -> Event? {
    guard state == .recording else { return nil }
    state = .asking(question)
    return .asks(question)
  }

  private mutating func finish() -> Event {
    state = .over
    return .finished(Meeting(id: id, date: date, transcript: transcript))
  }
}
