import Foundation
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@MainActor @Suite struct StandupsTests {
  @Test func aStandupIsAdded() async throws {
    let test = TestModel(StandupsModel()) { $0.uuid = .incrementing }
    var form = StandupForm(id: UUID(number: 0))
    await test.perform({ $0.addButtonTapped() }, changes: { $0.form = form })
    form.title = "Design"
    form.attendees = ["Blob", ""]
    await test.perform({ $0.form = form }, changes: { $0.form = form })
    await test.perform {
      $0.confirmAddButtonTapped()
    } changes: { [standups = test.model.$standups] in
      $0.form = nil
      standups.withLock {
        $0 = [Standup(id: UUID(number: 0), title: "Design", attendees: ["Blob"])]
      }
    }
  }

  @Test func aStandupIsAddedOnTheScreen() async throws {
    let model = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      StandupsModel()
    }
    let screen = Screen { StandupsView(model: model) }
    try await screen.button("Add a stand-up").tap()
    try await screen.textField("Title").type("Design")
    try await screen.textField("Attendee 1").type("Blob")
    try await screen.sheet.button("Add").tap()
    #expect(screen.text("Design").exists && screen.sheet.isAbsent)
  }
}
