import Dispatch
import Testing
import VitroUI
import VitroUITesting

/// Tests of the main queue: what a button puts on it has happened when its tap returns.
@MainActor @Suite struct MainQueueTests {
  @Test func whatAButtonPutsOnTheMainQueueHasHappenedAfterATap() async throws {
    let screen = Screen { LaterView() }
    try await screen.button("Later").tap()
    #expect(screen.text("1").exists)
  }
}

private struct LaterView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Later") { DispatchQueue.main.async { count += 1 } }
  }
}
