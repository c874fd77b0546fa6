import StandupsDomain
import Testing

@Suite("The end of a meeting")
struct EndOfMeetingTests {
  @Test("When the time is up the meeting is over and is saved")
  func time() throws {
    var meeting = try RecordMeeting.fixture(after: 299)
    meeting.hear(final: "Good morning.")
    #expect(meeting.state == .recording)
    #expect(meeting.tick() == .finished(.fixture(9, at: 60, said: "Good morning.")))
    #expect(meeting.state == .over)
  }

  @Test(
    "A meeting ended early is saved with what was said until then",
    arguments: [RecordMeeting.Question.endEarly, .lastSpeaker])
  func early(_ question: RecordMeeting.Question) throws {
    var meeting = try RecordMeeting.fixture(after: 200)
    meeting.hear(partial: "Good")
    _ = question == .endEarly ? meeting.endRequested() : meeting.skip()
    #expect(meeting.state == .asking(question))
    #expect(meeting.answer(.saveAndEnd) == .finished(.fixture(9, at: 60, said: "Good")))
    #expect(meeting.state == .over)
  }

  @Test("A discarded meeting is not saved")
  func discarded() throws {
    var meeting = try RecordMeeting.fixture()
    _ = meeting.endRequested()
    #expect(meeting.answer(.discard) == .discarded)
    #expect(meeting.state == .over)
  }

  @Test("An answer that was not offered changes nothing", .tags(.badInput))
  func notOffered() throws {
    var meeting = try RecordMeeting.fixture(after: 200)
    for answer in RecordMeeting.Answer.allCases { #expect(meeting.answer(answer) == nil) }
    #expect(meeting.state == .recording)
    _ = meeting.skip()
    #expect(RecordMeeting.Question.lastSpeaker.answers == [.saveAndEnd, .resume])
    #expect(meeting.answer(.discard) == nil)
    #expect(meeting.state == .asking(.lastSpeaker))
  }

  @Test("After the end nothing changes any more", .tags(.badInput))
  func over() throws {
    var meeting = try RecordMeeting.fixture(after: 300)
    let before = meeting
    meeting.hear(partial: "Late")
    meeting.hear(final: "Late")
    #expect(meeting.tick() == nil)
    #expect(meeting.skip() == nil)
    #expect(meeting.endRequested() == nil)
    #expect(meeting.recognitionFailed() == nil)
    #expect(meeting.answer(.resume) == nil)
    #expect(meeting == before)
  }
}
