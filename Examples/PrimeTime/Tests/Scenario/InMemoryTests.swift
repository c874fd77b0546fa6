import PrimeTimeVanilla
import Testing
import VitroDependencies
import VitroUI
import VitroUITesting

@MainActor @Suite("The whole walk, in memory")
struct InMemoryTests {
  @Test("The vanilla edition plays it") func vanilla() async throws {
    let screen = withDependencies {
      $0.date = .constant(.init(timeIntervalSince1970: 1_234_567_890))
    } operation: {
      Screen { ContentView(state: AppState()) }
    }
    try await playPrimeTime(on: screen)
  }
}
