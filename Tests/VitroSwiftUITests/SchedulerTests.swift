import Combine
import SwiftUI
import Testing
import VitroConcurrency
import VitroUITesting

@MainActor @Suite("A pipeline that a clock holds")
struct SchedulerTests {
  @Test("A search is asked for when nothing was typed for 300 ms, and not before")
  func search() async throws {
    let clock = TestClock()
    let screen = Screen { SearchView(model: SearchModel(scheduler: .on(clock))) }
    try await screen.textField("Search").type("vit")
    await clock.advance(by: .milliseconds(299))
    #expect(screen.text("Asked for ").exists)
    try await screen.textField("Search").type("vitro")
    await clock.advance(by: .milliseconds(299))
    #expect(screen.text("Asked for ").exists)
    await clock.advance(by: .milliseconds(1))
    #expect(screen.text("Asked for vitro").exists)
  }
}

@MainActor private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var asked = ""

  init(scheduler: AnyScheduler = .main) {
    $query.dropFirst().debounce(for: .milliseconds(300), scheduler: scheduler)
      .assign(to: &$asked)
  }
}

private struct SearchView: View {
  @StateObject var model: SearchModel

  var body: some View {
    TextField("Search", text: $model.query)
    Text("Asked for \(model.asked)")
  }
}
