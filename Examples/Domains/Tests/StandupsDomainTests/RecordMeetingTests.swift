import Foundation
import StandupsDomain
import Testing

extension RecordMeeting {
  /// A meeting of three, 100 seconds each.
  static func fixture(after ticks: Int = 0) throws -> RecordMeeting {
    var meeting = RecordMeeting(
      try .fixture(), id: .number(9), date: Date(timeIntervalSince1970: 60))
    for _ in 0..<ticks { _ = meeting.tick() }
    return meeting
  }
}

@Suite("A meeting while it is recorded")
struct RecordMeetingTests {
  @Test("It starts with the first speaker, nothing said and no question open")
  func starts() throws {
    let meeting = try RecordMeeting.fixture()
    #expect(try meeting.standup == .fixture())
    #expect(meeting.clock.speaker == 0)
    #expect(meeting.transcript == Transcript())
    #expect(meeting.state == .recording)
  }

  @Test("A sound is due when the next speaker begins")
  func change() throws {
    var meeting = try RecordMeeting.fixture()
    let events = (1...299).map { _ in meeting.tick() }
    #expect(events.enumerated().filter { $0.element != nil }.map(\.offset) == [99, 199])
    #expect(events[99] == .speakerChanged)
    #expect(events[199] == .speakerChanged)
  }

  @Test("Skipping to the next speaker is a change of speaker too")
  func skip() throws {
    var meeting = try RecordMeeting.fixture(after: 30)
    #expect(meeting.skip() == .speakerChanged)
    #expect(meeting.clock.elapsed == .seconds(100))
    #expect(meeting.tick() == nil)
  }

  @Test("Skipping the last speaker asks whether to end the meeting")
  func skipLast() throws {
    var meeting = try RecordMeeting.fixture(after: 200)
    #expect(meeting.skip() == .asks(.lastSpeaker))
    #expect(meeting.state == .asking(.lastSpeaker))
    #expect(meeting.clock.elapsed == .seconds(200))
  }

  @Test("Ending early asks whether to save, to discard or to resume")
  func asks() throws {
    var meeting = try RecordMeeting.fixture()
    #expect(meeting.endRequested() == .asks(.endEarly))
    #expect(meeting.state == .asking(.endEarly))
    #expect(RecordMeeting.Question.endEarly.answers == [.saveAndEnd, .discard, .resume])
  }

  @Test("While a question is open neither ticks nor skips change anything")
  func paused() throws {
    var meeting = try RecordMeeting.fixture(after: 99)
    _ = meeting.endRequested()
    let before = meeting
    #expect(meeting.tick() == nil)
    #expect(meeting.skip() == nil)
    #expect(meeting == before)
  }

  @Test("When the meeting is resumed the clock goes on from where it stood")
  func resumed() throws {
    var meeting = try RecordMeeting.fixture(after: 99)
    _ = meeting.endRequested()
    #expect(meeting.answer(.resume) == nil)
    #expect(meeting.state == .recording)
    #expect(meeting.tick() == .speakerChanged)
    #expect(meeting.clock.elapsed == .seconds(100))
  }

  @Test("A second question does not replace the first")
  func oneQuestion() throws {
    var meeting = try RecordMeeting.fixture()
    _ = meeting.endRequested()
    #expect(meeting.endRequested() == nil)
    #expect(meeting.recognitionFailed() == nil)
    #expect(meeting.state == .asking(.endEarly))
    #expect(meeting.transcript.words == Transcript.failureNote)
  }

  @Test("What is said is written down, also while a question is open")
  func transcript() throws {
    var meeting = try RecordMeeting.fixture()
    meeting.hear(partial: "Good")
    meeting.hear(final: "Good morning.")
    _ = meeting.endRequested()
    meeting.hear(final: "I am done.")
    meeting.hear(partial: "You")
    #expect(meeting.transcript.text == "Good morning. I am done. You")
  }

  @Test("When speech recognition fails the meeting asks whether to go on")
  func failure() throws {
    var meeting = try RecordMeeting.fixture()
    meeting.hear(partial: "Good")
    #expect(meeting.recognitionFailed() == .asks(.recognitionFailed))
    #expect(meeting.transcript.text == "Good [Speech recognition failed here.]")
    #expect(RecordMeeting.Question.recognitionFailed.answers == [.resume, .discard])
  }
}
