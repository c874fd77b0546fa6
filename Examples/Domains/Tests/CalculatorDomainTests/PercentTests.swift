import CalculatorDomain
import Testing

@Suite("The percent key")
struct PercentTests {
  @Test(
    "A number becomes its hundredth",
    arguments: [Example("50 %", "0.5"), Example("50 % %", "0.005"), Example("7 ± %", "-0.07")]
  )
  func hundredth(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "After + or − it is that part of the first number",
    arguments: [
      Example("200 + 10 %", "20"), Example("200 + 10 % =", "220"), Example("200 − 10 % =", "180"),
      Example("1.5 + 0.5 %", "0.0075"), Example("200 + %", "400"),
    ]
  )
  func added(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "After × or ÷ it is the hundredth",
    arguments: [
      Example("200 × 10 %", "0.1"), Example("200 × 10 % =", "20"), Example("200 ÷ 10 % =", "2000"),
    ]
  )
  func multiplied(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "A digit after it begins the number again, and the sum goes on",
    arguments: [
      Example("200 + 10 % 5", "5"), Example("200 + 10 % 5 =", "205"),
      Example("200 + 10 % ± =", "180"), Example("200 + 10 % + 1 =", "221"),
    ]
  )
  func digitAfter(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "It works on a result, and = goes on repeating",
    arguments: [Example("5 + 3 = %", "0.08"), Example("5 + 3 = % =", "3.08")]
  )
  func onResult(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }
}
