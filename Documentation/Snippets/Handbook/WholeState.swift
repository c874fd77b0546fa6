// A test that asserts a slice of a class stays green when something else changes by mistake.
// A test of the whole state goes red, and shows what changed.
import Testing
import Vitro
import VitroTesting

@Suite("Something else changed too") struct WholeState {
  final class AppState {
    var count = 2
    var favorites: [Int] = []
    func saveButtonTapped() {
      favorites.append(count)
      count = 0  // a mistake
    }
  }

  @Test("A test of a slice stays green") func slice() {
    let state = AppState()
    state.saveButtonTapped()
    #expect(state.favorites == [2])
  }

  @Test("A test of the whole goes red") @MainActor func whole() async {
    let store = TestStore(initialState: Favorites.State(count: 2)) { Favorites() }
    await withKnownIssue {
      await store.send(.saveButtonTapped) { $0.favorites = [2] }
    } matching: { issue in
      "\(issue)".contains("count: 0")
    }
  }
}

@Reducer private struct Favorites {
  @ObservableState struct State: Equatable {
    var count = 0
    var favorites: [Int] = []
  }

  enum Action { case saveButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .saveButtonTapped:
        state.favorites.append(state.count)
        state.count = 0  // the same mistake
        return .none
      }
    }
  }
}
