import Testing
import Vitro

@MainActor @Suite struct MachineReducerTests {
  let log = Log()

  var reducer: MachineReducer<Notebook> {
    MachineReducer { [log] command in
      log.add(command)
      return command == "answer" ? .send("answer") : .none
    }
  }

  @Test func handlingAnEventChangesTheMachineAndPerformsNothingYet() {
    var notebook = Notebook()
    let event = Notebook.Event(line: "hello", commands: ["a"])
    let effect = reducer.reduce(into: &notebook, action: event)
    #expect(notebook == Notebook(lines: ["hello"]))
    #expect(!effect.isNone && log.all == [])
  }

  @Test func anEventWithoutCommandsHasNoEffect() {
    var notebook = Notebook()
    #expect(reducer.reduce(into: &notebook, action: "hello").isNone)
  }

  @Test func aStorePerformsCommandsInTheirOrderAndHandlesTheOutcomes() {
    let store = Store(initialState: Notebook()) { reducer }
    store.send(Notebook.Event(line: "hello", commands: ["a", "answer", "b"]))
    #expect(log.all == ["a", "answer", "b"])
    #expect(store.lines == ["hello", "answer"])
  }

  @Test func aMachineIsAChildOfAFeature() {
    let store = Store(initialState: Satchel.State(notebook: Notebook())) { Satchel { _ in .none } }
    store.send(.notebook(.presented("hello")))
    #expect(store.notebook?.lines == ["hello"])
  }

  @Test func aMachineThatGoesTakesWithItWhatItsCommandsBegan() async {
    let probe = Probe()
    let store = Store(initialState: Satchel.State(notebook: Notebook())) {
      Satchel { _ in .run { _ in await probe.run() } }
    }
    let event = Notebook.Event(line: "go", commands: ["run"])
    let task = store.send(.notebook(.presented(event)))
    store.send(.notebook(.dismiss))
    await task.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func commandsMayBecomeActionsOfTheFeatureThatHoldsTheMachine() {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        var notebook = Notebook()
        return .perform(action == "open" ? notebook.openButtonTapped() : []) { .send("\($0)ed") }
      }
    }
    store.send("open")
    #expect(store.state == ["open", "opened"])
  }

  @Test func whatIsConcatenatedToCommandsBeginsWhenTheirWorkHasEnded() async {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard action == "go" else { return .none }
        return .perform(["a", "b"]) { command in .run { send in await send(command) } }
          .concatenate(with: .send("end"))
      }
    }
    await store.send("go").finish()
    #expect(Set(store.state) == ["go", "a", "b", "end"] && store.state.last == "end")
  }
}

@Reducer private struct Satchel {
  @ObservableState struct State: Equatable {
    @Presents var notebook: Notebook?
  }

  enum Action {
    case notebook(PresentationAction<Notebook.Event>)
  }

  let perform: @MainActor (String) -> Effect<Notebook.Event>

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$notebook, action: \.notebook) { MachineReducer(perform: perform) }
  }
}
