import Testing

@Suite("A transcript")
struct TranscriptTests {
  @Test("An empty transcript says that nothing was said")
  func empty() { notYet() }

  @Test("A partial result replaces the one before it")
  func partial() { notYet() }

  @Test("A final result stays, and the next one follows it")
  func settled() { notYet() }

  @Test("Blanks and line breaks become single spaces")
  func blanks() { notYet() }

  @Test("A result without words takes nothing away")
  func nothing() { notYet() }

  @Test("When recognition fails what was said is kept, with a note")
  func failure() { notYet() }

  @Test("A second failure in a row is not noted again")
  func twice() { notYet() }

  @Test("What is said after a failure follows the note")
  func goesOn() { notYet() }
}
