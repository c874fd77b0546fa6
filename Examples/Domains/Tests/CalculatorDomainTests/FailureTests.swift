import Testing

@Suite("A calculation without a result")
struct FailureTests {
  @Test("Dividing by zero shows a sentence")
  func divisionByZero() { notYet() }

  @Test("The sentence is the answer to the key that failed")
  func answer() { notYet() }

  @Test("A result of more than 12 digits shows a sentence, one of 12 digits is shown")
  func tooLarge() { notYet() }

  @Test("The errors say what the display says")
  func sentences() { notYet() }

  @Test("After the sentence any digit, a point or C starts anew")
  func startsAnew() { notYet() }

  @Test("Every other key beeps then, and the sentence stays")
  func otherKeys() { notYet() }
}
