/// A sentence that comes to be so, whatever of the driving events happens.
package struct Promise<State: Sendable, Event: Sendable>: Sendable {
  let name: String
  let drives: @Sendable (State, Event) -> Bool
  /// The kinds of events that are not put off for ever.
  let fair: [@Sendable (State, Event) -> Bool]
  // NB: As in a rule.
  nonisolated(unsafe) let isReached: (State) -> Bool

  /// - Parameters:
  ///   - name: The sentence.
  ///   - drives: Whether an event of a state happens by itself.
  ///   - fair: Whether an event of a state is of a kind that is not put off for ever, for each kind.
  ///   - isReached: Whether it is so in a state.
  package init(
    name: String, drives: @escaping @Sendable (State, Event) -> Bool,
    fair: [@Sendable (State, Event) -> Bool], isReached: @escaping (State) -> Bool
  ) {
    (self.name, self.drives, self.fair, self.isReached) = (name, drives, fair, isReached)
  }

  /// One whose events are the same in all states.
  package init(
    name: String, drives: @escaping @Sendable (Event) -> Bool,
    fair: [@Sendable (Event) -> Bool], isReached: @escaping (State) -> Bool
  ) {
    self.init(
      name: name, drives: { drives($1) }, fair: fair.map { fair in { fair($1) } },
      isReached: isReached)
  }

  /// Whether an event of a state happens by itself.
  func isDriving(_ state: State, _ event: Event) -> Bool {
    drives(state, event) || fair.contains { $0(state, event) }
  }
}

/// The steps of the driving events between the states of a walk that do not keep a promise, and where they go on for ever.
struct Drives<Event: Sendable> {
  /// A step to another state.
  private struct Drive {
    var event: Event
    var end: Int
    /// The kinds of fair events that it is one of.
    var kinds: Set<Int>
  }

  /// The states at which the steps may stay for ever: nothing leads on, or a circle of states that no fair event leaves.
  private var endless: [Int?]
  /// The steps of each state; none of a state that keeps the promise.
  private var drives: [[Drive]]

  /// - Parameters:
  ///   - promise: The promise.
  ///   - walk: The walk.
  ///   - count: How many of the states it has left; the others keep the promise.
  init<State>(_ promise: Promise<State, Event>, in walk: Exploration<State, Event>, upTo count: Int)
  {
    let isBroken = walk.met.indices.map { $0 < count && !promise.isReached(walk.met[$0]) }
    drives = walk.met.indices.map { number in
      guard isBroken[number] else { return [] }
      let state = walk.met[number]
      return walk.steps(number).compactMap { step in
        guard let end = step.end, end != number, promise.isDriving(state, step.event) else {
          return nil
        }
        let kinds = promise.fair.indices.filter { promise.fair[$0](state, step.event) }
        return Drive(event: step.event, end: end, kinds: Set(kinds))
      }
    }
    endless = Array(repeating: nil, count: drives.count)
    for number in drives.indices where isBroken[number] && drives[number].isEmpty {
      endless[number] = number
    }
    findCircles(among: isBroken.indices.filter { isBroken[$0] })
  }

  /// The first state from which the promise need not be kept; `nil` where it is kept.
  var firstBroken: Int? {
    let predecessors = Predecessors(
      of: StepEnds(drives.map { $0.map(\.end) }), count: drives.count)
    var queue = endless.indices.filter { endless[$0] != nil }
    var broken = Set(queue)
    while let number = queue.popLast() {
      for predecessor in predecessors[number].map(Int.init)
      where broken.insert(predecessor).inserted {
        queue.append(predecessor)
      }
    }
    return broken.min()
  }

  // MARK: Circles

  /// Finds the sets of states that can be gone round in for ever: those of which each kind of fair event that can happen in
  /// one of them happens within the set, after the states with another kind are left out (Emerson and Lei, 1987).
  private mutating func findCircles(among members: [Int]) {
    var number = 0
    var parts: [Int?] = Array(repeating: nil, count: drives.count)
    var waiting = [members]
    while let members = waiting.popLast() {
      number += 1
      for member in members { parts[member] = number }
      for component in components(of: members, in: &parts) where component.count > 1 {
        let inside = Set(component)
        let open = component.reduce(into: Set<Int>()) { open, member in
          for drive in drives[member] { open.formUnion(drive.kinds) }
        }
        let taken = component.reduce(into: Set<Int>()) { taken, member in
          for drive in drives[member] where inside.contains(drive.end) {
            taken.formUnion(drive.kinds)
          }
        }
        let missing = open.subtracting(taken)
        if missing.isEmpty {
          for member in component { endless[member] = component[0] }
        } else {
          waiting.append(
            component.filter { member in
              !drives[member].contains { !$0.kinds.isDisjoint(with: missing) }
            })
        }
      }
    }
  }

  /// The strongly connected components of some states that are marked as one part, by the steps between them (Tarjan, 1972).
  private func components(of members: [Int], in parts: inout [Int?]) -> [[Int]] {
    guard let first = members.first, let part = parts[first] else { return [] }
    var components: [[Int]] = []
    var indexes: [Int: Int] = [:]
    var lowest: [Int: Int] = [:]
    var stack: [Int] = []
    for root in members where indexes[root] == nil {
      var calls = [(member: root, place: 0)]
      while let (member, place) = calls.popLast() {
        if place == 0 {
          indexes[member] = indexes.count
          lowest[member] = indexes[member]
          stack.append(member)
        } else if case let end = drives[member][place - 1].end, parts[end] == part {
          lowest[member] = min(lowest[member, default: .max], lowest[end, default: .max])
        }
        if let next = drives[member].indices.dropFirst(place).first(where: {
          parts[drives[member][$0].end] == part
        }) {
          let end = drives[member][next].end
          if indexes[end] == nil {
            calls.append((member, next + 1))
            calls.append((end, 0))
          } else {
            lowest[member] = min(lowest[member, default: .max], indexes[end, default: .max])
            calls.append((member, next + 1))
          }
          continue
        }
        guard lowest[member] == indexes[member], let start = stack.lastIndex(of: member) else {
          continue
        }
        components.append(Array(stack[start...]))
        for member in stack[start...] { parts[member] = nil }
        stack.removeSubrange(start...)
      }
    }
    return components
  }

  // MARK: Ways

  /// The events of a circle without what was promised that some steps from a state lead to; none where they lead to a state
  /// at which nothing drives on, `nil` where the promise is kept.
  func circle(from number: Int) -> [Event]? {
    guard let start = nearestEndless(from: number), let part = endless[start] else { return nil }
    if drives[start].isEmpty { return [] }
    let kinds = drives.indices.filter { endless[$0] == part }
      .reduce(into: Set<Int>()) { kinds, member in
        for drive in drives[member] { kinds.formUnion(drive.kinds) }
      }
    var way: [(event: Event, end: Int)] = []
    var missing = kinds
    func go(_ isMeant: (Drive) -> Bool) {
      let here = way.last?.end ?? start
      let steps = steps(from: here, inside: part, to: isMeant)
      for step in steps {
        missing.subtract(step.kinds)
        way.append((step.event, step.end))
      }
    }
    while let kind = missing.min() {
      go { $0.kinds.contains(kind) }
      if missing.contains(kind) { break }
    }
    if way.isEmpty || way.last?.end != start { go { $0.end == start } }
    return way.map(\.event)
  }

  /// The shortest way on from a state within a circle whose last step is one that is meant.
  private func steps(from start: Int, inside part: Int, to isMeant: (Drive) -> Bool) -> [Drive] {
    var ways: [Int: [Drive]] = [start: []]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      for drive in drives[number] where endless[drive.end] == part {
        let way = (ways[number] ?? []) + [drive]
        if isMeant(drive) { return way }
        if ways[drive.end] != nil { continue }
        ways[drive.end] = way
        queue.append(drive.end)
      }
    }
    return []
  }

  private func nearestEndless(from start: Int) -> Int? {
    var met: Set<Int> = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      if endless[number] != nil { return number }
      for drive in drives[number] where met.insert(drive.end).inserted { queue.append(drive.end) }
    }
    return nil
  }
}
