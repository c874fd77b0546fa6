import Testing
import VitroStoreUI
import VitroUITesting

/// Tests of presentation: what a feature presents is shown, and what is done on the screen is sent.
@MainActor @Suite struct PresentedTests {
  let store = Store(initialState: Meeting.State()) { Meeting() }

  @Test func aFieldIsBound() async throws {
    let screen = Screen { MeetingView(store: store) }
    try await screen.textField("Title").type("Design")
    #expect(store.title == "Design")
    #expect(screen.text("Design").exists)
  }

  @Test func aSheetIsShownAndSentAway() async throws {
    let screen = Screen { MeetingView(store: store) }
    try await screen.button("Edit").tap()
    try await screen.sheet.textField("Notes").type("Ideas")
    #expect(store.editor?.notes == "Ideas")
    try await screen.sheet.button("Done").tap()
    #expect(store.editor == nil && screen.sheet.isAbsent)
  }

  @Test func aSheetThatTheUserClosesIsDismissed() async throws {
    let screen = Screen { MeetingView(store: store) }
    try await screen.button("Edit").tap()
    try await screen.sheet.dismiss()
    #expect(store.editor == nil && screen.sheet.isAbsent)
  }

  @Test func anAlertIsShownAndAnswered() async throws {
    let screen = Screen { MeetingView(store: store) }
    try await screen.button("Delete").tap()
    #expect(screen.alert("Delete this meeting?").exists)
    #expect(screen.alert().text("It cannot be brought back.").exists)
    try await screen.alert().button("Yes").tap()
    #expect(store.isDeleted && store.alert == nil && screen.alert().isAbsent)
  }

  @Test func anAnswerMayAskTheNextQuestion() async throws {
    let screen = Screen { MeetingView(store: store) }
    try await screen.button("Delete").tap()
    try await screen.alert().button("Why?").tap()
    #expect(screen.alert("Because.").exists && !store.isDeleted)
  }

  @Test func anAlertThatIsNotAnsweredGoes() async throws {
    let screen = Screen { MeetingView(store: store) }
    try await screen.button("Delete").tap()
    try await screen.alert().button("Never mind").tap()
    #expect(!store.isDeleted && store.alert == nil)
  }
}

struct MeetingView: View {
  @Bindable var store: StoreOf<Meeting>

  var body: some View {
    VStack {
      Text(store.title)
      TextField("Title", text: $store.title)
      Button("Edit") { store.send(.editButtonTapped) }
      Button("Delete") { store.send(.deleteButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.editor, action: \.editor)) { EditorView(store: $0) }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

private struct EditorView: View {
  @Bindable var store: StoreOf<NotesEditor>

  var body: some View {
    TextField("Notes", text: $store.notes)
    Button("Done") { store.send(.doneButtonTapped) }
  }
}

@Reducer struct NotesEditor {
  @ObservableState struct State: Equatable { var notes = "" }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doneButtonTapped
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      guard case .doneButtonTapped = action else { return .none }
      return .run { [dismiss] _ in await dismiss() }
    }
  }
}

@Reducer struct Meeting {
  @ObservableState struct State: Equatable {
    var title = ""
    var isDeleted = false
    @Presents var editor: NotesEditor.State?
    @Presents var alert: AlertState<Action.Alert>?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case editButtonTapped, deleteButtonTapped
    case editor(PresentationAction<NotesEditor.Action>)
    case alert(PresentationAction<Alert>)
    enum Alert { case confirmed, asked }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .editButtonTapped: state.editor = NotesEditor.State()
      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Delete this meeting?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
          ButtonState(action: .asked) { TextState("Why?") }
          ButtonState(role: .cancel) { TextState("Never mind") }
        } message: {
          TextState("It cannot be brought back.")
        }
      case .alert(.presented(.confirmed)): state.isDeleted = true
      case .alert(.presented(.asked)): state.alert = AlertState { TextState("Because.") }
      case .binding, .editor, .alert: break
      }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { NotesEditor() }
    .ifLet(\.$alert, action: \.alert)
  }
}
