import Foundation
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
    Row(name: "explore.effects", unit: "ns", goal: 10_000, measure: effectsRow),
    Row(name: "explore.bytes", unit: "bytes", goal: 100, measure: bytesRow),
    Row(name: "explore.value.debug", unit: "ns", goal: 3_300, measure: valueRow),
    Row(name: "explore.reducer.debug", unit: "ns", goal: 3_300, measure: reducerRow),
    Row(name: "explore.effects.debug", unit: "ns", goal: 20_000, measure: effectsRow),
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

/// A feature with up to four effects under way, beside a search through its state in which an answer is one more action.
@MainActor
private func effectsRow() throws -> (value: Double, baseline: Double?) {
  var (count, naiveCount, stateCount) = (0, 0, 0)
  let naive = nanoseconds(operations: 1, batches: 3) {
    let walk = naiveSearch(from: Dashboard.State(), Dashboard.actionsAndAnswers) {
      $0.handle($1)
    }
    (naiveCount, stateCount) = (walk.count, walk.parents.count)
  }
  let time = try nanoseconds(operations: 1, batches: 3) {
    let walk = try Explorer(Dashboard(), from: Dashboard.State(), actions: Dashboard.actions)
      .explore()
    precondition(walk.states.count == stateCount)
    count = walk.transitionCount
  }
  return (time / Double(count), naive / Double(naiveCount))
}

/// The memory for each of a million states, beside the state itself.
@MainActor
private func bytesRow() throws -> (value: Double, baseline: Double?) {
  let length = 1_000
  var empty = residentBytes()
  let walk = try Explorer(Place(), events: Place.moves) { $0.move(by: $1, in: length) }.explore()
  let count = Double(walk.states.count)
  let value = (residentBytes() - empty) / count - Double(MemoryLayout<Place>.size)
  empty = residentBytes()
  let parents = naiveSearch(from: Place(), Place.moves) { $0.move(by: $1, in: length) }.parents
  let baseline = (residentBytes() - empty) / count - Double(MemoryLayout<Place>.size)
  precondition(parents.count == walk.states.count)
  return (value, baseline)
}

/// A place on a square.
private struct Place: Hashable {
  static let moves = [-1, 1, -2, 2]

  var x = 0
  var y = 0

  mutating func move(by step: Int, in length: Int) {
    if step.magnitude == 1 {
      x = min(max(x + step, 0), length - 1)
    } else {
      y = min(max(y + step / 2, 0), length - 1)
    }
  }
}

/// The memory of the program.
func residentBytes() -> Double {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
    separator: " ")
  return Double(fields?.dropFirst().first ?? "0").map { $0 * 4_096 } ?? 0
}

@MainActor
private func figures(
  _ explore: () throws -> Int
) throws -> (value: Double, baseline: Double?) {
  var counts = (0, 0)
  let naive = nanoseconds(operations: 1, batches: 3) {
    counts.0 = naiveSearch(from: Lift.State(), Lift.actions) { $0.handle($1) }.count
  }
  let time = try nanoseconds(operations: 1, batches: 3) { counts.1 = try explore() }
  precondition(counts.0 == counts.1)
  return (time / Double(counts.1), naive / Double(counts.0))
}

/// A breadth-first search as one writes it by hand; says how many transitions it has made.
private func naiveSearch<State: Hashable, Action>(
  from start: State, _ actions: [Action], _ apply: (inout State, Action) -> Void
) -> (parents: [State: (State, Action)?], count: Int) {
  var parents: [State: (State, Action)?] = [start: nil]
  var queue = [start]
  var (next, count) = (0, 0)
  while next < queue.count {
    let state = queue[next]
    next += 1
    for action in actions {
      var after = state
      apply(&after, action)
      count += 1
      if parents[after] != nil { continue }
      parents[after] = (state, action)
      queue.append(after)
    }
  }
  return (parents, count)
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

  static let actions: [Action] =
    (0..<12).map { .requested($0) } + [.moved, .doorOpened, .doorClosed]

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
  static let actionsAndAnswers =
    actions + (0..<4).flatMap { box in [nil, 1, 2].map { .loaded(box, $0) } }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let wasLoading = state.isLoading
      state.handle(action)
      switch action {
      case .load(let box):
        if wasLoading[box] { return .none }
        return .run { send in
          await send(.loaded(box, choice("page \(box)", of: [nil, 1, 2])))
        }
        .cancellable(id: box)
      case .cancel(let box): return .cancel(id: box)
      case .loaded: return .none
      }
    }
  }
}

extension Dashboard.State {
  mutating func handle(_ action: Dashboard.Action) {
    switch action {
    case .load(let box): isLoading[box] = true
    case .cancel(let box): isLoading[box] = false
    case .loaded(let box, let page):
      if isLoading[box] { pages[box] = page }
      isLoading[box] = false
    }
  }
}
