import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The value of a stepper")
struct StepperValueTests {
  @Test("A stepper for a number holds that number, whatever its label says")
  func numbers() async throws {
    let screen = Screen { Steppers() }
    #expect(screen.stepper("Copies").value == "2" && screen.stepper("Bounded").value == "2")
    #expect(screen.stepper("Part").value == "0.5" && screen.stepper("Price").value == "1.5")
    try await screen.stepper("Copies").increment()
    #expect(screen.stepper("Copies").value == "3" && screen.stepper("Bounded").value == "3")
    try await screen.stepper("Part").increment()
    #expect(screen.stepper("Part").value == "1")
    for _ in 1...3 { try await screen.stepper("Tenths").increment() }
    #expect(screen.stepper("Tenths").value == "0.3" && screen.stepper("Single").value == "0.1")
  }

  @Test("What a view says of the value of its stepper is its value")
  func words() {
    let screen = Screen { Steppers() }
    #expect(screen.stepper("Nights").value == "one night")
    #expect(screen.stepper("Pages").value == "page 1")
  }

  @Test(
    "Of a stepper that knows no number, its value is no question", .tags(.queriesAreStrict),
    arguments: ["Actions", "Day"])
  func unknown(_ name: String) {
    let screen = Screen { Steppers() }
    withKnownIssue {
      #expect(screen.stepper(name).value == nil)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined()
        .hasPrefix("spinbutton \"\(name)\" does not say its value")
    }
  }

  @Test("The outline says what a stepper holds, and a row that it stands in goes by its label")
  func outline() {
    let screen = Screen { List { Stepper("Coffee", value: .constant(2)) } }
    #expect(screen.root.outline.contains("spinbutton \"Coffee\" (value text \"2\")"))
    #expect(screen.listItem("Coffee").name == "Coffee")
  }
}

private struct Steppers: View {
  @State private var copies = 2
  @State private var part = 0.5
  @State private var tenths = 0.0
  @State private var price: Decimal = 1.5
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    Stepper("Copies", value: $copies)
    Stepper("Bounded", value: $copies, in: 0...5)
    Stepper("Part", value: $part, step: 0.5)
    Stepper("Price", value: $price)
    Stepper("Tenths", value: $tenths, step: 0.1)
    Stepper("Single", value: .constant(Float(0.1)))
    Stepper("Nights", value: .constant(1)).accessibilityValue("one night")
    Stepper("Pages", onIncrement: {}, onDecrement: {}).accessibilityValue("page 1")
    Stepper("Actions", onIncrement: {}, onDecrement: {})
    Stepper("Day", value: $day, step: 86_400)
  }
}
