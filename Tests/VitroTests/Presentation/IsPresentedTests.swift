import Testing
import Vitro

/// A feature that asks whether it is presented.
@MainActor @Suite struct IsPresentedTests {
  @Test(
    "It is as a sheet, as an element of a stack, and below those", arguments: ["sheet", "stack"])
  func presented(kind: String) async {
    let stage = Stage(store: Store(initialState: AskersHome.State()) { AskersHome() })
    let action: AskersHome.Action =
      kind == "sheet"
      ? .sheet(.presented(.ask)) : .path(.element(id: stage.store.path.ids[0], action: .ask))
    await stage.send(action)
    let note = kind == "sheet" ? stage.store.sheet : stage.store.path.first
    #expect(note?.answers == ["true", "true in its effect"])
  }

  @Test("It is not as a part that is always there, as a row, or by itself")
  func notPresented() async {
    let stage = Stage(store: Store(initialState: AskersHome.State()) { AskersHome() })
    await stage.send(.part(.ask))
    await stage.send(.rows(.element(id: 0, action: .ask)))
    let answers = ["false", "false in its effect"]
    #expect(stage.store.part.answers == answers && stage.store.rows[0].answers == answers)
    let alone = Stage(store: Store(initialState: Asker.State()) { Asker() })
    await alone.send(.ask)
    #expect(alone.store.answers == answers)
  }

  @Test("A test may say that it is")
  func overridden() {
    var state = Asker.State()
    withDependencies {
      $0.isPresented = true
    } operation: {
      _ = Asker().reduce(into: &state, action: .ask)
    }
    #expect(state.answers == ["true"])
  }
}

@Reducer
private struct Asker {
  @ObservableState struct State: Equatable, Identifiable {
    let id = 0
    var answers: [String] = []
  }
  enum Action { case ask, answer(String) }
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.answers.append("\(isPresented)")
        return .run { send in
          @Dependency(\.isPresented) var isPresented
          await send(.answer("\(isPresented) in its effect"))
        }
      case .answer(let answer):
        state.answers.append(answer)
        return .none
      }
    }
  }
}

@Reducer
private struct AskersHome {
  @ObservableState struct State {
    var part = Asker.State()
    var rows: IdentifiedArrayOf<Asker.State> = [Asker.State()]
    @Presents var sheet: Asker.State? = Asker.State()
    var path = StackState([Asker.State()])
  }
  enum Action {
    case part(Asker.Action)
    case rows(IdentifiedActionOf<Asker>)
    case sheet(PresentationAction<Asker.Action>)
    case path(StackActionOf<Asker>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) { Asker() }
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Asker() }
      .ifLet(\.$sheet, action: \.sheet) { Asker() }
      .forEach(\.path, action: \.path) { Asker() }
  }
}
