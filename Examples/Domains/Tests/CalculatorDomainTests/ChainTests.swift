import CalculatorDomain
import Testing

@Suite("One operation after the other")
struct ChainTests {
  @Test(
    "It calculates from left to right: an operation works out the one before it",
    arguments: [
      Example("2 + 3 ×", "5"), Example("2 + 3 × 4 =", "20"), Example("10 − 4 − 3 =", "3"),
      Example("2 × 3 + 4 =", "10"), Example("8 ÷ 2 ÷ 2 =", "2"),
    ]
  )
  func leftToRight(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Who changes their mind about the operation presses another one",
    arguments: [
      Example("5 + × 3 =", "15"), Example("5 + − × ÷ 2 =", "2.5"), Example("2 + 3 × − 4 =", "1"),
    ]
  )
  func changedMind(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Another = does the last operation again",
    arguments: [
      Example("5 + 3 = =", "11"), Example("5 + 3 = = =", "14"), Example("20 − 3 = =", "14"),
      Example("5 × 2 = = =", "40"), Example("8 ÷ 2 = =", "2"), Example("2 + 3 × 4 = =", "80"),
    ]
  )
  func repeatedEquals(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Without a second number the first one is taken twice",
    arguments: [Example("5 + =", "10"), Example("5 × =", "25"), Example("5 + = =", "15")]
  )
  func oneNumber(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Without an operation = shows the number",
    arguments: [
      Example("=", "0"), Example("5 =", "5"), Example("5 = =", "5"), Example("5. =", "5"),
    ]
  )
  func noOperation(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "A digit or a point after a result begins a new number",
    arguments: [
      Example("5 + 3 = 4", "4"), Example("5 + 3 = .4", "0.4"), Example("5 + 3 = 4 =", "4"),
      Example("5 + 3 = 4 + 1 =", "5"),
    ]
  )
  func digitAfterResult(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "An operation after a result goes on with it",
    arguments: [
      Example("5 + 3 = + 4 =", "12"), Example("5 + 3 = × =", "64"), Example("5 = + 1 =", "6"),
    ]
  )
  func operationAfterResult(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }
}
