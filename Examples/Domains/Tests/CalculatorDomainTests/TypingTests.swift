import Testing

@Suite("Typing a number")
struct TypingTests {
  @Test("At first the display shows 0")
  func atFirst() { notYet() }

  @Test("Twenty keys have twenty labels")
  func labels() { notYet() }

  @Test("Every key answers with what to show")
  func answers() { notYet() }

  @Test("The display shows what is typed, zeros at the end included")
  func typed() { notYet() }

  @Test("Zeros in front are not shown")
  func leadingZeros() { notYet() }

  @Test("A second decimal point beeps")
  func secondPoint() { notYet() }

  @Test("A thirteenth digit beeps, a zero in front of the point counted")
  func thirteenthDigit() { notYet() }

  @Test("The sign changes as often as its key is pressed, and more digits may follow")
  func sign() { notYet() }

  @Test("Zero has no sign: the key beeps")
  func negativeZero() { notYet() }

  @Test("C puts a 0 in place of the number that is shown, and the sum goes on")
  func clearEntry() { notYet() }

  @Test("AC forgets everything")
  func allClear() { notYet() }
}
