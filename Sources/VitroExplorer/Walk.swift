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
  /// Whether an event has led from one state to another.
  private var hasMoved = false
  /// The states of the level that is being left end here.
  private var endOfLevel = 0
  private var depth = 0
  /// The numbers of the other states that each state leads to, one state after the other; kept only where
  /// a goal asks for the way back.
  private var successors: ContiguousArray<UInt32> = []
  private var endsOfSuccessors: ContiguousArray<Int> = []

  init(explorer: Explorer<State, Event>, limit: Int) {
    self.explorer = explorer
    self.limit = min(limit, Int(UInt32.max) - 1)
    table = StateTable(identity: explorer.identity)
  }

  /// What has been met.
  var exploration: Exploration<State, Event> {
    Exploration(
      transitionCount: transitionCount, eventCount: transitionCount, depth: depth,
      isExhaustive: next == table.states.count && explorer.assumption() == nil,
      met: table.states, origins: table.origins, wording: explorer.wording
    ) { [table, explorer] number in
      let state = table.states[number]
      return explorer.events(state).map { event in
        let after = explorer.step(from: state, event).after
        return NumberedStep(
          event: event, end: table.number(of: after, tag: table.tag(of: after)).map(Int.init))
      }
    }
  }

  /// The progress.
  var progress: ExplorationProgress {
    ExplorationProgress(metCount: table.states.count, leftCount: next, depth: depth)
  }

  /// Meets the initial states.
  mutating func begin() throws {
    for (start, state) in explorer.initial.enumerated() {
      if let violation = explorer.rules.violation(in: state) {
        throw Counterexample(
          violation, Trace(start: start, initial: state, steps: []), explorer.wording)
      }
      let origin = Origin(parent: UInt32(start), event: Origin.nobodys)
      _ = try insert(state, table.tag(of: state), origin)
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
    return count > 1 && !explorer.isSerial ? inParallel(count, chunk) : (0..<count).map(chunk)
  }

  /// Puts in what a chunk has found.
  private mutating func take(_ chunk: Chunk<State, Event>) throws {
    transitionCount += chunk.transitionCount
    hasMoved = hasMoved || chunk.hasMoved
    var numbers = ContiguousArray<UInt32>()
    for found in chunk.found {
      let number = try insert(found.state, found.tag, found.origin)
      if !explorer.rules.goals.isEmpty { numbers.append(number) }
    }
    if let broken = chunk.broken {
      var trace = try exploration.trace(to: broken.parent)
      trace.steps.append(broken.step)
      throw Counterexample(broken.violation, trace, explorer.wording)
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

  private mutating func insert(_ state: State, _ tag: UInt32, _ origin: Origin) throws -> UInt32 {
    let (number, isNew) = table.insert(state, tag: tag, origin: origin)
    guard isNew else { return number }
    if table.states.count > limit { throw ExplorationError.tooManyStates(limit: limit) }
    guard table.identity.areEqual(state, state) else { throw ExplorationError.notEqualToItself }
    if table.identity.isPrinted, number < 1_000,
      table.states.dropLast().contains(where: { table.identity.areEqual($0, state) })
    {
      throw ExplorationError.equalButPrintedDifferently
    }
    return number
  }

  /// Looks for a state from which a goal cannot be reached, and for rules that were not put to the test.
  func check() throws {
    var deadEnd: (number: Int, goal: String)?
    if !explorer.rules.goals.isEmpty {
      let predecessors = Predecessors(
        successors: successors, ends: endsOfSuccessors, count: table.states.count)
      for goal in explorer.rules.goals {
        guard let number = try self.deadEnd(of: goal, predecessors) else { continue }
        if number < deadEnd?.number ?? .max { deadEnd = (number, goal.name) }
      }
    }
    if let deadEnd {
      let violation = Violation(rule: deadEnd.goal, finding: .deadEnd)
      throw try Counterexample(violation, exploration.trace(to: deadEnd.number), explorer.wording)
    }
    try exploration.check(explorer.rules.promises, upTo: next)
    if !hasMoved, explorer.rules.forbidden.isEmpty || transitionCount == 0 {
      throw ExplorationError.nothingHappens
    }
  }

  /// The circle in which a promise need not be kept from the first state; empty where nothing drives on, `nil` where it
  /// is kept.
  func circle(breaking promise: Promise<State, Event>) -> [Event]? {
    Drives(promise, in: exploration, upTo: next).circle(from: 0)
  }

  /// The first state from which a goal cannot be reached.
  private func deadEnd(of goal: Rule<State>, _ predecessors: Predecessors) throws -> Int? {
    var queue = table.states.indices.filter { goal.test(table.states[$0]) }
    let isComplete = next == table.states.count
    if queue.isEmpty, !isComplete { throw ExplorationError.goalNotMet(goal.name) }
    // What has not been left may lead anywhere.
    if !isComplete { queue += next..<table.states.count }
    var leads = [Bool](repeating: false, count: table.states.count)
    for number in queue { leads[number] = true }
    while let number = queue.popLast() {
      for predecessor in predecessors[number] where !leads[Int(predecessor)] {
        leads[Int(predecessor)] = true
        queue.append(Int(predecessor))
      }
    }
    return leads.firstIndex(of: false)
  }
}

/// How many states are looked at before what they lead to is put in.
private let portionSize = 16_384
/// How many states one core looks at in one go.
private let chunkSize = 256

/// Calls a function for each number below a count, on as many threads as there are for it, each with the
/// task-local values of the caller; returns the results in order.
private func inParallel<Result: Sendable>(
  _ count: Int, _ function: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let work = Work<Result>(count: count)
  // The caller works as well, so that it waits for nobody who has not begun.
  for _ in 1..<min(count, mostHelpers) { Task { work.help(function) } }
  work.help(function)
  return work.results()
}

/// How many threads look at states beside the caller's; those for which there is no core find nothing left.
private let mostHelpers = 16

/// Numbers that several threads take, each once, and what they make of them.
private final class Work<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Result?]
  }

  private let state: Mutex<State>
  private let begun = DispatchGroup()

  init(count: Int) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
  }

  /// Takes numbers for as long as there are any.
  func help(_ function: (Int) -> Result) {
    while let number = take() {
      let result = function(number)
      state.withLock { $0.results[number] = result }
      begun.leave()
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < state.results.count else { return nil }
      begun.enter()
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Waits for those who have begun; nobody begins any more.
  func results() -> [Result] {
    begun.wait()
    return state.withLock { $0.results.compactMap(\.self) }
  }
}

/// The results of the events of some states.
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

  struct Broken: Sendable {
    var violation: Violation
    var parent: Int
    var step: Step<State, Event>
  }

  var found: [Found] = []
  var successors: [Successor] = []
  var endsOfSuccessors: [Int] = []
  var transitionCount = 0
  var hasMoved = false
  /// The first rule that was not kept; nothing after it is looked at.
  var broken: Broken?

  init(of numbers: Range<Int>, in table: StateTable<State>, explorer: Explorer<State, Event>) {
    let rules = explorer.rules
    let keepsSuccessors = !rules.goals.isEmpty
    let hasInvariants = !rules.invariants.isEmpty
    let hasForbidden = !rules.forbidden.isEmpty
    for parent in numbers {
      let before = table.states[parent]
      let events = explorer.events(before)
      for place in events.indices {
        let event = events[place]
        var after = before
        explorer.apply(&after, event)
        transitionCount += 1
        let tag = table.tag(of: after)
        let known = table.number(of: after, tag: tag)
        var violation =
          hasForbidden ? rules.violation(by: Step(before: before, event: event, after: after)) : nil
        // A state that is known keeps the invariants.
        if hasInvariants, violation == nil, known == nil || !table.identity.isWhole {
          violation = rules.violation(in: after)
        }
        if let violation {
          let step = Step(before: before, event: event, after: after)
          broken = Broken(violation: violation, parent: parent, step: step)
          return
        }
        // What leads nowhere else leads to no goal.
        if known == UInt32(parent) { continue }
        hasMoved = true
        if keepsSuccessors { successors.append(known.map { .known($0) } ?? .found(found.count)) }
        if known == nil {
          let origin = Origin(parent: UInt32(parent), event: UInt32(place))
          found.append(Found(state: after, tag: tag, origin: origin))
        }
      }
      if keepsSuccessors { endsOfSuccessors.append(successors.count) }
    }
  }
}

/// The states that lead to each state in one step.
struct Predecessors {
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
