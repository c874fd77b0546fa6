import Testing

@Suite("The end of a meeting")
struct EndOfMeetingTests {
  @Test("When the time is up the meeting is over and is saved")
  func time() { notYet() }

  @Test("A meeting ended early is saved with what was said until then")
  func early() { notYet() }

  @Test("A discarded meeting is not saved")
  func discarded() { notYet() }

  @Test("An answer that was not offered changes nothing")
  func notOffered() { notYet() }

  @Test("After the end nothing changes any more")
  func over() { notYet() }
}
