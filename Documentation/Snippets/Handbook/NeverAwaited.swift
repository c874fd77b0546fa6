// An assertion in a callback that never comes is never run: the test is green, whatever it says.
// A store knows that the answer is still to come, and that nobody waited for it.
import Testing
import Vitro
import VitroTesting

@Suite("The answer never comes") @MainActor struct NeverAwaited {
  final class Client {
    private var callbacks: [(Int) -> Void] = []
    func nthPrime(_ n: Int, completion: @escaping (Int) -> Void) { callbacks.append(completion) }
  }

  @Test("An assertion in a callback stays green") func callback() {
    Client().nthPrime(7) { prime in
      #expect(prime == 1_000)
    }
  }

  @Test("A store goes red") func store() async {
    await withKnownIssue {
      let store = TestStore(initialState: Question.State()) {
        Question()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.askButtonTapped)
    } matching: { issue in
      "\(issue)".contains("still ran when the test ended")
    }
  }
}

@Reducer private struct Question {
  @ObservableState struct State: Equatable { var prime: Int? }
  enum Action { case askButtonTapped, answer(Int) }
  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askButtonTapped:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.answer(17))
        }
      case .answer(let prime):
        state.prime = prime
        return .none
      }
    }
  }
}
