import Testing

@Suite("Every state and every event")
struct EveryStateTests {
  @Test("Every state has a sentence")
  func sentence() { notYet() }

  @Test("Each of 13 events leads from each of 5 states where it should")
  func everyTransition() { notYet() }

  @Test("From every state a few events lead to the landing screen of a user")
  func noDeadEnd() { notYet() }
}
