import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Progress")
struct ProgressTests {
  @Test(
    "A part of the whole is shown, and what is no part is not",
    arguments: [
      (5, 10, "0.5"), (20, 10, "1"), (-1, 10, "0"), (1, 0, nil), (.nan, 1, nil),
      (.infinity, 1, nil), (1, .nan, nil),
    ] as [(Double, Double, String?)])
  func parts(value: Double, total: Double, shown: String?) throws {
    let screen = Screen { ProgressView("Loading", value: value, total: total) }
    let bar = try screen.first(.progressbar)
    #expect(bar.attributes.value == shown && bar.name == "Loading")
  }

  @Test("What takes nobody knows how long has no value")
  func spinner() throws {
    let bar = try Screen { ProgressView() }.first(.progressbar)
    #expect(bar.attributes.value == nil && bar.attributes.range == nil)
  }

  @Test("A gauge stays within its limits", arguments: [(150.0, "100"), (-3, "0"), (.nan, "0")])
  func gauge(value: Double, shown: String) throws {
    let screen = Screen { Gauge(value: value, in: 0...100) { Text("Speed") } }
    #expect(try screen.first(.meter).attributes.value == shown)
  }
}
