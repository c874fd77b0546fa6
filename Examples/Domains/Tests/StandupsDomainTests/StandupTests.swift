import Testing

@Suite("A stand-up")
struct StandupTests {
  @Test("It has a title, a length, a theme, attendees and past meetings")
  func holds() { notYet() }

  @Test("A title loses the blanks around it, and must not be blank")
  func title() { notYet() }

  @Test("At least one attendee takes part")
  func attendees() { notYet() }

  @Test("Nobody takes part twice, and no meeting is kept twice")
  func once() { notYet() }

  @Test("Every attendee has an equal share of the time")
  func share() { notYet() }

  @Test("Its meetings are listed newest first, whatever order they come in")
  func newestFirst() { notYet() }

  @Test("A meeting that is added takes its place by its date")
  func adding() { notYet() }

  @Test("Of two meetings of the same second the one added later comes first")
  func sameDate() { notYet() }

  @Test("A meeting that is already there is not added again")
  func addedOnce() { notYet() }

  @Test("Each error says what to do")
  func sentences() { notYet() }
}
