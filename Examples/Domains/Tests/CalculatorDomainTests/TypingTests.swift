import CalculatorDomain
import Testing

@Suite("Typing a number")
struct TypingTests {
  @Test("At first the display shows 0")
  func atFirst() {
    #expect(Calculator().display == "0")
  }

  @Test("Each key has a label of its own")
  func labels() {
    #expect(
      Key.allCases.map(\.label).joined(separator: " ")
        == "0 1 2 3 4 5 6 7 8 9 . + − × ÷ = % ± ⌫ C AC"
    )
  }

  @Test("Every key answers with what to show")
  func answers() {
    var calculator = Calculator()
    #expect(calculator.press(.digit(.four)) == [.display("4")])
    #expect(calculator.press(.digit(.two)) == [.display("42")])
    #expect(calculator.press(.operation(.add)) == [.display("42")])
    #expect(calculator.press(.equals) == [.display("84")])
  }

  @Test(
    "The display shows what is typed, zeros at the end included",
    arguments: [
      Example("1234567890", "1234567890"), Example("3.14", "3.14"), Example("1.", "1."),
      Example("1.50", "1.50"), Example("0.050", "0.050"), Example(".5", "0.5"),
    ]
  )
  func typed(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Zeros in front are not shown",
    arguments: [
      Example("0", "0"), Example("00", "0"), Example("007", "7"), Example("00.7", "0.7"),
      Example("5 + 00", "0"), Example("5 + 03", "3"),
    ]
  )
  func leadingZeros(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test("A second decimal point beeps", .tags(.badInput), arguments: [".", "1.", "1.5"])
  func secondPoint(_ keys: String) {
    expectBeep(at: .point, after: keys)
  }

  @Test(
    "A thirteenth digit beeps, a zero in front of the point counted", .tags(.badInput),
    arguments: ["123456789012", "12345678901.2", "0.12345678901", "0.00000000000", "999999999999."]
  )
  func thirteenthDigit(_ keys: String) {
    expectBeep(at: .digit(.zero), after: keys)
    #expect(Calculator(pressing: keys).display == keys)
  }

  @Test(
    "The sign changes as often as its key is pressed, and more digits may follow",
    arguments: [
      Example("5 ±", "-5"), Example("5 ± ±", "5"), Example("5 ± 3", "-53"),
      Example("0.5 ±", "-0.5"), Example("5 ± . 25", "-5.25"),
      Example("123456789012 ±", "-123456789012"),
      Example("2 × 3 ± =", "-6"), Example("5 + 3 = ±", "-8"), Example("5 + 3 = ± =", "-5"),
    ]
  )
  func sign(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "The sign may come before the digits",
    arguments: [
      Example("±", "-0"), Example("± ±", "0"), Example("± 5", "-5"), Example("± 05", "-5"),
      Example("0.0 ± 5", "-0.05"), Example("± .5", "-0.5"), Example("5 C ± 3", "-3"),
      Example("5 + ±", "-0"), Example("5 + ± 3", "-3"), Example("5 + ± 3 =", "2"),
      Example("5 + ± =", "5"), Example("± =", "0"), Example("± +", "0"), Example("± %", "0"),
    ]
  )
  func signFirst(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "A zero that was worked out has no sign: the key beeps", .tags(.badInput),
    arguments: ["=", "5 − 5 =", "0 %"]
  )
  func negativeZero(_ keys: String) {
    expectBeep(at: .sign, after: keys)
  }

  @Test(
    "Backspace takes back what was typed last: a digit, the point, at last the sign",
    arguments: [
      Example("123 ⌫", "12"), Example("1 ⌫", "0"), Example("1 ⌫ 2", "2"), Example("1.5 ⌫", "1."),
      Example("1. ⌫", "1"), Example("1.50 ⌫ 2", "1.52"), Example("0.05 ⌫ ⌫ ⌫", "0"),
      Example("5 ± ⌫", "-0"), Example("5 ± ⌫ ⌫", "0"), Example("12 ± ⌫ ⌫ 3", "-3"),
      Example("123456789012 ⌫ 3", "123456789013"), Example("5 + 39 ⌫ =", "8"),
    ]
  )
  func backspace(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Where nothing was typed, backspace beeps", .tags(.badInput),
    arguments: ["0", "0.5 ⌫ ⌫", "5 +", "5 + 3 =", "5 %", "5 ÷ 0 ="]
  )
  func nothingToTakeBack(_ keys: String) {
    expectBeep(at: .backspace, after: keys)
  }

  @Test(
    "C puts a 0 in place of the number that is shown, and the sum goes on",
    arguments: [
      Example("12.5 C", "0"), Example("12.5 C 3", "3"), Example("5 + 9 C", "0"),
      Example("5 + 9 C 3 =", "8"), Example("5 + C 3 =", "8"), Example("5 + 3 = C", "0"),
      Example("5 + 3 = C =", "0"),
    ]
  )
  func clearEntry(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test("AC forgets everything", arguments: ["5", "5 +", "5 + 3", "5 + 3 =", "5 ÷ 0 ="])
  func allClear(_ keys: String) {
    var calculator = Calculator(pressing: keys)
    #expect(calculator.press(.allClear) == [.display("0")])
    #expect(calculator == Calculator())
  }
}

/// The key says that it means nothing, and changes nothing.
func expectBeep(
  at key: Key, after keys: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  var calculator = Calculator(pressing: keys)
  let before = calculator
  #expect(calculator.press(key) == [.beep], sourceLocation: sourceLocation)
  #expect(calculator == before, sourceLocation: sourceLocation)
}
