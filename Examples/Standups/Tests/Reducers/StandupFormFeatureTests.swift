import Foundation
import StandupsDomain
import StandupsReducers
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The feature of a form")
struct StandupFormFeatureTests {
  private let form = StandupForm(editing: .mock(1, "Blob", "Blob Jr."))

  private func makeStore() -> TestStoreOf<StandupFormFeature> {
    TestStore(initialState: StandupFormFeature.State(form)) {
      StandupFormFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("What is typed or chosen is in the form") func typed() async {
    let store = makeStore()
    var form = form
    form.title = "Morning"
    await store.send(\.binding.form, form) { $0.form.title = "Morning" }
    form.minutes = 12.4
    await store.send(\.binding.form, form) { $0.form.length = MeetingLength(nearest: 12) }
  }

  @Test("A new row is below the others, and the cursor in it") func addRow() async {
    let store = makeStore()
    await store.send(.addAttendeeButtonTapped) { $0.form.addRow(.number(0)) }
    #expect(store.state.form.rows.map(\.name) == ["Blob", "Blob Jr.", ""])
    #expect(store.state.form.focus == .attendee(.number(0)))
  }

  @Test("After the last row a blank one comes") func deleteRows() async {
    let store = makeStore()
    await store.send(.attendeesDeleted([0])) {
      $0.form.removeRows(at: [0]) { .number(0) }
    }
    #expect(store.state.form.rows.map(\.name) == ["Blob Jr."])
    await store.send(.attendeesDeleted([0])) {
      $0.form.removeRows(at: [0]) { .number(0) }
    }
    #expect(store.state.form.rows.map(\.id) == [.number(0)])
  }
}
