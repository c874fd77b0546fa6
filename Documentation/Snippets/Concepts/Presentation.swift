// What a meeting presents: the code of an article.
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@Reducer struct NotesEditor {
  @ObservableState struct State: Equatable { var notes = "" }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case saveButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .cancelButtonTapped, .saveButtonTapped: .run { _ in await dismiss() }
      case .binding: .none
      }
    }
  }
}

@Reducer struct Meeting {
  @Reducer enum Destination {
    case edit(NotesEditor)
    case alert(AlertState<Answer>)

    @CasePathable enum Answer { case deleteConfirmed }
  }

  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    var notes = ""
    var isDeleted = false
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case deleteButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.destination = .edit(NotesEditor.State(notes: state.notes))
      case .deleteButtonTapped:
        state.destination = .alert(.delete)
      case .destination(.presented(.edit(.saveButtonTapped))):
        state.notes = state.destination?.edit?.notes ?? ""
      case .destination(.presented(.alert(.deleteConfirmed))):
        state.isDeleted = true
      case .destination:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Meeting.Destination.State: Equatable {}

extension AlertState<Meeting.Destination.Answer> {
  static var delete: Self {
    AlertState {
      TextState("Delete this meeting?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Never mind") }
    } message: {
      TextState("It cannot be brought back.")
    }
  }
}

struct MeetingView: View {
  @Bindable var store: StoreOf<Meeting>

  var body: some View {
    VStack {
      Text(store.notes)
      Button("Edit") { store.send(.editButtonTapped) }
      Button("Delete") { store.send(.deleteButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
      NotesEditorView(store: $0)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

struct NotesEditorView: View {
  @Bindable var store: StoreOf<NotesEditor>

  var body: some View {
    TextField("Notes", text: $store.notes)
    Button("Save") { store.send(.saveButtonTapped) }
    Button("Cancel") { store.send(.cancelButtonTapped) }
  }
}

/// The same with one editor that a field presents.
@Reducer struct Diary {
  @ObservableState struct State: Equatable { @Presents var editor: NotesEditor.State? }
  enum Action {
    case editor(PresentationAction<NotesEditor.Action>)
    case writeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .writeButtonTapped = action { state.editor = NotesEditor.State() }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { NotesEditor() }
  }
}

struct DiaryView: View {
  @Bindable var store: StoreOf<Diary>

  var body: some View {
    Button("Write") { store.send(.writeButtonTapped) }
      .sheet(item: $store.scope(state: \.editor, action: \.editor)) { NotesEditorView(store: $0) }
  }
}

@MainActor @Suite("A meeting") struct MeetingTests {
  @Test("Notes are edited and saved") func edit() async {
    let store = TestStore(initialState: Meeting.State(notes: "Tea")) { Meeting() }
    await store.send(.editButtonTapped) {
      $0.destination = .edit(NotesEditor.State(notes: "Tea"))
    }
    await store.send(\.destination.edit.binding.notes, "Coffee") {
      $0.destination = .edit(NotesEditor.State(notes: "Coffee"))
    }
    await store.send(\.destination.edit.saveButtonTapped) { $0.notes = "Coffee" }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("A meeting is deleted after a question") func delete() async {
    let store = TestStore(initialState: Meeting.State()) { Meeting() }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.delete) }
    await store.send(\.destination.alert.deleteConfirmed) {
      $0.destination = nil
      $0.isDeleted = true
    }
  }

  @Test("Who does not answer deletes nothing") func unanswered() async {
    let store = TestStore(initialState: Meeting.State(destination: .alert(.delete))) { Meeting() }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("An editor by itself asks to be sent away") func itself() async {
    let store = TestStore(initialState: NotesEditor.State()) { NotesEditor() }
    await store.send(.cancelButtonTapped)
    #expect(store.isDismissed)
  }

  @Test("The screen shows a sheet") func sheet() async throws {
    let store = Store(initialState: Meeting.State()) { Meeting() }
    let screen = Screen { MeetingView(store: store) }
    try await screen.button("Edit").tap()
    try await screen.sheet.textField("Notes").type("Coffee")
    try await screen.sheet.button("Save").tap()
    #expect(screen.text("Coffee").exists && screen.sheet.isAbsent)
  }

  @Test("A sheet that is swiped away is dismissed") func swipe() async throws {
    let store = Store(initialState: Diary.State()) { Diary() }
    let screen = Screen { DiaryView(store: store) }
    try await screen.button("Write").tap()
    try await screen.sheet.dismiss()
    #expect(store.editor == nil)
  }

  @Test("The screen asks a question") func alert() async throws {
    let store = Store(initialState: Meeting.State()) { Meeting() }
    let screen = Screen { MeetingView(store: store) }
    try await screen.button("Delete").tap()
    try await screen.alert("Delete this meeting?").button("Delete").tap()
    #expect(store.isDeleted && screen.alert().isAbsent)
  }

  @Test("An action for what is not there is reported") func absent() {
    let store = Store(initialState: Meeting.State()) { Meeting() }
    withKnownIssue { _ = store.send(.destination(.dismiss)) }
  }
}
