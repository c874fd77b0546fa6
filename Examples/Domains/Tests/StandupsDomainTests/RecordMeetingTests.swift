import Testing

@Suite("A meeting while it is recorded")
struct RecordMeetingTests {
  @Test("It starts with the first speaker, nothing said and no question open")
  func starts() { notYet() }

  @Test("A sound is due when the next speaker begins")
  func change() { notYet() }

  @Test("Skipping to the next speaker is a change of speaker too")
  func skip() { notYet() }

  @Test("Skipping the last speaker asks whether to end the meeting")
  func skipLast() { notYet() }

  @Test("Ending early asks whether to save, to discard or to resume")
  func asks() { notYet() }

  @Test("While a question is open neither ticks nor skips change anything")
  func paused() { notYet() }

  @Test("When the meeting is resumed the clock goes on from where it stood")
  func resumed() { notYet() }

  @Test("A second question does not replace the first")
  func oneQuestion() { notYet() }

  @Test("What is said is written down, also while a question is open")
  func transcript() { notYet() }

  @Test("When speech recognition fails the meeting asks whether to go on")
  func failure() { notYet() }
}
