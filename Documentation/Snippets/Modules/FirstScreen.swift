// An ordinary view, and a test of what it shows.
import Testing
import VitroUI
import VitroUITesting

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("+") { count += 1 }
    }
  }
}

@MainActor @Test func firstScreen() async throws {
  let screen = Screen { CounterView() }
  try await screen.button("+").tap()
  try await screen.button("+").tap()
  #expect(screen.text("2").exists)
}
