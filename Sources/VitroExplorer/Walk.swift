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
  /// How many states have been left when promises are looked at next.
  private var nextCheck = 1_024
  private var ends = StepEnds()

  init(explorer: Explorer<State, Event>, limit: Int) {
    self.explorer = explorer
    self.limit = min(limit, Int(Int32.max) - 1)
    table = StateTable(identity: explorer.identity)
  }

  /// The states and steps that it has met.
  var exploration: Exploration<State, Event> {
    Exploration(
      transitionCount: transitionCount, eventCount: transitionCount, depth: depth,
      isExhaustive: next == table.states.count && explorer.assumption() == nil
        && !explorer.hasGivenUp(),
      met: table.states, origins: table.origins, wording: explorer.wording
    ) { [states = table.states, ends, explorer] number in
      let ends = ends[number]
      return explorer.events(states[number]).enumerated().map { place, event in
        NumberedStep(
          event: event, end: place < ends.count ? Int(ends[ends.startIndex + place]) : nil)
      }
    } event: { [table, explorer] number in
      let origin = table.origins[number]
      let before = table.states[Int(origin.parent)]
      let events = explorer.events(before)
      // Where it leads elsewhere the second time, whichever event leads there.
      let likely = events.indices.contains(Int(origin.event)) ? [events[Int(origin.event)]] : []
      return (likely + events).first {
        table.identity.areEqual(explorer.step(from: before, $0).after, table.states[number])
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
    // A promise that is broken among the states that have been left stays so.
    if next >= nextCheck, !explorer.rules.promises.isEmpty {
      nextCheck = next * 2
      try exploration.check(explorer.rules.promises, upTo: next)
    }
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
      numbers.append(try insert(found.state, found.tag, found.origin))
    }
    if let (parent, event) = chunk.notRepeatable {
      let trace = try exploration.trace(to: parent)
      let way = trace.steps.map(\.event) + [event]
      throw ExplorationError.notRepeatable(way: explorer.wording.replay(way, from: trace.start))
    }
    if let broken = chunk.broken {
      var trace = try exploration.trace(to: broken.parent)
      trace.steps.append(broken.step)
      throw Counterexample(broken.violation, trace, explorer.wording)
    }
    ends.append(chunk.ends, found: numbers)
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
      let predecessors = Predecessors(of: ends, count: table.states.count)
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

  struct Broken: Sendable {
    var violation: Violation
    var parent: Int
    var step: Step<State, Event>
  }

  var found: [Found] = []
  var ends = StepEnds()
  var transitionCount = 0
  var hasMoved = false
  /// The first rule that was not kept; nothing after it is looked at.
  var broken: Broken?
  /// A state, and an event of it that led to another one when it happened again.
  var notRepeatable: (parent: Int, event: Event)?

  init(of numbers: Range<Int>, in table: StateTable<State>, explorer: Explorer<State, Event>) {
    let rules = explorer.rules
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
        if parent < checkedStates {
          var again = before
          explorer.apply(&again, event)
          if !table.identity.areEqual(after, again), table.identity.areEqual(after, after) {
            notRepeatable = (parent, event)
            return
          }
        }
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
        hasMoved = hasMoved || known != UInt32(parent)
        ends.append(known, orFound: found.count)
        if known == nil {
          let origin = Origin(parent: UInt32(parent), event: UInt32(place))
          found.append(Found(state: after, tag: tag, origin: origin))
        }
      }
      ends.endState()
    }
  }
}

/// So many states are left twice, to see whether the same events lead to the same states.
private let checkedStates = 256

/// The numbers of the states that the steps of each state end in, one state after the other.
struct StepEnds: Sendable {
  /// A number; of a state that a chunk has found, its place among those, as a negative one.
  private(set) var numbers = ContiguousArray<Int32>()
  private(set) var ends = ContiguousArray<Int>()

  /// The numbers of the states that the steps of a state end in; none of one that was not left.
  subscript(number: Int) -> ArraySlice<Int32> {
    ends.indices.contains(number)
      ? numbers[(number == 0 ? 0 : ends[number - 1])..<ends[number]] : []
  }

  init() {}

  /// - Parameter states: The numbers for each state.
  init(_ states: [[Int]]) {
    for state in states {
      for end in state { append(UInt32(end), orFound: 0) }
      endState()
    }
  }

  /// Notes the end of the next step.
  mutating func append(_ known: UInt32?, orFound place: Int) {
    numbers.append(known.map { Int32(bitPattern: $0) } ?? Int32(-1 - place))
  }

  /// Notes that all steps of a state have been noted.
  mutating func endState() { ends.append(numbers.count) }

  /// Takes in those of the next states.
  ///
  /// - Parameter found: The numbers of the states that they have found.
  mutating func append(_ other: StepEnds, found: ContiguousArray<UInt32>) {
    let start = numbers.count
    for number in other.numbers {
      numbers.append(number < 0 ? Int32(bitPattern: found[Int(-1 - number)]) : number)
    }
    for end in other.ends { ends.append(start + end) }
  }
}

/// The states that lead to each state in one step.
struct Predecessors {
  private var starts: [Int]
  private var numbers: [UInt32]

  /// - Parameters:
  ///   - ends: The ends of the steps; those of states that were not left are unknown.
  ///   - count: How many states there are.
  init(of ends: StepEnds, count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    for end in ends.numbers { starts[Int(end) + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var free = starts
    numbers = [UInt32](repeating: 0, count: ends.numbers.count)
    for number in ends.ends.indices {
      for end in ends[number].lazy.map(Int.init) {
        numbers[free[end]] = UInt32(number)
        free[end] += 1
      }
    }
  }

  subscript(number: Int) -> ArraySlice<UInt32> {
    numbers[starts[number]..<starts[number + 1]]
  }
}
