import Testing
import Vitro

@Suite struct ReducerTests {
  @Test func aReducerIsAPureFunction() {
    var state = Counter.State(count: 2)
    let effect = Counter().reduce(into: &state, action: .incrementButtonTapped)
    #expect(state == .init(count: 3) && effect.isNone)
  }

  @Test func aParentHandsActionsToItsChildren() {
    var state = Parent.State()
    _ = Parent().reduce(into: &state, action: .right(.incrementButtonTapped))
    #expect(state == Parent.State(right: .init(count: 1)))
  }

  @Test func anOptionalChildGetsItsActionsWhileItIsThere() {
    var state = Parent.State(detail: .init())
    _ = Parent().reduce(into: &state, action: .detail(.incrementButtonTapped))
    #expect(state.detail?.count == 1)
  }

  @Test func anActionForAnAbsentChildIsReported() {
    withKnownIssue {
      var state = Parent.State()
      _ = Parent().reduce(into: &state, action: .detail(.incrementButtonTapped))
      #expect(state == Parent.State())
    } matching: {
      $0.description.contains(
        "An action 'detail.incrementButtonTapped' arrived for a child that was not there: 'detail' was nil"
      )
    }
  }

  @Test func aBodyChoosesWithIfAndRepeatsWithFor() {
    var state = 0
    let reducer = Branching(isDouble: true, times: 3)
    _ = reducer.reduce(into: &state, action: .add)
    #expect(state == 2 * 3 + 100)
    state = 0
    _ = Branching(isDouble: false, times: 0).reduce(into: &state, action: .add)
    #expect(state == 101)
  }

  @Test func onChangeSeesOldAndNew() {
    var changes: [String] = []
    let reducer = Counter().onChange(of: \.count) { old, new, state in
      changes.append("\(old) → \(new)")
      state.title = "\(new)"
      return .none
    }
    var state = Counter.State()
    _ = reducer.reduce(into: &state, action: .incrementButtonTapped)
    _ = reducer.reduce(into: &state, action: .nothingHappened)
    #expect(changes == ["0 → 1"])
    #expect(state == .init(count: 1, title: "1"))
  }

  @Test @MainActor func onChangeMayStartEffectsWhichComeAfterThoseOfTheReducer() async {
    let stage = Stage(
      store: Store(initialState: [String]()) {
        Script().onChange(of: \.count) { old, new, _ in
          new < 3 ? .send(.heard("\(old) → \(new)")) : .none
        }
      })
    await stage.start(.merge(.send(.heard("a")), .send(.heard("b"))))
    #expect(stage.heard == ["a", "b", "0 → 1", "1 → 2"])
  }

  @Test func aRecursiveFeatureIsBuiltOnlyAsDeepAsActionsGo() {
    var state = Nested.State(value: 0, child: Box(Nested.State(value: 0)))
    _ = Nested().reduce(into: &state, action: .child(.increment))
    #expect(state.child?.value.value == 1)
  }

  @Test func aStateThatIsAnEnumIsScopedByCase() {
    var state = Mode.State.counter(.init())
    _ = Mode().reduce(into: &state, action: .counter(.incrementButtonTapped))
    #expect(state == .counter(.init(count: 1)))
  }
}

private struct Branching: Reducer {
  enum Action { case add }
  var isDouble: Bool
  var times: Int

  var body: some Reducer<Int, Action> {
    if isDouble {
      for _ in 0..<times {
        Reduce { state, _ in
          state += 2
          return .none
        }
      }
    } else {
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
    Reduce { state, _ in
      state += 100
      return .none
    }
  }
}

struct Box<Value: Equatable>: Equatable {
  private var values: [Value]
  var value: Value {
    get { values[0] }
    set { values[0] = newValue }
  }

  init(_ value: Value) {
    values = [value]
  }
}

@Reducer private struct Nested {
  @ObservableState struct State: Equatable {
    var value = 0
    var child: Box<State>?
  }

  indirect enum Action {
    case increment
    case child(Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
    .ifLet(\.child, action: \.child) {
      Boxed()
    }
  }

  struct Boxed: Reducer {
    var body: some Reducer<Box<State>, Action> {
      Reduce { state, action in
        Nested().reduce(into: &state.value, action: action)
      }
    }
  }
}

@Reducer private struct Mode {
  enum State: Equatable {
    case counter(Counter.State)
    case nothing
  }

  enum Action {
    case counter(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
  }
}
