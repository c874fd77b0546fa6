import Testing

@Suite("The four operations")
struct OperationTests {
  @Test("Two numbers give their sum, difference, product or quotient")
  func calculates() { notYet() }

  @Test("Decimals are exact, and zeros at their end go")
  func exact() { notYet() }

  @Test("A result is rounded to the 12 digits that are shown, a half away from zero")
  func rounds() { notYet() }

  @Test("What is shown is what is calculated with: 1 ÷ 3 × 3 is 0.99999999999")
  func noHiddenDigits() { notYet() }

  @Test("Tenths from -1.0 to 1.0 are added, subtracted and multiplied exactly")
  func everyTenth() { notYet() }
}
