/// A sentence that comes to be so, whatever of the driving events happens.
struct Promise<State: Sendable, Event: Sendable>: Sendable {
  var name: String
  var drives: @Sendable (Event) -> Bool
  var isReached: @Sendable (State) -> Bool
}

/// The steps of the driving events between the states of a walk, as far as a promise is not kept in them.
struct Drives<State: Sendable, Event: Sendable> {
  /// A step to another state.
  private struct Drive {
    var event: Event
    var end: Int
  }

  /// Whether the promise need not be kept, for each state.
  private(set) var broken: [Bool]
  private var drives: [[Drive]]

  /// - Parameters:
  ///   - promise: The promise.
  ///   - explorer: The explorer of the walk.
  ///   - table: The states that it has met.
  ///   - count: How many of them it has left; the others keep the promise.
  init(
    _ promise: Promise<State, Event>, of explorer: Explorer<State, Event>,
    in table: StateTable<State>, upTo count: Int
  ) {
    broken = table.states.indices.map { $0 < count && !promise.isReached(table.states[$0]) }
    drives = Array(repeating: [], count: table.states.count)
    for number in table.states.indices where broken[number] {
      let state = table.states[number]
      for event in explorer.events(state) where promise.drives(event) {
        let after = explorer.step(from: state, event).after
        guard let end = table.number(of: after, tag: table.tag(of: after)), end != number else {
          continue
        }
        drives[number].append(Drive(event: event, end: Int(end)))
      }
    }
    settle()
  }

  /// Finds the states from which every way keeps the promise, from those that keep it backwards.
  private mutating func settle() {
    var successors = ContiguousArray<UInt32>()
    var ends = ContiguousArray<Int>()
    for drives in drives {
      for drive in drives { successors.append(UInt32(drive.end)) }
      ends.append(successors.count)
    }
    let predecessors = Predecessors(successors: successors, ends: ends, count: broken.count)
    var left = drives.map(\.count)
    var queue = broken.indices.filter { !broken[$0] }
    while let number = queue.popLast() {
      for predecessor in predecessors[number].map(Int.init) {
        left[predecessor] -= 1
        guard left[predecessor] == 0 else { continue }
        broken[predecessor] = false
        queue.append(predecessor)
      }
    }
  }

  /// The events that lead from a state back to one that they have met, without keeping the promise; none where it comes
  /// to a state that nothing drives on.
  func circle(from start: Int) -> [Event] {
    var way: [Drive] = []
    var places = [start: 0]
    var number = start
    while let drive = drives[number].first(where: { broken[$0.end] }) {
      way.append(drive)
      number = drive.end
      if let place = places[number] { return way[place...].map(\.event) }
      places[number] = way.count
    }
    return []
  }
}
