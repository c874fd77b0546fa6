import StandupsDomain
import Testing

@Suite("Saving the form")
struct FormSavingTests {
  @Test("A saved form is a stand-up with the title, length, theme and attendees typed in")
  func saves() throws {
    var form = StandupForm(new: .number(7), row: .number(1))
    form.title = " Website "
    form.length = MeetingLength(nearest: 100)
    form.theme = .mint
    form[name: .number(1)] = "Ada"
    let standup = try form.standup()
    #expect(form.isSavable)
    #expect(standup.id == .number(7))
    #expect(standup.title == "Website")
    #expect(standup.length.minutes == 30)
    #expect(standup.theme == .mint)
    #expect(try standup.attendees == [Attendee(id: .number(1), name: "Ada")])
  }

  @Test("Editing keeps the stand-up's identity, its attendees' and its meetings")
  func keeps() throws {
    let standup = try Standup.fixture(7, minutes: 20, meetings: [.fixture(4)])
    #expect(try StandupForm(editing: standup).standup() == standup)
  }

  @Test("Names are trimmed, and rows without a name are dropped")
  func names() throws {
    var form = StandupForm(editing: try .fixture(attendees: 4))
    form[name: .number(1)] = ""
    form[name: .number(2)] = " Ada\t"
    form[name: .number(3)] = " \n"
    #expect(try form.standup().attendees.map(\.name) == ["Ada", "Attendee 4"])
    #expect(form.rows.count == 4)
  }

  @Test("Two people may have the same name")
  func sameName() throws {
    var form = StandupForm(editing: try .fixture(attendees: 2))
    form[name: .number(2)] = "Attendee 1"
    #expect(try form.standup().attendees.map(\.name) == ["Attendee 1", "Attendee 1"])
  }

  @Test("Without a title it cannot be saved", .tags(.badInput), arguments: ["", " \n"])
  func title(_ title: String) throws {
    var form = StandupForm(editing: try .fixture())
    form.title = title
    #expect(!form.isSavable)
    #expect(throws: StandupError.noTitle) { try form.standup() }
  }

  @Test("Without a single name it cannot be saved", .tags(.badInput), arguments: ["", " \n"])
  func nobody(_ name: String) throws {
    var form = StandupForm(editing: try .fixture(attendees: 1))
    form[name: .number(1)] = name
    #expect(!form.isSavable)
    #expect(throws: StandupError.noAttendees) { try form.standup() }
  }

  @Test("A form that was refused can be completed and saved")
  func again() {
    var form = StandupForm(new: .number(7), row: .number(1))
    form.title = "Website"
    #expect(!form.isSavable)
    form[name: .number(1)] = "Ada"
    #expect(form.isSavable)
  }
}
