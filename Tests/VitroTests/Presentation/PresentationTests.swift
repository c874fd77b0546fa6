import Foundation
import Observation
import Testing
import Vitro

@MainActor @Suite("A feature that is presented") struct PresentationTests {
  let stage = Stage(store: Store(initialState: Presenter.State()) { Presenter() })
  var store: StoreOf<Presenter> { stage.store }

  @Test("It is shown while its state is there") func shown() throws {
    #expect(editor == nil)
    store.send(.editButtonTapped)
    let editor = try #require(editor)
    editor.send(.titleChanged("x"))
    #expect(editor.title == "x" && store.editor?.title == "x")
    store.send(.editor(.dismiss))
    #expect(self.editor == nil && store.editor == nil)
  }

  @Test("Whoever asks for it is told when it comes and goes, not when it changes") func told() {
    let comes = Watch { _ = editor }
    store.send(.editButtonTapped)
    let stays = Watch { _ = editor }
    store.send(.editor(.presented(.titleChanged("x"))))
    #expect(comes.isAwake && !stays.isAwake)
    store.send(.editor(.dismiss))
    #expect(stays.isAwake)
  }

  @Test("A change inside wakes those who read the field") func fields() throws {
    store.send(.editButtonTapped)
    let editor = try #require(editor)
    let title = Watch { _ = editor.title }
    let count = Watch { _ = editor.count }
    store.send(.editor(.presented(.titleChanged("x"))))
    #expect(title.isAwake && !count.isAwake)
  }

  @Test("The parent hears of its end while it is still there") func heard() {
    store.send(.editButtonTapped)
    store.send(.editor(.dismiss))
    #expect(store.log == ["dismissed "])
  }

  @Test("Its effects end with it") func effects() async {
    store.send(.editButtonTapped)
    let task = await stage.send(.editor(.presented(.waitButtonTapped)))
    #expect(!task.isFinished)
    await stage.send(.editor(.dismiss))
    #expect(task.isFinished)
  }

  @Test(
    "They end when another one takes its place", arguments: [Presenter.Action.replace, .forget])
  func replaced(_ action: Presenter.Action) async {
    store.send(.editButtonTapped)
    let task = await stage.send(.editor(.presented(.waitButtonTapped)))
    #expect(!task.isFinished)
    await stage.send(action)
    #expect(task.isFinished)
  }

  @Test("They go on when it is set to a changed copy of itself") func changed() async {
    store.send(.editButtonTapped)
    let task = await stage.send(.editor(.presented(.waitButtonTapped)))
    await stage.send(.retitle)
    #expect(!task.isFinished && store.editor?.title == "new")
    await stage.send(.forget)
    #expect(task.isFinished)
  }

  @Test("It can dismiss itself: its effects end, then the parent hears of it") func itself() async {
    store.send(.editButtonTapped)
    let task = await stage.send(.editor(.presented(.waitButtonTapped)))
    #expect(!task.isFinished)
    await stage.send(.editor(.presented(.doneButtonTapped)))
    #expect(task.isFinished && store.editor == nil && store.log == ["dismissed "])
  }

  @Test("So can a part of it") func part() async {
    store.send(.editButtonTapped)
    await store.send(.editor(.presented(.part(.doneButtonTapped)))).finish()
    #expect(store.editor == nil)
  }

  @Test("A feature that nobody presents cannot: that is reported") func root() async {
    let store = Store(initialState: Editor.State(id: 1)) { Editor() }
    await withKnownIssue {
      await store.send(.doneButtonTapped).finish()
    } matching: {
      $0.description.hasSuffix(
        """
        A feature that is not presented dismissed itself.

        Expected: 'dismiss' is called by an effect of a feature that a parent presents.
        """
      )
    }
  }

  @Test(
    "Actions for what is not there are reported",
    arguments: [
      (Presenter.Action.editor(.dismiss), "editor.dismiss"),
      (.editor(.presented(.waitButtonTapped)), "editor.waitButtonTapped"),
    ])
  func absent(_ action: Presenter.Action, name: String) {
    withKnownIssue {
      _ = store.send(action)
    } matching: {
      $0.description.contains("An action '\(name)' arrived for a child that was not there")
    }
  }

  @Test("A later one has another store; the earlier one shows its last state") func another() {
    store.send(.editButtonTapped)
    let first = editor
    first?.send(.titleChanged("x"))
    store.send(.editor(.dismiss))
    store.send(.editButtonTapped)
    #expect(editor !== first && first?.title == "x" && editor?.id != first?.id)
  }

  @Test("It may present one of its own kind") func recursive() {
    store.send(.editButtonTapped)
    store.send(.editor(.presented(.nestButtonTapped)))
    store.send(.editor(.presented(.nested(.presented(.titleChanged("deep"))))))
    #expect(store.editor?.nested?.title == "deep" && store.editor?.title == "")
  }

  @Test("It is compared, coded and printed as an optional") func value() throws {
    var state = Note.State()
    #expect(try text(of: state) == #"{"text":null}"#)
    state.text = "x"
    #expect(try text(of: state) == #"{"text":"x"}"#)
    #expect(try JSONDecoder().decode(Note.State.self, from: Data(#"{"text":"x"}"#.utf8)) == state)
    #expect(try JSONDecoder().decode(Note.State.self, from: Data("{}".utf8)) == Note.State())
    #expect("\(state)".contains(#"text: Optional("x")"#))
  }

  @Test("A copy of it does not change with it") func copies() {
    var state = Presenter.State(editor: .init(id: 1))
    let copy = state
    state.editor?.title = "x"
    #expect(copy.editor?.title == "" && state.editor?.title == "x" && copy != state)
  }

  private var editor: StoreOf<Editor>? { store.scope(state: \.editor, action: \.editor) }

  private func text(of state: Note.State) throws -> String {
    String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
  }
}

enum Note {
  @ObservableState struct State: Equatable, Codable { @Presents var text: String? }
}

@Reducer struct Editor {
  @ObservableState struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var title = ""
    var count = 0
    var part = Part.State()
    @Presents var nested: Editor.State?
  }
  indirect enum Action: Sendable {
    case titleChanged(String), waitButtonTapped, doneButtonTapped, nestButtonTapped
    case part(Part.Action)
    case nested(PresentationAction<Editor.Action>)
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) { Part() }
    Reduce { state, action in
      switch action {
      case .titleChanged(let title): state.title = title
      case .waitButtonTapped: return .run { _ in await untilCancelled() }
      case .doneButtonTapped: return .run { [dismiss] _ in await dismiss() }
      case .nestButtonTapped: state.nested = State(id: state.id + 1)
      case .part, .nested: break
      }
      return .none
    }
    .ifLet(\.$nested, action: \.nested) { Editor() }
  }
}

@Reducer struct Part {
  @ObservableState struct State: Equatable, Sendable {}
  enum Action: Sendable { case doneButtonTapped }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { [dismiss] _ in await dismiss() } }
  }
}

@Reducer struct Presenter {
  @ObservableState struct State: Equatable {
    @Presents var editor: Editor.State?
    var log: [String] = []
  }
  enum Action: Sendable {
    case editor(PresentationAction<Editor.Action>)
    case editButtonTapped, replace, forget, retitle
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editor(.dismiss): state.log.append("dismissed \(state.editor?.title ?? "nothing")")
      case .editor: break
      case .editButtonTapped: state.editor = Editor.State(id: 1)
      case .replace: state.editor = Editor.State(id: 2)
      case .forget: state.editor = nil
      case .retitle: state.editor = Editor.State(id: 1, title: "new")
      }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { Editor() }
  }
}
