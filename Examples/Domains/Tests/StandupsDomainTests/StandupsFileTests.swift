import Testing

@Suite("The file of stand-ups")
struct StandupsFileTests {
  @Test("It is text that people can read")
  func golden() { notYet() }

  @Test("What is written is read back")
  func roundTrip() { notYet() }

  @Test("Every character survives, wherever it stands")
  func characters() { notYet() }

  @Test("The samples are written and read back")
  func samples() { notYet() }
}
