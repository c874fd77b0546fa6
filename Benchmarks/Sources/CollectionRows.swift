import Observation
import Vitro

/// The rows of features that hold many others.
@MainActor
func collectionRows() -> [Row] {
  [10, 1_000, 100_000].map { size in
    Row(name: "foreach.send.\(size)", unit: "ns", goal: 500) { elementRow(size) }
  }
    + [1_000, 10_000].map { size in
      Row(name: "foreach.parent.\(size)", unit: "ns", goal: 300) { parentRow(size) }
    }
    + [
      Row(name: "foreach.make", unit: "ns", goal: 200) { makeRow() },
      Row(name: "presentation", unit: "ns", goal: 3_000) { presentationRow() },
      Row(name: "store.read.scope5", unit: "ns", goal: 30) { readRow() },
    ]
}

/// An action for one of many rows, whose store is observed.
@MainActor
private func elementRow(_ size: Int) -> (value: Double, baseline: Double?) {
  let store = makeStore(size)
  let row = store.scope(state: \.rows, action: \.rows)[size / 2]
  _ = row.count
  var naive = Array(repeating: 0, count: size)
  let value = nanoseconds { row.send(.increment) }
  let baseline = nanoseconds { naive[size / 2] += 1 }
  blackHole(naive)
  return (value, baseline)
}

/// An action of the parent that changes none of many observed rows.
@MainActor
private func parentRow(_ size: Int) -> (value: Double, baseline: Double?) {
  let store = makeStore(size)
  let rows = Array(store.scope(state: \.rows, action: \.rows))
  for row in rows { _ = row.count }
  _ = store.total
  let naive = NaiveTotal()
  _ = naive.total
  let value = nanoseconds { store.send(.increment) }
  let baseline = nanoseconds { naive.total += 1 }
  blackHole(rows)
  return (value, baseline)
}

/// Making one of a thousand child stores.
@MainActor
private func makeRow() -> (value: Double, baseline: Double?) {
  let size = 1_000
  let value = nanoseconds(operations: 1) {
    let store = makeStore(size)
    blackHole(Array(store.scope(state: \.rows, action: \.rows)))
  }
  let without = nanoseconds(operations: 1) {
    let store = makeStore(size)
    blackHole(store.scope(state: \.rows, action: \.rows))
  }
  let baseline = nanoseconds(operations: 1) { blackHole((0..<size).map { _ in NaiveTotal() }) }
  return ((value - without) / Double(size), baseline / Double(size))
}

/// A child that is shown and hidden, while somebody watches.
@MainActor
private func presentationRow() -> (value: Double, baseline: Double?) {
  let store = Store(initialState: Presenter.State()) { Presenter() }
  _ = store.scope(state: \.child, action: \.child)
  let value = nanoseconds(operations: 1_000) {
    store.send(.show)
    store.send(.child(.dismiss))
  }
  return (value, nil)
}

/// Reading a field through a store that is scoped five deep.
@MainActor
private func readRow() -> (value: Double, baseline: Double?) {
  let store = Store(initialState: Level5.State()) { Level5() }
  let leaf = store.scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
  let naive = NaiveTotal()
  var sum = 0
  let value = nanoseconds { sum &+= leaf.count }
  let baseline = nanoseconds { sum &+= naive.total }
  blackHole(sum)
  return (value, baseline)
}

// MARK: - Features

@MainActor
private func makeStore(_ size: Int) -> StoreOf<Table> {
  let rows = IdentifiedArray(uniqueElements: (0..<size).map { TableRow.State(id: $0) })
  return Store(initialState: Table.State(rows: rows)) { Table() }
}

@Observable @MainActor
private final class NaiveTotal {
  var total = 0
}

@Reducer struct TableRow {
  @ObservableState struct State: Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer struct Table {
  @ObservableState struct State {
    var rows: IdentifiedArrayOf<TableRow.State> = []
    var total = 0
  }
  enum Action { case rows(IdentifiedActionOf<TableRow>), increment }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.total += 1 }
      return .none
    }
    .forEach(\.rows, action: \.rows) { TableRow() }
  }
}

@Reducer struct Presenter {
  @ObservableState struct State { @Presents var child: TableRow.State? }
  enum Action { case show, child(PresentationAction<TableRow.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show = action { state.child = TableRow.State(id: 1) }
      return .none
    }
    .ifLet(\.$child, action: \.child) { TableRow() }
  }
}
