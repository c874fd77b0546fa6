import CalculatorDomain
import Testing

/// Keys that are pressed one after the other, and what the display shows then.
struct Example: Sendable, CustomTestStringConvertible {
  var keys: String
  var display: String

  init(_ keys: String, _ display: String) {
    self.keys = keys
    self.display = display
  }

  var testDescription: String { "\(keys) → \(display)" }
}

extension Calculator {
  /// A calculator on which these keys were pressed: "12 + 3 =".
  init(pressing keys: String) {
    self.init()
    for key in Key.row(keys) { _ = press(key) }
  }
}

extension Key {
  private static let byLabel = Dictionary(uniqueKeysWithValues: allCases.map { ($0.label, $0) })

  /// The keys with these labels; a number stands for its digits.
  static func row(_ keys: String) -> [Key] {
    keys.split(separator: " ").flatMap { word in
      byLabel[String(word)].map { [$0] } ?? word.compactMap { byLabel[String($0)] }
    }
  }
}
