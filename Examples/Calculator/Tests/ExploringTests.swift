import CalculatorDomain
import Foundation
import Testing
import VitroExplorer

@testable import CalculatorUI

/// Every sequence of four keys, from the beginning and from numbers
/// that hardly fit.
@Suite("The calculator, explored")
struct ExploringTests {
  private let explorer = Explorer(
    from: [Calculator(), Calculator(typed: "999999999999"), Calculator(typed: "0.0000000001")],
    events: { _ in Key.allCases }
  ) { calculator, key in
    calculator.press(key)
  }

  @Test("The display is a number that can be read, or says why there is none")
  func display() throws {
    let walk =
      try explorer
      .always("The display can be read") { isReadable($0.display) }
      .always("What is written in groups is the same number") { calculator in
        let written = calculator.display.grouped(for: Locale(identifier: "en_US"))
        return written.replacing(",", with: "") == calculator.display
      }
      .never("All clear leaves something behind") { _, key, after in
        key == .allClear && after != Calculator()
      }
      .never("A key that means nothing changes something") { before, key, after in
        var calculator = before
        return calculator.press(key) == [.beep] && after != before
      }
      .explore(depth: 4)
    #expect(walk.transitionCount > 100_000)
  }

  private func isReadable(_ display: String) -> Bool {
    if ["Cannot divide by zero", "More than 12 digits"].contains(display) { return true }
    let isNumber = display.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]*)?/) != nil
    return isNumber && display.filter(\.isNumber).count <= 12
  }
}

extension Calculator {
  /// A calculator on which the keys of a number were pressed.
  fileprivate init(typed number: String) {
    self.init()
    for sign in number {
      if let key = Key.allCases.first(where: { $0.label == String(sign) }) { press(key) }
    }
  }
}
