import StandupsDomain
import Testing

@Suite("An attendee")
struct AttendeeTests {
  @Test(
    "A name loses the blanks around it and keeps those within",
    arguments: [
      ("Ada", "Ada"), ("  Ada\n", "Ada"), (" Ada  B ", "Ada  B"), ("\u{3000}Ada\r\n", "Ada"),
      (" \u{301}Ada", "\u{301}Ada"),
    ])
  func trimmed(_ typed: String, _ name: String) throws {
    let attendee = try Attendee(id: .number(1), name: typed)
    #expect(Array(attendee.name.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test(
    "An attendee without a name is refused", .tags(.badInput),
    arguments: ["", " ", "\t\r\n", "\u{2003}\u{A0}"])
  func blank(_ name: String) {
    #expect(throws: StandupError.noName) { try Attendee(id: .number(1), name: name) }
  }

  @Test("Two people of the same name are two attendees")
  func sameName() throws {
    let (first, second) = (
      try Attendee(id: .number(1), name: "Ada"), try Attendee(id: .number(2), name: "Ada")
    )
    #expect(first != second)
  }
}
