import CalculatorDomain
import Testing

@Suite("Three keys and a result")
struct KeyTests {
  private var calculator = Calculator()

  @Test("3 + 4 = is 7")
  mutating func sum() {
    calculator.press(.three)
    calculator.press(.plus)
    calculator.press(.four)
    #expect(calculator.press(.equals) == [.display("7")])
  }

  @Test("3 − 4 = is -1")
  mutating func difference() {
    calculator.press(.three)
    calculator.press(.minus)
    calculator.press(.four)
    #expect(calculator.press(.equals) == [.display("-1")])
  }

  @Test("3 × 4 = is 12")
  mutating func product() {
    calculator.press(.three)
    calculator.press(.times)
    calculator.press(.four)
    #expect(calculator.press(.equals) == [.display("12")])
  }

  @Test("3 ÷ 4 = is 0.75")
  mutating func quotient() {
    calculator.press(.three)
    calculator.press(.dividedBy)
    calculator.press(.four)
    #expect(calculator.press(.equals) == [.display("0.75")])
  }

  @Test("Each digit has a key by its name")
  func digits() {
    let keys: [Key] = [.zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine]
    #expect(keys == Digit.allCases.map(Key.digit))
  }

  @Test("An operation is chosen until another key is pressed")
  mutating func chosenOperation() {
    calculator.press(.three)
    #expect(calculator.chosenOperation == nil)
    calculator.press(.plus)
    #expect(calculator.chosenOperation == .add)
    calculator.press(.times)
    #expect(calculator.chosenOperation == .multiply)
    calculator.press(.four)
    #expect(calculator.chosenOperation == nil)
    calculator.press(.equals)
    #expect(calculator.chosenOperation == nil)
  }
}
