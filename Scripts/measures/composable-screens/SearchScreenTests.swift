import ComposableArchitecture
import Testing
import VitroUITesting

@testable import Search

@MainActor @Test("Places are found, and the weather of one is shown below it")
func search() async throws {
  let store = Store(initialState: Search.State()) {
    Search()
  } withDependencies: {
    $0.weatherClient.search = { _ in .mock }
    $0.weatherClient.forecast = { _ in .mock }
  }
  let screen = Screen { SearchView(store: store) }
  try await screen.textField("New York, San Francisco, ...").type("B")
  await store.send(.searchQueryChangeDebounced).finish()
  #expect(screen.button("Brooklyn").exists)
  try await screen.button("Brooklyn").tap()
  #expect(store.weather?.id == GeocodingSearch.mock.results[0].id)
  #expect(screen.root.outline.contains("90"))
}
