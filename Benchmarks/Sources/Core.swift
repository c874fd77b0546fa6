import IssueReporting
import Observation
import VitroTesting

/// The rows of the architecture: store, effects, test store.
@MainActor
func coreRows() -> [Row] {
  [
    Row(name: "store.send", unit: "ns", goal: 150, measure: sendRow),
    Row(name: "store.send.scope5", unit: "ns", goal: 350, measure: deepSendRow),
    Row(name: "effect.run", unit: "ns", goal: 22_500, measure: effectRow),
    Row(name: "teststore.step", unit: "ns", goal: 30_000, measure: stepRow),
    Row(name: "receive.impossible", unit: "ns", goal: 5_000_000, measure: impossibleRow),
  ]
}

// MARK: - store.send

@Observable @MainActor
private final class NaiveCounter {
  var count = 0
}

@MainActor
private func sendRow() async -> (value: Double, baseline: Double?) {
  let store = Store(initialState: Leaf.State()) { Leaf() }
  let naive = NaiveCounter()
  _ = store.count
  _ = naive.count
  let value = nanoseconds(times: 100_000) { store.send(.increment) }
  let baseline = nanoseconds(times: 100_000) { naive.count += 1 }
  precondition(store.count > 0 && naive.count > 0)
  return (value, baseline)
}

@MainActor
private func deepSendRow() async -> (value: Double, baseline: Double?) {
  let store = Store(initialState: Level5.State()) { Level5() }
  let leaf = store.scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
  _ = leaf.count
  let naive = NaiveCounter()
  let value = nanoseconds(times: 100_000) { leaf.send(.increment) }
  let baseline = nanoseconds(times: 100_000) { naive.count += 1 }
  precondition(leaf.count > 0)
  return (value, baseline)
}

// MARK: - effect.run

// The goal is one and a half times the baseline on a quiet machine.

@MainActor
private func effectRow() async -> (value: Double, baseline: Double?) {
  let store = Store(initialState: 0) {
    Reduce<Int, Bool> { state, isResponse in
      state += 1
      return isResponse ? .none : .run { send in await send(true) }
    }
  }
  let naive = NaiveCounter()
  let value = await nanoseconds(times: 5_000) { await store.send(false).finish() }
  let baseline = await nanoseconds(times: 5_000) {
    await Task.detached { await naive.increment() }.value
  }
  return (value, baseline)
}

extension NaiveCounter {
  fileprivate func increment() {
    count += 1
  }
}

// MARK: - TestStore

@MainActor
private func stepRow() async -> (value: Double, baseline: Double?) {
  let store = TestStore(initialState: Asking.State()) { Asking() }
  let value = await nanoseconds(times: 2_000) {
    await store.send(.ask) { $0.isLoading = true }
    await store.receive(\.answer) {
      $0.isLoading = false
      $0.answers += 1
    }
  }
  return (value, nil)
}

@MainActor
private func impossibleRow() async -> (value: Double, baseline: Double?) {
  let store = TestStore(initialState: Asking.State()) { Asking() }
  let value = await nanoseconds(times: 100) {
    await withIssueReporters([]) { await store.receive(\.answer) }
  }
  return (value, nil)
}

// MARK: - Features

@Reducer struct Leaf {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer struct Level1 {
  @ObservableState struct State: Equatable { var child = Leaf.State() }
  enum Action { case child(Leaf.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Leaf() } }
}

@Reducer struct Level2 {
  @ObservableState struct State: Equatable { var child = Level1.State() }
  enum Action { case child(Level1.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level1() } }
}

@Reducer struct Level3 {
  @ObservableState struct State: Equatable { var child = Level2.State() }
  enum Action { case child(Level2.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level2() } }
}

@Reducer struct Level4 {
  @ObservableState struct State: Equatable { var child = Level3.State() }
  enum Action { case child(Level3.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level3() } }
}

@Reducer struct Level5 {
  @ObservableState struct State: Equatable { var child = Level4.State() }
  enum Action { case child(Level4.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level4() } }
}

@Reducer private struct Asking {
  @ObservableState struct State: Equatable {
    var isLoading = false
    var answers = 0
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
        state.answers += 1
        return .none
      }
    }
  }
}

// MARK: - Time

private let rounds = 9

/// The median time of one call over several rounds of `times` calls, after one to warm up.
@MainActor
private func nanoseconds(times: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var samples: [Double] = []
  for round in 0...rounds {
    let time = clock.measure { for _ in 0..<times { body() } }
    if round > 0 { samples.append(time / .nanoseconds(1) / Double(times)) }
  }
  return samples.sorted()[rounds / 2]
}

/// The same for work that suspends.
@MainActor
private func nanoseconds(times: Int, _ body: () async -> Void) async -> Double {
  let clock = ContinuousClock()
  var samples: [Double] = []
  for round in 0...rounds {
    let start = clock.now
    for _ in 0..<times { await body() }
    if round > 0 { samples.append((clock.now - start) / .nanoseconds(1) / Double(times)) }
  }
  return samples.sorted()[rounds / 2]
}
