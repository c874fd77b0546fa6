import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("A kettle, whose cups are chosen step by step")
struct KettleTests {
  @Test func steps() async throws {
    let screen = Screen { Kettle() }
    try await screen.stepper("0 cups").increment()
    #expect(screen.stepper("1 cups").exists && screen.text("1 cups").exists)
  }
}

@MainActor @Suite("Another suite in the file of the kettle's")
struct LidTests {
  @Test func isClosed() {
    #expect(Screen { Text("Closed") }.text("Closed").exists)
  }
}

private struct Kettle: View {
  @State private var cups = 0

  var body: some View { Stepper("\(cups) cups", value: $cups) }
}
