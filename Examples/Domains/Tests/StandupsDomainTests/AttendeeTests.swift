import Testing

@Suite("An attendee")
struct AttendeeTests {
  @Test("A name loses the blanks around it and keeps those within")
  func trimmed() { notYet() }

  @Test("An attendee without a name is refused")
  func blank() { notYet() }

  @Test("Two people of the same name are two attendees")
  func sameName() { notYet() }
}
