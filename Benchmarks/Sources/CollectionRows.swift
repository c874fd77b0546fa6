import Vitro

/// The rows of features that hold many others.
@MainActor
func collectionRows() -> [Row] {
  [10, 1_000, 100_000].map { size in
    Row(name: "foreach.send.\(size)", unit: "ns", goal: 500) { elementRow(size) }
  }
    + [Row(name: "foreach.send.growth", unit: "times", goal: .value(1.5), measure: elementGrowth)]
    + [1_000, 10_000].map { size in
      Row(name: "foreach.parent.\(size)", unit: "ns", goal: 300) { parentRow(size) }
    }
    + [
      Row(name: "foreach.parent.growth", unit: "times", goal: .value(1.5), measure: parentGrowth),
      Row(name: "foreach.turn.10000", unit: "ns", goal: 200_000) { await turnRow(10_000) },
      Row(name: "foreach.make", unit: "ns", goal: 200, measure: makeRow),
    ]
}

/// An action for one of many rows, whose store is observed.
@MainActor
private func elementRow(_ size: Int) -> (value: Double, baseline: Double?) {
  let row = observedRow(of: size)
  var naive = Array(repeating: 0, count: size)
  let figures = nanoseconds {
    row.send(.increment)
  } naive: {
    naive[size / 2] += 1
  }
  blackHole(naive)
  return figures
}

/// An action for one of many rows, each in a turn of its own of the main actor, as a tap is: the state
/// before it is kept, so all rows are copied.
@MainActor
private func turnRow(_ size: Int) async -> (value: Double, baseline: Double?) {
  let row = observedRow(of: size)
  var naive = Array(repeating: 0, count: size)
  let figures = await nanoseconds(operations: 100) {
    row.send(.increment)
    await Task.yield()
  } naive: {
    naive[size / 2] += 1
    await Task.yield()
  }
  blackHole(naive)
  return figures
}

/// How much longer it takes with ten thousand times as many rows.
@MainActor
private func elementGrowth() -> (value: Double, baseline: Double?) {
  let (few, many) = (observedRow(of: 10), observedRow(of: 100_000))
  return growth {
    few.send(.increment)
  } to: {
    many.send(.increment)
  }
}

/// An action of the parent that changes none of many observed rows.
@MainActor
private func parentRow(_ size: Int) -> (value: Double, baseline: Double?) {
  let (store, rows) = observedTable(size)
  let naive = NaiveCounter()
  _ = naive.count
  let figures = nanoseconds {
    store.send(.increment)
  } naive: {
    naive.count += 1
  }
  blackHole(rows)
  return figures
}

/// How much longer it takes beside ten times as many rows.
@MainActor
private func parentGrowth() -> (value: Double, baseline: Double?) {
  let (few, many) = (observedTable(1_000), observedTable(10_000))
  defer { blackHole((few, many)) }
  return growth {
    few.store.send(.increment)
  } to: {
    many.store.send(.increment)
  }
}

@MainActor
private func growth(
  _ few: () -> Void, to many: () -> Void
) -> (value: Double, baseline: Double?) {
  let (more, less) = nanoseconds(many, naive: few)
  return (more / (less ?? .nan), nil)
}

/// Making one of a thousand child stores.
@MainActor
private func makeRow() -> (value: Double, baseline: Double?) {
  var times: [Double] = []
  var naiveTimes: [Double] = []
  for _ in 0...100 {
    let store = makeTable(1_000)
    times.append(making(Array(store.scope(state: \.rows, action: \.rows))))
    naiveTimes.append(making((0..<1_000).map { _ in NaiveCounter() }))
  }
  return (median(times) / 1_000, median(naiveTimes) / 1_000)
}

/// How long it takes to make something, in nanoseconds, without what it takes to give it back.
@MainActor
private func making<Value>(_ value: @autoclosure () -> Value) -> Double {
  let start = ContinuousClock.now
  let value = value()
  let end = ContinuousClock.now
  blackHole(value)
  return (end - start) / .nanoseconds(1)
}

// MARK: - What is measured

@MainActor
func makeTable(_ size: Int) -> StoreOf<Table> {
  let rows = IdentifiedArray(uniqueElements: (0..<size).map { TableRow.State(id: $0) })
  return Store(initialState: Table.State(rows: rows)) { Table() }
}

/// The row in the middle.
@MainActor
func observedRow(of size: Int) -> StoreOf<TableRow> {
  let row = makeTable(size).scope(state: \.rows, action: \.rows)[size / 2]
  _ = row.count
  return row
}

@MainActor
private func observedTable(_ size: Int) -> (store: StoreOf<Table>, rows: [StoreOf<TableRow>]) {
  let store = makeTable(size)
  let rows = Array(store.scope(state: \.rows, action: \.rows))
  for row in rows { _ = row.count }
  _ = store.total
  return (store, rows)
}
