import Testing
import Vitro

@MainActor @Suite("A binding to a field") struct BindingTests {
  let store = Store(initialState: Form.State()) { Form() }

  @Test("Setting it sends one action, which sets the field") func sets() {
    store.name = "Blob"
    #expect(store.name == "Blob" && store.log == ["name"])
  }

  @Test("It writes through a scope") func scoped() {
    let store = Store(initialState: FormOwner.State()) { FormOwner() }
    let form = store.scope(state: \.form, action: \.form)
    form.isOn = true
    #expect(store.form.isOn && store.heard == 1)
  }

  @Test("Actions for the same field and value are equal") func equal() {
    #expect(BindingAction<Form.State>.set(\.name, "a") == .set(\.name, "a"))
    #expect(BindingAction<Form.State>.set(\.name, "a") != .set(\.name, "b"))
    #expect(BindingAction<Form.State>.set(\.name, "a") != .set(\.isOn, true))
  }

  @Test("There is a case path for each field") func paths() {
    let action = Form.Action.binding(.set(\.name, "a"))
    #expect(action[case: \.binding.log] == nil && action[case: \.binding.isOn] == nil)
  }

  @Test("What nobody carries out is reported") func unhandled() {
    let store = Store(initialState: Form.State()) { EmptyReducer<Form.State, Form.Action>() }
    withKnownIssue {
      store.name = "Blob"
    } matching: {
      let text = $0.description
      return text.contains("A view set a field through a binding, and no reducer carried it out: ")
        && text.hasSuffix("To fix: write 'BindingReducer()' first in the 'body' of the feature.")
    }
  }
}

@Reducer struct Form {
  @ObservableState struct State: Equatable {
    var name = ""
    var isOn = false
    var log: [String] = []
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name): state.log.append("name")
      case .binding: break
      }
      return .none
    }
  }
}

@Reducer struct FormOwner {
  @ObservableState struct State: Equatable {
    var form = Form.State()
    var heard = 0
  }
  enum Action { case form(Form.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.form, action: \.form) { Form() }
    Reduce { state, _ in
      state.heard += 1
      return .none
    }
  }
}
