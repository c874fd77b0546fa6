import Vitro
import VitroExplorer
import VitroTesting

/// The rows of walks through all states, beside a breadth-first search with a dictionary that is written for the
/// feature: one transition each.
@MainActor
func exploringRows() -> [Row] {
  [
    Row(name: "explore.value", unit: "ns", goal: 1_000, measure: valueRow),
    Row(name: "explore.reducer", unit: "ns", goal: 1_000, measure: reducerRow),
    Row(name: "explore.effects", unit: "ns", goal: 1_000, measure: effectsRow),
    Row(name: "explore.value.debug", unit: "ns", goal: 3_300, measure: valueRow),
    Row(name: "explore.reducer.debug", unit: "ns", goal: 3_300, measure: reducerRow),
    Row(name: "explore.effects.debug", unit: "ns", goal: 3_300, measure: effectsRow),
  ]
}

/// The lift as a value.
@MainActor
private func valueRow() throws -> (value: Double, baseline: Double?) {
  try figures {
    try Explorer(Lift.State(), events: Lift.actions) { $0.handle($1) }.explore().transitionCount
  }
}

/// The lift as a feature.
@MainActor
private func reducerRow() throws -> (value: Double, baseline: Double?) {
  try figures {
    try Explorer(Lift(), from: Lift.State(), actions: Lift.actions).explore().transitionCount
  }
}

/// A feature with up to four effects under way.
@MainActor
private func effectsRow() throws -> (value: Double, baseline: Double?) {
  var count = 0
  let time = try nanoseconds(operations: 1, batches: 3) {
    count = try Explorer(Dashboard(), from: Dashboard.State(), actions: Dashboard.actions)
      .explore().transitionCount
  }
  return (time / Double(count), nil)
}

@MainActor
private func figures(
  _ explore: () throws -> Int
) throws -> (value: Double, baseline: Double?) {
  var counts = (0, 0)
  let naive = nanoseconds(operations: 1, batches: 3) { counts.0 = naiveSearch() }
  let time = try nanoseconds(operations: 1, batches: 3) { counts.1 = try explore() }
  precondition(counts.0 == counts.1)
  return (time / Double(counts.1), naive / Double(counts.0))
}

/// A breadth-first search as one writes it by hand; says how many transitions it has made.
private func naiveSearch() -> Int {
  var parents: [Lift.State: (Lift.State, Lift.Action)?] = [Lift.State(): nil]
  var queue = [Lift.State()]
  var (next, count) = (0, 0)
  while next < queue.count {
    let state = queue[next]
    next += 1
    for action in Lift.actions {
      var after = state
      after.handle(action)
      count += 1
      if parents[after] != nil { continue }
      parents[after] = (state, action)
      queue.append(after)
    }
  }
  return count
}

/// A lift for a house of twelve floors.
@Reducer struct Lift {
  @ObservableState struct State: Hashable {
    var floor = 0
    var isUp = true
    var isOpen = false
    var requested: Set<Int> = []
  }

  enum Action: Hashable {
    case requested(Int)
    case moved
    case doorOpened
    case doorClosed
  }

  static let actions: [Action] = (0..<12).map { .requested($0) } + [.moved, .doorOpened, .doorClosed]

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.handle(action)
      return .none
    }
  }
}

extension Lift.State {
  mutating func handle(_ action: Lift.Action) {
    switch action {
    case .requested(let number): requested.insert(number)
    case .moved:
      if isOpen || requested.isEmpty || requested.contains(floor) { return }
      if !requested.contains(where: { isUp ? $0 > floor : $0 < floor }) { isUp.toggle() }
      floor += isUp ? 1 : -1
    case .doorOpened:
      if requested.contains(floor) { isOpen = true }
      requested.remove(floor)
    case .doorClosed: isOpen = false
    }
  }
}

/// A page of four boxes, each of which is loaded by itself.
@Reducer struct Dashboard {
  @ObservableState struct State: Hashable {
    var isLoading = Array(repeating: false, count: 4)
    var pages: [Int?] = Array(repeating: nil, count: 4)
  }

  enum Action: Hashable {
    case load(Int)
    case cancel(Int)
    case loaded(Int, Int?)
  }

  static let actions: [Action] = (0..<4).flatMap { [.load($0), .cancel($0)] }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load(let box):
        if state.isLoading[box] { return .none }
        state.isLoading[box] = true
        return .run { send in
          await send(.loaded(box, choice("page \(box)", of: [nil, 1, 2])))
        }
        .cancellable(id: box)
      case .cancel(let box):
        state.isLoading[box] = false
        return .cancel(id: box)
      case .loaded(let box, let page):
        state.isLoading[box] = false
        state.pages[box] = page
        return .none
      }
    }
  }
}
