import Vitro

/// The rows of effects.
@MainActor
func effectRows() -> [Row] {
  [Row(name: "effect.run", unit: "ns", goal: .timesNaive(1.5), measure: runRow)]
}

/// An effect that sends an action back, from the action that starts it to its end; the naive way is a
/// task that hops to the main actor.
@MainActor
private func runRow() async -> (value: Double, baseline: Double?) {
  let store = Store(initialState: Fetcher.State()) { Fetcher() }
  let naive = NaiveCounter()
  return await nanoseconds {
    await store.send(.fetch).finish()
  } naive: {
    await Task.detached { await naive.increment() }.value
  }
}
