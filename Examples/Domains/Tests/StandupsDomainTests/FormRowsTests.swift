import StandupsDomain
import Testing

@Suite("The rows of the form")
struct FormRowsTests {
  @Test("A new form has one blank row, 5 minutes and the cursor in the title")
  func new() {
    let form = StandupForm(new: .number(1), row: .number(2))
    #expect(form.rows.map(\.name) == [""])
    #expect(form.rows.map(\.id) == [.number(2)])
    #expect(form.title == "")
    #expect(form.length.minutes == 5)
    #expect(form.theme == .apricot)
    #expect(form.focus == .title)
  }

  @Test("The form of a stand-up shows what the stand-up has")
  func edited() throws {
    let form = StandupForm(editing: try .fixture(7, minutes: 10, attendees: 2))
    #expect(form.id == .number(7))
    #expect(form.title == "Website")
    #expect(form.length.minutes == 10)
    #expect(form.theme == .ocean)
    #expect(form.rows.map(\.name) == ["Attendee 1", "Attendee 2"])
    #expect(form.focus == .title)
  }

  @Test("Adding an attendee appends a blank row")
  func adds() throws {
    var form = StandupForm(editing: try .fixture(attendees: 2))
    form.addRow(.number(3))
    #expect(form.rows.map(\.name) == ["Attendee 1", "Attendee 2", ""])
    #expect(form.rows.map(\.id) == [.number(1), .number(2), .number(3)])
  }

  @Test("A row that is there already is not added again", .tags(.badInput))
  func addsOnce() throws {
    var form = StandupForm(editing: try .fixture(attendees: 2))
    form.addRow(.number(1))
    #expect(form.rows.map(\.name) == ["Attendee 1", "Attendee 2"])
    #expect(form.focus == .attendee(.number(1)))
  }

  @Test("A name is typed into its row")
  func rename() throws {
    var form = StandupForm(editing: try .fixture(attendees: 2))
    form[name: .number(2)] = "Ada "
    #expect(form.rows.map(\.name) == ["Attendee 1", "Ada "])
    #expect(form[name: .number(2)] == "Ada ")
  }

  @Test("What is typed into a row that has gone is dropped", .tags(.badInput))
  func renameGone() throws {
    var form = StandupForm(editing: try .fixture(attendees: 2))
    form[name: .number(3)] = "Ada"
    #expect(form.rows.map(\.name) == ["Attendee 1", "Attendee 2"])
    #expect(form[name: .number(3)] == "")
  }

  @Test("Every choice of rows removes exactly those rows", .tags(.everyCase))
  func remove() throws {
    let choices = everyChoice(of: 4)
    for choice in choices where choice.count < 4 {
      var form = StandupForm(editing: try .fixture(attendees: 4))
      form.removeRows(at: choice.reversed() + choice) { .number(9) }
      let left = (0...3).filter { !choice.contains($0) }
      #expect(form.rows.map(\.name) == left.map { "Attendee \($0 + 1)" })
    }
    #expect(choices.count == 16)
  }

  @Test(
    "A row that the form does not have is ignored", .tags(.badInput),
    arguments: [[-1], [2], [Int.max, Int.min]])
  func beyond(_ offsets: [Int]) throws {
    let before = StandupForm(editing: try .fixture(attendees: 2))
    var form = before
    form.removeRows(at: offsets) { .number(9) }
    #expect(form == before)
  }

  @Test("When the last row is removed a blank one takes its place", arguments: 1...4)
  func last(_ count: Int) throws {
    var form = StandupForm(editing: try .fixture(attendees: count))
    form.removeRows(at: 0..<count) { .number(9) }
    #expect(form.rows.map(\.id) == [.number(9)])
    #expect(form.rows.map(\.name) == [""])
  }
}
