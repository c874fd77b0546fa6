import ComposableArchitecture
import Testing
import VitroUITesting

@testable import SyncUps

@MainActor @Test("A meeting is made in a sheet, opened from the list, and deleted on its page")
func syncUps() async throws {
  let store = Store(initialState: AppFeature.State()) {
    AppFeature()
  } withDependencies: {
    $0.uuid = .incrementing
    $0.defaultFileStorage = .inMemory
  }
  let screen = Screen { AppView(store: store) }
  try await screen.button("Add").tap()
  let sheet = screen.dialog("New sync-up")
  try await sheet.textField("Title").type("Engineering")
  try await sheet.textField("Name").type("Blob")
  try await sheet.button("Add").tap()
  #expect(screen.dialog("New sync-up").isAbsent)
  let link = try #require(screen.link.all.first { $0.name.contains("Engineering") })
  try await screen.link(link.name).tap()
  #expect(screen.title == "Engineering" && screen.root.outline.contains("Blob"))
  try await screen.button("Delete").tap()
  try await screen.alert("Delete?").button("Yes").tap()
  #expect(screen.title == "Daily Sync-ups" && store.syncUpsList.syncUps.isEmpty)
}
