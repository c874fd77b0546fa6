import IssueReporting
import VitroTesting

/// The rows of the test store.
@MainActor
func testStoreRows() -> [Row] {
  [
    Row(name: "teststore.step", unit: "ns", goal: 20_000) { await stepRow(elements: 0) },
    Row(name: "teststore.step.1000", unit: "ns", goal: 40_000) { await stepRow(elements: 1_000) },
    Row(name: "teststore.step.hops", unit: "ns", goal: .timesNaive(2), measure: hopsRow),
    Row(name: "receive.impossible", unit: "ns", goal: 5_000_000, measure: impossibleRow),
  ]
}

/// An action is sent, its effect sends another one, which is received; both changes are asserted. The
/// naive way compares states in the same places.
@MainActor
private func stepRow(elements: Int) async -> (value: Double, baseline: Double?) {
  let values = (0..<elements).map { Asking.Element(id: $0) }
  let initial = Asking.State(elements: IdentifiedArray(uniqueElements: values))
  let store = TestStore(initialState: initial) { Asking() }
  var state = initial
  return await nanoseconds(operations: 500) {
    await store.send(.ask) { $0.isLoading = true }
    await store.receive(\.answer) {
      $0.isLoading = false
      if elements > 0 { $0.elements[0].count += 1 }
      $0.answers += 1
    }
  } naive: {
    for isLoading in [true, false] {
      var expected = state
      expected.isLoading = isLoading
      state.isLoading = isLoading
      if !isLoading, elements > 0 {
        expected.elements[0].count += 1
        state.elements[0].count += 1
      }
      precondition(state == expected)
    }
  }
}

/// The same step beside what it cannot do without: a way off the main actor and back, which the naive
/// way is alone.
@MainActor
private func hopsRow() async -> (value: Double, baseline: Double?) {
  let store = TestStore(initialState: Asking.State()) { Asking() }
  let naive = NaiveCounter()
  return await nanoseconds {
    await store.send(.ask) { $0.isLoading = true }
    await store.receive(\.answer) {
      $0.isLoading = false
      $0.answers += 1
    }
  } naive: {
    await Task.detached { await naive.increment() }.value
  }
}

/// Waiting for an action that cannot come.
@MainActor
private func impossibleRow() async -> (value: Double, baseline: Double?) {
  let store = TestStore(initialState: Asking.State()) { Asking() }
  let value = await nanoseconds(operations: 100) {
    await withIssueReporters([]) { await store.receive(\.answer) }
  }
  return (value, nil)
}

@Reducer private struct Asking {
  struct Element: Equatable, Identifiable {
    let id: Int
    var count = 0
    var title = "Element"
  }
  @ObservableState struct State: Equatable {
    var isLoading = false
    var answers = 0
    var elements: IdentifiedArrayOf<Element> = []
  }
  enum Action { case ask, answer(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.isLoading = true
        return .run { send in await send(.answer(1)) }
      case .answer:
        state.isLoading = false
        if !state.elements.isEmpty { state.elements[0].count += 1 }
        state.answers += 1
        return .none
      }
    }
  }
}
