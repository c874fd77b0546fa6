import Testing
import VitroTesting

@MainActor @Suite struct BindingTests {
  fileprivate let store = TestStore(initialState: Form.State()) { Form() }

  @Test func aBindingIsSentAsAnActionOrByItsPath() async {
    await store.send(.binding(.set(\.title, "Blob"))) { $0.title = "Blob" }
    await store.send(\.binding.title, "Blob Jr.") { $0.title = "Blob Jr." }
  }

  @Test func aBindingThatAnEffectSendsIsReceivedByItsPath() async {
    await store.send(.fillButtonTapped)
    await store.receive(\.binding.title, "Blob") { $0.title = "Blob" }
    await store.send(.fillButtonTapped)
    await store.receive(.binding(.set(\.title, "Blob")))
  }

  @Test func aWrongBindingShowsWhichFieldAndValueWereSet() async {
    await store.send(.fillButtonTapped)
    await fails(
      """
      '.binding' arrived, but not with the expected value.

        − Form.Action.binding(set(\\State.title, "Blob Jr."))
        + Form.Action.binding(set(\\State.title, "Blob"))

      (Expected: −, Actual: +)
      """
    ) {
      await store.receive(.binding(.set(\.title, "Blob Jr.")))
    }
  }

  @Test func aBindingThatNoReducerCarriesOutIsAWrongState() async {
    let store = TestStore(initialState: Form.State()) { EmptyReducer<Form.State, Form.Action>() }
    await fails(
      """
      The state after 'send(.binding(…))' is not the expected one.

        − Form.State(title: "Blob")
        + Form.State(title: "")

      (Expected: −, Actual: +)
      """
    ) {
      await store.send(\.binding.title, "Blob") { $0.title = "Blob" }
    }
  }
}

@Reducer private struct Form {
  @ObservableState struct State: Equatable { var title = "" }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case fillButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      action == .fillButtonTapped ? .send(.binding(.set(\.title, "Blob"))) : .none
    }
  }
}
