/// A subject that is explored, on its way through its states: it can be brought to a state by nothing but its events.
@MainActor
package protocol ReplayVisit<State, Event> {
  associatedtype State: Sendable
  associatedtype Event: Hashable & Sendable

  /// The state, with all that rules look at.
  var state: State { get }
  /// The events that can happen.
  var events: [Event] { get }
  /// Whether events that can happen are held back.
  var isHeldBack: Bool { get }
  /// Whether the key is all that is behind a state, so that the walk may go on from one that it has come to otherwise.
  var isKeyWhole: Bool { get }

  /// The key of the state.
  func key() throws -> AnyHashable
}

/// The subject of a walk by replay, and its rules.
@MainActor
package protocol ReplaySubject<Visit> {
  associatedtype Visit: ReplayVisit

  /// How its states and events are written.
  var wording: Wording<Visit.State, Visit.Event> { get }

  /// Makes the subject anew.
  func begin() async throws -> Visit
  /// Lets an event happen.
  ///
  /// - Parameter way: The events that have happened since the beginning, or lead to the same state.
  /// - Throws: A ``Violation`` where something is wrong with what the event has led to.
  func perform(_ event: Visit.Event, after way: [Visit.Event], in visit: inout Visit) async throws
  /// Whether an event that is replayed can happen.
  func canHappen(_ event: Visit.Event, in visit: Visit) -> Bool
  /// The rules, which may depend on the state that all begins with.
  func rules(from first: Visit.State) -> Rules<Visit.State, Visit.Event>
}

/// A breadth-first search through the states of a subject that can only be begun anew, one level after the other.
///
/// The states of a level are left in tours: from where an event has led, the walk goes on to the nearest of them that
/// has an event left, on ways that are known, or begins anew where that is shorter.
@MainActor
package struct ReplayWalk<Subject: ReplaySubject> {
  package typealias State = Subject.Visit.State
  package typealias Event = Subject.Visit.Event

  /// A state that was met.
  private struct Node {
    var key: AnyHashable
    var way: [Event]
    /// Its events, of which the first have happened.
    var events: [Event]
    /// The states that those have led to.
    var ends: [Int] = []

    var hasEventsLeft: Bool { ends.count < events.count }
  }

  private let subject: Subject
  private let limit: Int
  private let memory: Int
  private var rules = Rules<State, Event>()
  private var nodes: [Node] = []
  private var states: ContiguousArray<State> = []
  private var origins: ContiguousArray<Origin> = []
  private var isHeldBack = false
  private var transitionCount = 0
  private var eventCount = 0
  private var leftCount = 0
  private var numbers: [AnyHashable: Int] = [:]
  /// The states of the level that is being left.
  private var level = 0..<0
  /// The subject, the state that it is in, and the events since its beginning.
  private var visit: (there: Subject.Visit, number: Int, trail: [Event])?

  /// - Parameters:
  ///   - subject: The subject.
  ///   - limit: How many states there may be.
  ///   - memory: How many bytes the process may have; three quarters of the machine's where it is `nil`.
  package init(_ subject: Subject, limit: Int, memory: Int? = nil) {
    (self.subject, self.limit, self.memory) = (subject, limit, memory ?? MemoryLimit.usual)
  }

  /// Walks through all states up to a depth, then looks for those from which a goal cannot be reached.
  ///
  /// - Parameters:
  ///   - depth: How many events a way may have; all of them where it is `nil`.
  ///   - progress: Is told of each state that has been left; where it is `nil`, the standard error stream is.
  /// - Returns: What it has met.
  package mutating func walk(
    to depth: Int?, progress: ((ExplorationProgress) -> Void)?
  ) async throws -> Exploration<State, Event> {
    var printer = ProgressPrinter()
    let first = try await subject.begin()
    rules = subject.rules(from: first.state)
    visit = (first, try meet(first, Origin(parent: 0, event: Origin.nobodys), way: []), [])
    while level.upperBound < nodes.count {
      level = level.upperBound..<nodes.count
      if let depth, nodes[level.lowerBound].way.count >= depth { break }
      while try await goToEventLeft() {
        let left = try await doNextEvent()
        if nodes[left].hasEventsLeft { continue }
        leftCount += 1
        let now = ExplorationProgress(
          metCount: nodes.count, leftCount: leftCount, depth: nodes[left].way.count)
        if let progress { progress(now) } else { printer.note(now) }
        if MemoryLimit.used > memory {
          throw ExplorationError.tooMuchMemory(limit: memory, states: nodes.count)
        }
      }
    }
    if nodes.count == 1 { throw ExplorationError.nothingHappens }
    try checkGoals()
    let exploration = exploration
    let leftCount = nodes.firstIndex { $0.hasEventsLeft } ?? nodes.count
    try exploration.check(rules.promises, upTo: leftCount)
    return exploration
  }

  /// The states and steps that it has met.
  private var exploration: Exploration<State, Event> {
    let steps = nodes.map { node in
      node.events.enumerated().map { place, event in
        let end = place < node.ends.count ? node.ends[place] : nil
        return NumberedStep(event: event, end: end)
      }
    }
    return Exploration(
      transitionCount: transitionCount, eventCount: eventCount, depth: nodes.last?.way.count ?? 0,
      isExhaustive: !isHeldBack && !nodes.contains { $0.hasEventsLeft }, met: states,
      origins: origins, wording: subject.wording
    ) {
      steps[$0]
    } event: { [origins] number in
      steps[Int(origins[number].parent)][Int(origins[number].event)].event
    }
  }

  // MARK: Going

  /// Brings the subject to a state of the level that has an event left; says whether there is one.
  private mutating func goToEventLeft() async throws -> Bool {
    guard let next = level.first(where: { nodes[$0].hasEventsLeft }) else { return false }
    let isKeyWhole = visit?.there.isKeyWhole == true
    let limit = isKeyWhole ? nodes[next].way.count + costOfBeginning : 0
    if let here = visit?.number, let tour = tour(from: here, shorterThan: limit) {
      for event in tour { try await go(by: event) }
    } else {
      visit = (try await subject.begin(), 0, [])
      for event in nodes[next].way { try await go(by: event) }
    }
    return true
  }

  /// The shortest known way to a state of the level that has an event left; `nil` where it is too long.
  private func tour(from start: Int, shorterThan limit: Int) -> [Event]? {
    var ways: [Int: [Event]] = [start: []]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      guard let way = ways[number], way.count < limit else { return nil }
      if level.contains(number), nodes[number].hasEventsLeft { return way }
      for (event, end) in zip(nodes[number].events, nodes[number].ends) where ways[end] == nil {
        ways[end] = way + [event]
        queue.append(end)
      }
    }
    return nil
  }

  /// Lets an event happen that has happened before.
  private mutating func go(by event: Event) async throws {
    guard let (there, number, trail) = try await performed(event) else { return }
    guard let place = nodes[number].events.firstIndex(of: event),
      try there.key() == nodes[nodes[number].ends[place]].key
    else {
      throw ExplorationError.notRepeatable(way: subject.wording.replay(trail))
    }
    visit = (there, nodes[number].ends[place], trail)
  }

  /// Lets the next event of the state happen; returns the number of that state.
  private mutating func doNextEvent() async throws -> Int {
    guard let number = visit?.number else { return 0 }
    let place = nodes[number].ends.count
    let event = nodes[number].events[place]
    transitionCount += 1
    guard let (there, _, trail) = try await performed(event) else { return number }
    let origin = Origin(parent: UInt32(number), event: UInt32(place))
    let end = try meet(there, origin, way: nodes[number].way + [event])
    if !rules.forbidden.isEmpty {
      let step = Step(before: states[number], event: event, after: states[end])
      if let violation = rules.violation(by: step) { throw try found(violation, step, number) }
    }
    nodes[number].ends.append(end)
    visit = (there, end, trail)
    return number
  }

  /// Lets an event happen where the subject is.
  private mutating func performed(
    _ event: Event
  ) async throws -> (there: Subject.Visit, from: Int, trail: [Event])? {
    guard let (here, number, trail) = visit else { return nil }
    var there = here
    visit = nil
    eventCount += 1
    do {
      try await subject.perform(event, after: nodes[number].way, in: &there)
    } catch let violation as Violation {
      let step = Step(before: states[number], event: event, after: there.state)
      throw try found(violation, step, number)
    }
    return (there, number, trail + [event])
  }

  /// The number of a state, which is held to the rules where it is new.
  private mutating func meet(_ visit: Subject.Visit, _ origin: Origin, way: [Event]) throws -> Int {
    let key = try visit.key()
    if let number = numbers[key] { return number }
    if nodes.count == limit { throw ExplorationError.tooManyStates(limit: limit) }
    let state = visit.state
    if let violation = rules.violation(in: state) {
      guard let event = way.last else {
        let trace = Trace<State, Event>(start: 0, initial: state, steps: [])
        throw Counterexample(violation, trace, subject.wording)
      }
      let parent = Int(origin.parent)
      throw try found(violation, Step(before: states[parent], event: event, after: state), parent)
    }
    numbers[key] = nodes.count
    states.append(state)
    origins.append(origin)
    isHeldBack = isHeldBack || visit.isHeldBack
    nodes.append(Node(key: key, way: way, events: visit.events))
    return nodes.count - 1
  }

  /// The counterexample of a rule that a step from a state has not kept.
  private func found(
    _ violation: Violation, _ step: Step<State, Event>, _ number: Int
  ) throws -> Counterexample<State, Event> {
    var trace = try exploration.trace(to: number)
    trace.steps.append(step)
    return Counterexample(violation, trace, subject.wording)
  }

  private func checkGoals() throws {
    if rules.goals.isEmpty { return }
    let predecessors = Predecessors(of: StepEnds(nodes.map(\.ends)), count: nodes.count)
    for goal in rules.goals {
      // What has not been left may lead anywhere.
      var queue = nodes.indices.filter { goal.test(states[$0]) || nodes[$0].hasEventsLeft }
      var leads = Set(queue)
      while let number = queue.popLast() {
        for predecessor in predecessors[number].map(Int.init)
        where leads.insert(predecessor).inserted {
          queue.append(predecessor)
        }
      }
      guard let lost = nodes.indices.first(where: { !leads.contains($0) }) else { continue }
      let violation = Violation(rule: goal.name, finding: .deadEnd)
      throw try Counterexample(violation, exploration.trace(to: lost), subject.wording)
    }
  }
}

/// So many events a beginning is worth.
private let costOfBeginning = 2
