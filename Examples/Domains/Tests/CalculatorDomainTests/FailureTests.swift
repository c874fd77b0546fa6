import CalculatorDomain
import Testing

@Suite("A calculation without a result")
struct FailureTests {
  @Test(
    "Dividing by zero shows a sentence", .tags(.badInput),
    arguments: ["5 ÷ 0 =", "5 ÷ 0 +", "0 ÷ 0.00 =", "0 ÷ =", "5 ÷ 0 % ="]
  )
  func divisionByZero(_ keys: String) {
    #expect(Calculator(pressing: keys).display == "Cannot divide by zero")
  }

  @Test("The sentence is the answer to the key that failed")
  func answer() {
    var calculator = Calculator(pressing: "5 ÷ 0")
    #expect(calculator.press(.equals) == [.display("Cannot divide by zero")])
  }

  @Test(
    "A result of more than 12 digits shows a sentence, one of 12 digits is shown",
    .tags(.badInput),
    arguments: [
      Example("999999999999 + 0.4 =", "999999999999"),
      Example("999999999999 + 0.5 =", "More than 12 digits"),
      Example("999999999999 + 1 =", "More than 12 digits"),
      Example("999999999999 ± − 0.4 =", "-999999999999"),
      Example("999999999999 ± − 1 =", "More than 12 digits"),
      Example("1000000 × 999999 =", "999999000000"),
      Example("1000000 × 1000000 =", "More than 12 digits"),
      Example("999999999999 × =", "More than 12 digits"),
      Example("999999999999 ÷ 0.00000000001 =", "More than 12 digits"),
      Example("999999999999 + 999999999999 %", "More than 12 digits"),
    ]
  )
  func tooLarge(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "The errors say what the display says",
    arguments: [
      (.divisionByZero, "Cannot divide by zero"), (.tooLarge, "More than 12 digits"),
    ] as [(CalculationError, String)]
  )
  func sentences(_ error: CalculationError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(
    "After the sentence any digit, a point or C starts anew",
    arguments: [
      Example("5 ÷ 0 = 7", "7"), Example("5 ÷ 0 = 0", "0"), Example("5 ÷ 0 = .", "0."),
      Example("5 ÷ 0 = C", "0"), Example("5 ÷ 0 = 7 + 1 =", "8"), Example("5 ÷ 0 = 7 =", "7"),
    ]
  )
  func startsAnew(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Every other key beeps then, and the sentence stays", .tags(.badInput),
    arguments: [
      .operation(.add), .operation(.subtract), .operation(.multiply), .operation(.divide), .equals,
      .percent, .sign,
    ] as [Key]
  )
  func otherKeys(_ key: Key) {
    expectBeep(at: key, after: "5 ÷ 0 =")
  }
}
