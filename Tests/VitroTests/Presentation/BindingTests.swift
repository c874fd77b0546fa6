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

  @Test("It writes through a presentation, and through a row") func deeper() throws {
    let store = Store(initialState: FormOwner.State()) { FormOwner() }
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet))
    let row = try #require(store.scope(state: \.rows, action: \.rows)[id: 2])
    sheet.name = "sheet"
    row.form.name = "row"
    #expect(store.sheet?.name == "sheet" && store.rows.map(\.form.name) == ["", "row"])
    #expect(store.form == Form.State() && store.heard == 2)
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
    @Presents var sheet: Form.State? = Form.State()
    var rows: IdentifiedArrayOf<FormRow.State> = [.init(id: 1), .init(id: 2)]
    var heard = 0
  }
  enum Action {
    case form(Form.Action), sheet(PresentationAction<Form.Action>)
    case rows(IdentifiedActionOf<FormRow>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.form, action: \.form) { Form() }
    Reduce { state, _ in
      state.heard += 1
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Form() }
    .forEach(\.rows, action: \.rows) { FormRow() }
  }
}

@Reducer struct FormRow {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var form = Form.State()
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}
