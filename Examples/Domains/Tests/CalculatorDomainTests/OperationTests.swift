import CalculatorDomain
import Testing

@Suite("The four operations")
struct OperationTests {
  @Test(
    "Two numbers give their sum, difference, product or quotient",
    arguments: [
      Example("12 + 30 =", "42"), Example("12 − 30 =", "-18"), Example("12 × 30 =", "360"),
      Example("30 ÷ 12 =", "2.5"), Example("7 ± ÷ 2 =", "-3.5"), Example("7 ± ÷ 2 ± =", "3.5"),
      Example("0 ÷ 5 ± =", "0"), Example("5 − 5 =", "0"),
    ]
  )
  func calculates(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "Decimals are exact, and zeros at their end go",
    arguments: [
      Example("0.1 + 0.2 =", "0.3"), Example("0.3 − 0.1 =", "0.2"),
      Example("1.10 × 1.10 =", "1.21"),
      Example("1.50 + 1.5 =", "3"), Example("1.50 =", "1.5"), Example("1.50 +", "1.5"),
      Example("100.00 =", "100"), Example("99.5 + 0.5 =", "100"), Example("1 ÷ 8 =", "0.125"),
    ]
  )
  func exact(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test(
    "A result is rounded to the 12 digits that are shown, a half away from zero",
    arguments: [
      Example("2 ÷ 3 =", "0.66666666667"), Example("1 ÷ 3 =", "0.33333333333"),
      Example("20 ÷ 3 =", "6.66666666667"), Example("2 ± ÷ 3 =", "-0.66666666667"),
      Example("0.00000000001 × 0.5 =", "0.00000000001"), Example("0.00000000001 × 0.4 =", "0"),
      Example("0.00000000001 ± × 0.5 =", "-0.00000000001"),
      Example("0.00000000001 ± × 0.4 =", "0"),
      Example("99999999999.5 + 0.04 =", "99999999999.5"),
      Example("99999999999.5 + 0.05 =", "99999999999.6"),
      Example("99999999999.9 + 0.05 =", "100000000000"),
    ]
  )
  func rounds(example: Example) {
    #expect(Calculator(pressing: example.keys).display == example.display)
  }

  @Test("What is shown is what is calculated with: 1 ÷ 3 × 3 is 0.99999999999")
  func noHiddenDigits() {
    #expect(Calculator(pressing: "1 ÷ 3 × 3 =").display == "0.99999999999")
  }

  @Test("Tenths from -0.5 to 0.5 are added, subtracted and multiplied exactly", .tags(.everyCase))
  func everyTenth() {
    var count = 0
    for left in -5...5 {
      for right in -5...5 {
        let results = ["+": (left + right) * 10, "−": (left - right) * 10, "×": left * right]
        for (sign, result) in results {
          let sum = "\(keys(hundredths: left * 10)) \(sign) \(keys(hundredths: right * 10)) ="
          let expected = Calculator(pressing: "\(keys(hundredths: result)) =").display
          #expect(Calculator(pressing: sum).display == expected, "\(sum)")
          count += 1
        }
      }
    }
    #expect(count == 363)
  }

  /// -5 hundredths are typed as "0.05 ±".
  private func keys(hundredths: Int) -> String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest / 10)\(rest % 10)\(hundredths < 0 ? " ±" : "")"
  }
}
