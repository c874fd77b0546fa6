import Testing

@Suite("Every sequence of four keys")
struct EverySequenceTests {
  @Test("10,000 sequences each from 0 and from the largest number: the display stays in order")
  func everySequence() { notYet() }

  @Test("What is in order: a number of at most 14 characters, or a sentence")
  func order() { notYet() }
}
