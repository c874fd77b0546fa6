// A counter that asks for facts: a first feature.
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action {
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(String)
  }

  @Dependency(\.facts) var facts

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return .none
      case .factButtonTapped:
        return .run { [count = state.count] send in
          await send(.factResponse(try await facts.about(count)))
        }
      case .factResponse(let fact):
        state.fact = fact
        return .none
      }
    }
  }
}

@DependencyClient
struct Facts: Sendable {
  var about: @Sendable (_ number: Int) async throws -> String
}

extension DependencyValues {
  @DependencyEntry var facts: Facts = Facts(about: { "\($0) is a number." })
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
      Button("Fact") { store.send(.factButtonTapped) }
      if let fact = store.fact { Text(fact) }
    }
  }
}

@MainActor @Suite("A first feature") struct CounterTests {
  @Test("A store runs it") func runs() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incrementButtonTapped)
    #expect(store.count == 1)
  }

  @Test("It is a pure function") func pure() {
    var state = Counter.State(count: 2, fact: "2 is even.")
    let effect = Counter().reduce(into: &state, action: .incrementButtonTapped)
    #expect(state == Counter.State(count: 3))
    #expect(effect.isNone)
  }

  @Test("A fact is shown") func fact() async {
    let store = TestStore(initialState: Counter.State(count: 2)) {
      Counter()
    } withDependencies: {
      $0.facts.about = { "\($0) is even." }
    }
    await store.send(.factButtonTapped)
    await store.receive(\.factResponse) { $0.fact = "2 is even." }
    await store.send(.incrementButtonTapped) {
      $0.count = 3
      $0.fact = nil
    }
  }

  @Test("On the screen as well") func screen() async throws {
    let store = Store(initialState: Counter.State(count: 2)) {
      Counter()
    } withDependencies: {
      $0.facts.about = { "\($0) is even." }
    }
    let screen = Screen { CounterView(store: store) }
    try await screen.button("Fact").tap()
    #expect(screen.text("2 is even.").exists)
  }
}
