import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Sliders")
struct SliderTests {
  @Test(
    "A number is kept within the bounds and on the steps",
    arguments: [("12", 10.0), ("-5", 0), ("4.4", 4), ("5", 6), ("1e300", 10)])
  func numbers(text: String, expected: Double) throws {
    let screen = Screen { SliderForm(value: 2) }
    try screen.send(.setValue(screen.first(.slider).id, text))
    #expect(screen.text("\(expected)").exists)
  }

  @Test("What is no number changes nothing", arguments: ["", "x", "nan", "inf", "-infinity", "0x"])
  func noNumbers(text: String) throws {
    let screen = Screen { SliderForm(value: 2) }
    try screen.send(.setValue(screen.first(.slider).id, text))
    #expect(screen.text("2.0").exists)
  }

  @Test("It is set step by step, as far as it goes", arguments: [Int.max, Int.min, 1, 0])
  func adjusting(count: Int) throws {
    let screen = Screen { SliderForm(value: 4) }
    try screen.send(.adjust(screen.first(.slider).id, count))
    #expect(screen.text("\(count == 1 ? 6.0 : count == 0 ? 4 : count > 0 ? 10 : 0)").exists)
  }

  @Test("One that is disabled takes nothing")
  func disabled() throws {
    let screen = Screen { SliderForm(value: 2).disabled(true) }
    let id = try screen.first(.slider).id
    #expect(throws: EventError.disabled(id)) { try screen.send(.setValue(id, "4")) }
  }
}

private struct SliderForm: View {
  @State var value: Double

  var body: some View {
    Slider(value: $value, in: 0...10, step: 2) { Text("Volume") }
    Text(verbatim: "\(value)")
  }
}
