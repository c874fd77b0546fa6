import Foundation
import Vitro

/// How many times memory is allocated, for each action or pair of actions.
///
/// An action without an effect must not allocate; the other goals keep what has been reached.
@MainActor
func allocationRows(_ count: AllocationCount) -> [Row] {
  [
    row("store.send", goal: 0) {
      let store = Store(initialState: Leaf.State()) { Leaf() }
      let naive = NaiveCounter()
      _ = store.count
      _ = naive.count
      return (count.each { store.send(.increment) }, count.each { naive.count += 1 })
    },
    row("store.send.scope5", goal: 0) {
      let leaf = scopedFiveDeep()
      _ = leaf.count
      return (count.each { leaf.send(.increment) }, nil)
    },
    row("foreach.send", goal: 0) {
      let row = observedRow(of: 1_000)
      return (count.each { row.send(.increment) }, nil)
    },
    row("presentation", goal: .timesNaive(2)) {
      let store = Store(initialState: Presenter.State()) { Presenter() }
      let naive = NaivePresenter()
      _ = store.scope(state: \.child, action: \.child)
      _ = naive.child
      let value = count.each {
        store.send(.show)
        store.send(.child(.dismiss))
      }
      let baseline = count.each {
        naive.child = NaiveCounter()
        naive.child = nil
      }
      return (value, baseline)
    },
    row("effect.send", goal: 5) {
      let store = Store(initialState: Fetcher.State()) { Fetcher() }
      return (count.each { store.send(.fetchNow) }, nil)
    },
    row("effect.run", goal: .timesNaive(4)) {
      let store = Store(initialState: Fetcher.State()) { Fetcher() }
      let naive = NaiveCounter()
      let value = await count.each { await store.send(.fetch).finish() }
      let baseline = await count.each { await Task.detached { await naive.increment() }.value }
      return (value, baseline)
    },
    Row(name: "foreach.make.bytes", unit: "bytes", goal: 300) { bytesRow(count) },
  ]
}

/// What one of a thousand child stores takes of the heap.
@MainActor
private func bytesRow(_ count: AllocationCount) -> (value: Double, baseline: Double?) {
  let store = makeTable(1_000)
  var rows: [StoreOf<TableRow>] = []
  var naive: [NaiveCounter] = []
  rows.reserveCapacity(1_000)
  naive.reserveCapacity(1_000)
  let before = count.bytes()
  for row in store.scope(state: \.rows, action: \.rows) { rows.append(row) }
  let between = count.bytes()
  for _ in 0..<1_000 { naive.append(NaiveCounter()) }
  let after = count.bytes()
  blackHole((rows, naive))
  return (Double(between - before) / 1_000, Double(after - between) / 1_000)
}

@MainActor
private func row(
  _ name: String,
  goal: Goal,
  _ measure: @escaping @MainActor () async -> (value: Double, baseline: Double?)
) -> Row {
  Row(name: "\(name).allocations", unit: "", goal: goal, measure: measure)
}

/// The counter that `Scripts/measures/allocations` loads before the C library.
@MainActor
struct AllocationCount {
  typealias Read = @convention(c) () -> Int

  private let allocations: Read
  /// How many bytes of the heap are in use.
  let bytes: Read
  private let times = 10_000

  init?() {
    let program = dlopen(nil, RTLD_NOW)
    guard let allocations = dlsym(program, "vitro_allocations"),
      let bytes = dlsym(program, "vitro_bytes_in_use")
    else { return nil }
    self.allocations = unsafeBitCast(allocations, to: Read.self)
    self.bytes = unsafeBitCast(bytes, to: Read.self)
  }

  /// How often one operation allocates, after some that grow what is kept.
  func each(_ operation: () -> Void) -> Double {
    for _ in 0..<100 { operation() }
    let before = allocations()
    for _ in 0..<times { operation() }
    return Double(allocations() - before) / Double(times)
  }

  /// The same for an operation that suspends.
  func each(_ operation: @MainActor () async -> Void) async -> Double {
    for _ in 0..<100 { await operation() }
    let before = allocations()
    for _ in 0..<times { await operation() }
    return Double(allocations() - before) / Double(times)
  }
}
