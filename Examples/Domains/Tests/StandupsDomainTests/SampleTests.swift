import Testing

@Suite("The sample stand-ups")
struct SampleTests {
  @Test("There are three samples, one of them with a past meeting")
  func there() { notYet() }

  @Test("A list can be made of them")
  func saved() { notYet() }
}
