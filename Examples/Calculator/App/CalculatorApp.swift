import CalculatorUI
import SwiftUI

/// A pocket calculator.
@main
struct CalculatorApp: App {
  var body: some Scene {
    WindowGroup("Calculator") { CalculatorView() }
  }
}
