import CalculatorDomain
import Testing

@Suite("Every sequence of four keys")
struct EverySequenceTests {
  @Test(
    "6,561 sequences each from 0 and from the largest number: the display stays in order",
    .tags(.everyCase), arguments: ["", "999999999999"]
  )
  func everySequence(_ start: String) {
    let alphabet = Key.row("5 . − ÷ = % ± ⌫ C")
    var (count, faults) = (0, [] as [String])
    func press(_ keys: [Key], on calculator: Calculator) {
      if keys.count == 4 { return count += 1 }
      for key in alphabet {
        var after = calculator
        let commands = after.press(key)
        let isTyped = !["=", "%"].contains(key.label)
        if !isLegal(after.display, isTyped: isTyped)
          || !commands.follow(from: calculator, to: after)
        {
          faults.append((keys + [key]).map(\.label).joined(separator: " "))
        }
        press(keys + [key], on: after)
      }
    }
    press([], on: Calculator(pressing: start))
    #expect(count == 6_561)
    #expect(faults == [])
  }

  @Test(
    "What is in order: a number of at most 14 characters, or a sentence; only typing has a -0",
    arguments: [
      ("0", true), ("-0.5", true), ("-12345678901.2", true), ("More than 12 digits", true),
      ("", false), ("-", false), ("-0", false), ("-0.0", false), ("05", false), (".5", false),
      ("1.2.3", false), ("-123456789012.3", false), ("1,000", false),
    ]
  )
  func order(_ display: String, _ legal: Bool) {
    #expect(isLegal(display, isTyped: false) == legal)
    #expect(isLegal(display, isTyped: true) == (legal || ["-0", "-0.0"].contains(display)))
  }
}

private func isLegal(_ display: String, isTyped: Bool) -> Bool {
  if ["Cannot divide by zero", "More than 12 digits"].contains(display) { return true }
  let isNegative = display.hasPrefix("-")
  let parts = display.dropFirst(isNegative ? 1 : 0)
    .split(separator: ".", omittingEmptySubsequences: false)
  return display.count <= 14 && parts.count <= 2
    && parts.joined().allSatisfy { ("0"..."9").contains($0) }
    && (parts[0] == "0" || !parts[0].isEmpty && parts[0].first != "0")
    && (isTyped || !isNegative || parts.joined().contains { $0 != "0" })
}

extension [Calculator.Command] {
  /// A beep leaves everything as it was; anything else shows the display.
  fileprivate func follow(from before: Calculator, to after: Calculator) -> Bool {
    self == [.beep] ? before == after : self == [.display(after.display)]
  }
}
