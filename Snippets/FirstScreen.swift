// An ordinary view, and a test of what it shows.
import VitroUI
import VitroUITesting

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("+") { count += 1 }
    }
  }
}

/// Stands for Swift Testing's macro, which belongs into a test.
@MainActor func expect(_ condition: Bool) { precondition(condition) }

let screen = Screen { CounterView() }
try await screen.button("+").tap()
try await screen.button("+").tap()
expect(screen.text("2").exists)
