// A reducer is a function: state and action in, state and effect out. Nothing has to be set up.
import Testing
import Vitro

@Suite("A reducer is a pure function") struct PureReducer {
  @Test("Two values are compared") func increment() {
    var state = Counter.State(count: 2)
    let effect = Counter().reduce(into: &state, action: .incrementButtonTapped)
    #expect(state == Counter.State(count: 3))
    #expect(effect.isNone)
  }
}

@Reducer private struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case incrementButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}
