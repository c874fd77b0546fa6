import Testing
import VitroTesting

@MainActor @Suite struct CasePathTests {
  let store = TestStore(initialState: Family.State()) { Family() }

  @Test func anActionIsSentByItsPath() async {
    await store.send(\.child.birthdayCame) { $0.child.age = 2 }
    await store.send(\.everybodyLeft)
  }

  @Test func anActionIsSentByItsPathAndItsPayload() async {
    await store.send(\.guestCame, "Blob Sr.") { $0.guests = ["Blob Sr."] }
  }

  @Test func theActionOfAChildIsReceivedByItsPath() async {
    await store.send(\.child.nameChanged, "Blob Jr.")
    await store.receive(\.child.renamed, "Blob Jr.") { $0.child.name = "Blob Jr." }
    await store.send(.child(.nameChanged("Blob")))
    await store.receive(\.child.renamed) { $0.child.name = "Blob" }
  }

  @Test func aMessageNamesTheActionOfAChildAsItIsWritten() async {
    await fails(
      """
      'send(.child(.birthdayCame))' changed the state, and nothing was expected to change.

          Family.State(
            child: Child.State(
              name: "Blob",
        −     age: 1
        +     age: 2
            ),
            … (5 unchanged)
          )

      (Before: −, After: +)

      To fix: 'await store.send(.child(.birthdayCame)) { $0.… = … }'.
      """
    ) {
      await store.send(\.child.birthdayCame)
    }
  }

  @Test func aMessageLeavesOutThePayload() async {
    await fails(
      """
      '.child.renamed' was sent by an effect of 'send(.child(.nameChanged(…)))' and never received.

      Expected: every action of an effect is received before the test ends.
      To fix: 'await store.receive(\\.child.renamed)'.
      """
    ) {
      await store.send(.child(.nameChanged("Blob")))
      await store.finish()
    }
  }

  @Test func theActionOfARowIsNamedWithItsID() async {
    let store = TestStore(initialState: [Row.State(id: 3)]) { Rows() }
    await store.send(\.rows[id: 3].checked)
    await fails(
      """
      '.rows[id: 3].stored' was sent by an effect of 'send(.rows(.element(id: 3, action: .checked)))' \
      and never received.

      Expected: every action of an effect is received before the test ends.
      To fix: 'await store.receive(\\.rows[id: 3].stored)'.
      """
    ) {
      await store.finish()
    }
    await fails(
      """
      '\\.rows[id: 3].stored' cannot come any more: no action is left to be received, and no effect runs.

      To fix: remove this 'receive', or find out why no effect sends the action.
      """
    ) {
      await store.receive(\.rows[id: 3].stored)
    }
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable { let id: Int }
  @CasePathable enum Action { case checked, stored }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    action.is(\.checked) ? .send(.stored) : .none
  }
}

private struct Rows: Reducer {
  @CasePathable enum Action { case rows(IdentifiedActionOf<Row>) }

  var body: some Reducer<IdentifiedArrayOf<Row.State>, Action> {
    EmptyReducer().forEach(\.self, action: \.rows) { Row() }
  }
}
