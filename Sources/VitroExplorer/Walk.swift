import Dispatch
import Synchronization

/// A search under way: the states that it has met, of which the first `next` have been left by all of
/// their events.
///
/// It goes on in portions of states. The states of a portion are looked at side by side, in chunks that
/// only read what is known; what they have found is then put in, in order. So the numbers of the states,
/// and the counterexample, are the same on any number of cores.
struct Walk<State: Sendable, Event: Sendable>: Sendable {
  private let explorer: Explorer<State, Event>
  private let limit: Int
  private var table: StateTable<State>
  private var next = 0
  private var transitionCount = 0
  /// The states of the level that is being left end here.
  private var endOfLevel = 0
  private var depth = 0
  /// The numbers of the states that each state leads to, one state after the other; kept only where a
  /// goal asks for the way back.
  private var successors: ContiguousArray<UInt32> = []
  private var endsOfSuccessors: ContiguousArray<Int> = []

  init(explorer: Explorer<State, Event>, limit: Int) {
    self.explorer = explorer
    self.limit = min(limit, Int(UInt32.max) - 1)
    table = StateTable(identity: explorer.identity)
  }

  /// What has been met.
  var exploration: Exploration<State, Event> {
    Exploration(explorer: explorer, table: table, transitionCount: transitionCount, depth: depth)
  }

  /// Meets the initial states.
  mutating func begin() throws {
    for (start, state) in explorer.initial.enumerated() {
      if let rule = explorer.rules.violation(in: state) {
        throw Counterexample(
          rule, .state, Trace(start: start, initial: state, steps: []), by: explorer)
      }
      let origin = Origin(parent: UInt32(start), event: Origin.nobodys)
      _ = table.insert(state, tag: table.tag(of: state), origin: origin)
    }
    endOfLevel = table.states.count
  }

  /// Leaves a portion of the states by all of their events; answers whether there is more to do.
  mutating func advance(to limitOfDepth: Int?) throws -> Bool {
    guard next < table.states.count else { return false }
    if next == endOfLevel {
      depth += 1
      endOfLevel = table.states.count
    }
    if let limitOfDepth, depth >= limitOfDepth { return false }
    let portion = next..<min(endOfLevel, next + portionSize)
    for chunk in chunks(of: portion) { try take(chunk) }
    next = portion.upperBound
    return true
  }

  /// What the events of a portion lead to.
  private func chunks(of portion: Range<Int>) -> [Chunk<State, Event>] {
    let count = (portion.count + chunkSize - 1) / chunkSize
    @Sendable func chunk(_ number: Int) -> Chunk<State, Event> {
      let start = portion.lowerBound + number * chunkSize
      return Chunk(
        of: start..<min(start + chunkSize, portion.upperBound), in: table, explorer: explorer)
    }
    guard count > 1 else { return [chunk(0)] }
    let chunks = Mutex([Chunk<State, Event>?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let chunk = chunk(number)
      chunks.withLock { $0[number] = chunk }
    }
    return chunks.withLock { $0.compactMap(\.self) }
  }

  /// Puts in what a chunk has found.
  private mutating func take(_ chunk: Chunk<State, Event>) throws {
    transitionCount += chunk.transitionCount
    var numbers = ContiguousArray<UInt32>()
    numbers.reserveCapacity(chunk.found.count)
    for found in chunk.found {
      let (number, isNew) = table.insert(found.state, tag: found.tag, origin: found.origin)
      numbers.append(number)
      if isNew, table.states.count > limit { throw ExplorationError.tooManyStates(limit: limit) }
    }
    if let violation = chunk.violation {
      var trace = exploration.trace(to: violation.parent)
      trace.steps.append(violation.step)
      throw Counterexample(violation.rule, .state, trace, by: explorer)
    }
    guard !explorer.rules.goals.isEmpty else { return }
    let start = successors.count
    for successor in chunk.successors {
      switch successor {
      case .known(let number): successors.append(number)
      case .found(let index): successors.append(numbers[index])
      }
    }
    for end in chunk.endsOfSuccessors { endsOfSuccessors.append(start + end) }
  }

  /// Looks for a state from which a goal cannot be reached.
  func checkGoals() throws {
    guard !explorer.rules.goals.isEmpty else { return }
    let predecessors = Predecessors(
      successors: successors, ends: endsOfSuccessors, count: table.states.count)
    for goal in explorer.rules.goals {
      // What has not been left may lead anywhere.
      var queue = table.states.indices.filter { $0 >= next || goal.test(table.states[$0]) }
      var leads = [Bool](repeating: false, count: table.states.count)
      for number in queue { leads[number] = true }
      while let number = queue.popLast() {
        for predecessor in predecessors[number] where !leads[Int(predecessor)] {
          leads[Int(predecessor)] = true
          queue.append(Int(predecessor))
        }
      }
      if let deadEnd = leads.firstIndex(of: false) {
        throw Counterexample(goal.name, .deadEnd, exploration.trace(to: deadEnd), by: explorer)
      }
    }
  }
}

/// How many states are looked at before what they lead to is put in.
private let portionSize = 16_384
/// How many states one core looks at in one go.
private let chunkSize = 512

/// What the events of some states lead to.
private struct Chunk<State: Sendable, Event: Sendable>: Sendable {
  struct Found: Sendable {
    var state: State
    var tag: UInt32
    var origin: Origin
  }

  /// A state that a step leads to: one that the walk has met before, or one that this chunk has found.
  enum Successor: Sendable {
    case known(UInt32)
    case found(Int)
  }

  struct Violation: Sendable {
    var rule: String
    var parent: Int
    var step: Step<State, Event>
  }

  var found: [Found] = []
  var successors: [Successor] = []
  var endsOfSuccessors: [Int] = []
  var transitionCount = 0
  /// The first rule that was broken; nothing after it is looked at.
  var violation: Violation?

  init(of numbers: Range<Int>, in table: StateTable<State>, explorer: Explorer<State, Event>) {
    let keepsSuccessors = !explorer.rules.goals.isEmpty
    for parent in numbers {
      let before = table.states[parent]
      for (place, event) in explorer.events(before).enumerated() {
        let step = explorer.step(from: before, event)
        transitionCount += 1
        if let rule = explorer.rules.violation(in: step) {
          violation = Violation(rule: rule, parent: parent, step: step)
          return
        }
        let tag = table.tag(of: step.after)
        if let number = table.number(of: step.after, tag: tag) {
          if keepsSuccessors { successors.append(.known(number)) }
        } else {
          if keepsSuccessors { successors.append(.found(found.count)) }
          let origin = Origin(parent: UInt32(parent), event: UInt32(place))
          found.append(Found(state: step.after, tag: tag, origin: origin))
        }
      }
      if keepsSuccessors { endsOfSuccessors.append(successors.count) }
    }
  }
}

/// The states that lead to each state in one step.
private struct Predecessors {
  private var starts: [Int]
  private var numbers: [UInt32]

  /// - Parameters:
  ///   - successors: The states that each state leads to, one state after the other.
  ///   - ends: Where those of each state end; states that nothing is known of are left out at the end.
  ///   - count: How many states there are.
  init(successors: ContiguousArray<UInt32>, ends: ContiguousArray<Int>, count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    for successor in successors { starts[Int(successor) + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var free = starts
    numbers = [UInt32](repeating: 0, count: successors.count)
    var start = 0
    for (number, end) in ends.enumerated() {
      for successor in successors[start..<end] {
        numbers[free[Int(successor)]] = UInt32(number)
        free[Int(successor)] += 1
      }
      start = end
    }
  }

  subscript(number: Int) -> ArraySlice<UInt32> {
    numbers[starts[number]..<starts[number + 1]]
  }
}
