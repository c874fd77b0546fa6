import Testing
import VitroStoreUI
import VitroUITesting

/// A sheet that closes goes on showing what it has shown.
@MainActor @Suite struct ClosingSheets {
  let log = SheetLog()
  let store = Store(initialState: Trip.State()) { Trip() }

  @Test func aSheetReadsItsStoreWhenItHasDisappeared() async throws {
    let screen = Screen { ClosingView(store: store, log: log) }
    try await screen.button("Edit").tap()
    try await screen.sheet.textField("Notes").type("Ideas")
    try await screen.sheet.dismiss()
    #expect(log.lines == ["Ideas"] && store.destination == nil)
  }

  @Test func aSheetReadsItsStoreWhenAnotherHasTakenItsPlace() async throws {
    let screen = Screen { ClosingView(store: store, log: log) }
    try await screen.button("Edit").tap()
    try await screen.sheet.textField("Notes").type("Ideas")
    store.send(.view(.cancelButtonTapped))
    await screen.rest()
    #expect(log.lines == ["Ideas"])
  }
}

@MainActor final class SheetLog {
  var lines: [String] = []
}

private struct ClosingView: View {
  @Bindable var store: StoreOf<Trip>
  let log: SheetLog

  var body: some View {
    Button("Edit") { store.send(.view(.editButtonTapped)) }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { edit in
        TextField("Notes", text: Bindable(edit).notes)
          .onDisappear { log.lines.append(edit.notes) }
      }
  }
}
