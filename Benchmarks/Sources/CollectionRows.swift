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
      Row(name: "foreach.parent.growth", unit: "times", goal: .value(1.5), measure: parentGrowth)
    ]
    + [1_000, 10_000, 100_000].flatMap { size in
      [
        Row(name: "foreach.turn.\(size)", unit: "ns", goal: .timesNaive(1.2)) {
          await turnRow(observedRow(of: size))
        },
        Row(name: "foreach.turn.long.\(size)", unit: "ns", goal: .timesNaive(1.2)) {
          await turnRow(observedNote(of: size))
        },
      ]
    }
    + [
      Row(name: "foreach.make", unit: "ns", goal: 200, measure: makeRow)
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

/// An action for one of many rows, each in a turn of its own of the main actor, as a tap is. The naive way sends it to
/// a row of ten, so that the quotient is what the number of rows costs.
@MainActor
private func turnRow(_ row: StoreOf<TableRow>) async -> (value: Double, baseline: Double?) {
  let few = observedRow(of: 10)
  return await nanoseconds(operations: 100) {
    row.send(.increment)
    await Task.yield()
  } naive: {
    few.send(.increment)
    await Task.yield()
  }
}

/// The same for rows of two texts and an array.
@MainActor
private func turnRow(_ row: StoreOf<Note>) async -> (value: Double, baseline: Double?) {
  let few = observedNote(of: 10)
  return await nanoseconds(operations: 100) {
    row.send(.increment)
    await Task.yield()
  } naive: {
    few.send(.increment)
    await Task.yield()
  }
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

/// The note in the middle.
@MainActor
private func observedNote(of size: Int) -> StoreOf<Note> {
  let notes = IdentifiedArray(
    uniqueElements: (0..<size).map {
      Note.State(id: $0, title: "Note \($0)", text: "Text of note \($0)")
    })
  let store = Store(initialState: Notes.State(notes: notes)) { Notes() }
  let note = store.scope(state: \.notes, action: \.notes)[size / 2]
  _ = note.count
  return note
}

@MainActor
private func observedTable(_ size: Int) -> (store: StoreOf<Table>, rows: [StoreOf<TableRow>]) {
  let store = makeTable(size)
  let rows = Array(store.scope(state: \.rows, action: \.rows))
  for row in rows { _ = row.count }
  _ = store.total
  return (store, rows)
}
