import Observation
import Vitro

/// The rows of a store and of the stores that are scoped from it.
@MainActor
func storeRows() -> [Row] {
  [
    Row(name: "store.send", unit: "ns", goal: 150, measure: sendRow),
    Row(name: "store.send.nested", unit: "ns", goal: 30, measure: nestedRow),
    Row(name: "store.send.scope5", unit: "ns", goal: 400, measure: deepSendRow),
    Row(name: "store.read.scope5", unit: "ns", goal: 30, measure: deepReadRow),
    Row(name: "presentation", unit: "ns", goal: 3_000, measure: presentationRow),
    Row(name: "enum.extract", unit: "ns", goal: 30, measure: extractRow),
  ]
}

/// A counter that is observed.
@MainActor
private func sendRow() -> (value: Double, baseline: Double?) {
  let store = Store(initialState: Leaf.State()) { Leaf() }
  let naive = NaiveCounter()
  _ = store.count
  _ = naive.count
  let figures = nanoseconds {
    store.send(.increment)
  } naive: {
    naive.count += 1
  }
  precondition(store.count > 0 && naive.count > 0)
  return figures
}

/// What each of five nested `Scope` reducers adds to an action.
@MainActor
private func nestedRow() -> (value: Double, baseline: Double?) {
  let flat = Store(initialState: Leaf.State()) { Leaf() }
  let deep = Store(initialState: Level5.State()) { Level5() }
  let (nested, plain) = nanoseconds {
    deep.send(.child(.child(.child(.child(.child(.increment))))))
  } naive: {
    flat.send(.increment)
  }
  return ((nested - (plain ?? 0)) / 5, nil)
}

/// An action for a store that is scoped five deep and observed.
@MainActor
private func deepSendRow() -> (value: Double, baseline: Double?) {
  let leaf = scopedFiveDeep()
  let naive = NaiveCounter()
  _ = leaf.count
  _ = naive.count
  let figures = nanoseconds {
    leaf.send(.increment)
  } naive: {
    naive.count += 1
  }
  precondition(leaf.count > 0)
  return figures
}

/// Reading a field through a store that is scoped five deep.
@MainActor
private func deepReadRow() -> (value: Double, baseline: Double?) {
  let leaf = scopedFiveDeep()
  let naive = NaiveCounter()
  var sum = 0
  let figures = nanoseconds {
    sum &+= leaf.count
  } naive: {
    sum &+= naive.count
  }
  blackHole(sum)
  return figures
}

/// A child that is shown and hidden, while somebody watches.
@MainActor
private func presentationRow() -> (value: Double, baseline: Double?) {
  let store = Store(initialState: Presenter.State()) { Presenter() }
  let naive = NaivePresenter()
  _ = store.scope(state: \.child, action: \.child)
  _ = naive.child
  return nanoseconds(operations: 1_000) {
    store.send(.show)
    store.send(.child(.dismiss))
  } naive: {
    naive.child = NaiveCounter()
    naive.child = nil
  }
}

/// Taking the payload out of a case.
@MainActor
private func extractRow() -> (value: Double, baseline: Double?) {
  let actions: [Table.Action] = [.increment, .rows(.element(id: 1, action: .increment))]
  var index = 0
  var count = 0
  return nanoseconds {
    index ^= 1
    if actions[index][case: \.rows] != nil { count &+= 1 }
  } naive: {
    index ^= 1
    if case .rows(let action) = actions[index] { blackHole(action) }
  }
}

// MARK: - What is measured

@MainActor
func scopedFiveDeep() -> StoreOf<Leaf> {
  Store(initialState: Level5.State()) { Level5() }
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
}

/// The counter that one would write without the library.
@Observable @MainActor
final class NaiveCounter {
  var count = 0

  func increment() {
    count += 1
  }
}

@Observable @MainActor
final class NaivePresenter {
  var child: NaiveCounter?
}
