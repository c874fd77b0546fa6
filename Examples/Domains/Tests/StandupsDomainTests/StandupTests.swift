import StandupsDomain
import Testing

@Suite("A stand-up")
struct StandupTests {
  @Test("It has a title, a length, a theme, attendees and past meetings")
  func holds() throws {
    let standup = try Standup.fixture(7, minutes: 10, attendees: 2, meetings: [.fixture(3)])
    #expect(standup.id == .number(7))
    #expect(standup.title == "Website")
    #expect(standup.length.minutes == 10)
    #expect(standup.theme == .ocean)
    #expect(standup.attendees.map(\.name) == ["Attendee 1", "Attendee 2"])
    #expect(standup.meetings == [.fixture(3)])
  }

  @Test("A title loses the blanks around it, and must not be blank", .tags(.badInput))
  func title() throws {
    #expect(try Standup.fixture(title: " My  site\n").title == "My  site")
    #expect(throws: StandupError.noTitle) { try Standup.fixture(title: "") }
    #expect(throws: StandupError.noTitle) { try Standup.fixture(title: " \n\t") }
  }

  @Test("At least one attendee takes part", .tags(.badInput))
  func attendees() throws {
    #expect(try Standup.fixture(attendees: 1).attendees.count == 1)
    #expect(throws: StandupError.noAttendees) {
      try Standup(id: .number(1), title: "Website", length: .initial, theme: .ink, attendees: [])
    }
  }

  @Test("Nobody takes part twice, and no meeting is kept twice", .tags(.badInput))
  func once() throws {
    let attendees = try Attendee.first(2)
    #expect(throws: StandupError.duplicateAttendee(.number(2))) {
      try Standup(
        id: .number(1), title: "Website", length: .initial, theme: .ink,
        attendees: attendees + [Attendee(id: .number(2), name: "Ada")])
    }
    #expect(throws: StandupError.duplicateMeeting(.number(5))) {
      try Standup.fixture(meetings: [.fixture(4), .fixture(5), .fixture(5, at: 60)])
    }
  }

  @Test("Every attendee has an equal share of the time", arguments: [(5, 3, 100), (30, 1, 1_800)])
  func share(_ minutes: Int, _ attendees: Int, _ seconds: Int) throws {
    let standup = try Standup.fixture(minutes: minutes, attendees: attendees)
    #expect(standup.timePerAttendee == .seconds(seconds))
  }

  @Test("Its meetings are listed newest first, whatever order they come in")
  func newestFirst() throws {
    let meetings: [Meeting] = [.fixture(1, at: 60), .fixture(2, at: 180), .fixture(3, at: 120)]
    #expect(
      try Standup.fixture(meetings: meetings).meetings.map(\.id)
        == [.number(2), .number(3), .number(1)])
  }

  @Test(
    "A meeting that is added takes its place by its date",
    arguments: [(300, [9, 2, 1]), (150, [2, 9, 1]), (50, [2, 1, 9])])
  func adding(_ seconds: Double, _ order: [Int]) throws {
    var standup = try Standup.fixture(meetings: [.fixture(1, at: 100), .fixture(2, at: 200)])
    try standup.add(.fixture(9, at: seconds))
    #expect(standup.meetings.map(\.id) == order.map { .number($0) })
  }

  @Test("Of two meetings of the same second the one added later comes first")
  func sameDate() throws {
    var standup = try Standup.fixture(meetings: [.fixture(1, at: 100)])
    try standup.add(.fixture(2, at: 100))
    #expect(standup.meetings.map(\.id) == [.number(2), .number(1)])
    #expect(try Standup.fixture(meetings: standup.meetings) == standup)
  }

  @Test("A meeting that is already there is not added again", .tags(.badInput))
  func addedOnce() throws {
    var standup = try Standup.fixture(meetings: [.fixture(1, said: "First")])
    #expect(throws: StandupError.duplicateMeeting(.number(1))) {
      try standup.add(.fixture(1, said: "Second"))
    }
    #expect(standup.meetings == [.fixture(1, said: "First")])
  }

  @Test(
    "Each error says what to do", .tags(.badInput),
    arguments: [
      (.noTitle, "The stand-up has no title. Give it one."),
      (.noAttendees, "Nobody takes part in the stand-up. Name at least one attendee."),
      (.noName, "The attendee has no name. Type one in, or remove the attendee."),
      (
        .lengthOutOfRange(minutes: 31),
        "A stand-up cannot take 31 minutes. Choose from 5 to 30."
      ),
      (
        .duplicateAttendee(.number(1)),
        "The attendee 00000000-0000-0000-0000-000000000001 is there twice. "
          + "Give the second one an identity of its own."
      ),
      (
        .duplicateMeeting(.number(2)),
        "The meeting 00000000-0000-0000-0000-000000000002 is there already. "
          + "Give the new one an identity of its own."
      ),
    ] as [(StandupError, String)])
  func sentences(_ error: StandupError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
