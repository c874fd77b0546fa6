/// A subject that is explored, on its way through its states: it can be brought to a state by nothing but its actions.
@MainActor
package protocol ReplayVisit<Action> {
  associatedtype Action: Hashable

  /// The shortest way that is known to the state.
  var way: [Action] { get set }
  /// The actions that have been done.
  var trail: [Action] { get }
  /// The actions that can be done.
  var actions: [Action] { get }
  /// The state in words.
  var words: String { get }
  /// Whether the key is all that is behind a state, so that the walk may go on from one that it has come to otherwise.
  var isKeyWhole: Bool { get }

  /// The key of the state.
  func key() throws -> AnyHashable
}

/// The subject of a walk by replay, and its rules.
@MainActor
package protocol ReplaySubject<Visit> {
  associatedtype Visit: ReplayVisit

  /// Makes the subject anew.
  func begin() async throws -> Visit
  /// Does an action.
  func perform(_ action: Visit.Action, in visit: inout Visit) async throws
  /// Holds a state to the rules.
  func check(_ visit: Visit) throws
  /// The goals that a state is one of.
  func reached(_ visit: Visit, from first: Visit) -> [Bool]
  /// The error of a state from which a goal cannot be reached.
  func lost(goal: Int, way: [Visit.Action], words: String, from first: Visit) -> any Error
  /// The error of actions that lead to another state when they are done again.
  func notRepeatable(_ visit: Visit) -> any Error
  /// The error of more states than were to be looked at.
  func tooMany(limit: Int) -> any Error
}

/// A breadth-first search through the states of a subject that can only be begun anew, one level after the other.
///
/// The states of a level are left in tours: from where an action has led, the walk goes on to the nearest of them that
/// has an action left, on ways that are known, or begins anew where that is shorter.
@MainActor
package struct ReplayWalk<Subject: ReplaySubject> {
  package typealias Action = Subject.Visit.Action

  /// A state that was met.
  package struct Node {
    var key: AnyHashable
    /// The shortest way to it.
    package var way: [Action]
    /// Its actions, of which the first have been done.
    var actions: [Action]
    /// The states that those have led to.
    var ends: [Int] = []
    /// The goals that it is one of.
    var reached: [Bool]
    package var words: String

    var hasActionsLeft: Bool { ends.count < actions.count }
  }

  /// The states, in the order in which they were met.
  package private(set) var nodes: [Node] = []
  /// How many actions of states were tried.
  package private(set) var transitionCount = 0
  /// How many actions were done, those on the way to a state among them.
  package private(set) var actionCount = 0

  private var leftCount = 0
  private let subject: Subject
  private let limit: Int
  private var numbers: [AnyHashable: Int] = [:]
  /// The states of the level that is being left.
  private var level = 0..<0
  private var first: Subject.Visit?
  /// The subject, and the state that it is in.
  private var visit: (there: Subject.Visit, number: Int)?

  package init(_ subject: Subject, limit: Int) { (self.subject, self.limit) = (subject, limit) }

  /// Walks through all states up to a depth, then looks for those from which a goal cannot be reached.
  ///
  /// - Parameters:
  ///   - depth: How many actions a way may have; all of them where it is `nil`.
  ///   - progress: Is told of each state that has been left; where it is `nil`, the standard error stream is.
  package mutating func walk(
    to depth: Int?, progress: ((ExplorationProgress) -> Void)?
  ) async throws {
    var printer = ProgressPrinter()
    let visit = try await subject.begin()
    first = visit
    self.visit = (visit, try meet(visit))
    while level.upperBound < nodes.count {
      level = level.upperBound..<nodes.count
      if let depth, nodes[level.lowerBound].way.count >= depth { break }
      while try await goToActionLeft() {
        let left = try await doNextAction()
        if nodes[left].hasActionsLeft { continue }
        leftCount += 1
        let now = ExplorationProgress(
          metCount: nodes.count, leftCount: leftCount, depth: nodes[left].way.count)
        if let progress { progress(now) } else { printer.note(now) }
      }
    }
    if nodes.count == 1 { throw ExplorationError.nothingHappens }
    try checkGoals()
  }

  /// Brings the subject to a state of the level that has an action left; says whether there is one.
  private mutating func goToActionLeft() async throws -> Bool {
    guard let next = level.first(where: { nodes[$0].hasActionsLeft }) else { return false }
    let isKeyWhole = visit?.there.isKeyWhole == true
    let limit = isKeyWhole ? nodes[next].way.count + costOfBeginning : 0
    if let here = visit?.number, let tour = tour(from: here, shorterThan: limit) {
      for action in tour { try await go(by: action) }
    } else {
      visit = (try await subject.begin(), 0)
      for action in nodes[next].way { try await go(by: action) }
    }
    return true
  }

  /// The shortest known way to a state of the level that has an action left; `nil` where it is too long.
  private func tour(from start: Int, shorterThan limit: Int) -> [Action]? {
    var ways: [Int: [Action]] = [start: []]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      guard let way = ways[number], way.count < limit else { return nil }
      if level.contains(number), nodes[number].hasActionsLeft { return way }
      for (action, end) in zip(nodes[number].actions, nodes[number].ends) where ways[end] == nil {
        ways[end] = way + [action]
        queue.append(end)
      }
    }
    return nil
  }

  /// Does an action that has been done before.
  private mutating func go(by action: Action) async throws {
    guard var there = visit?.there, let number = visit?.number else { return }
    visit = nil
    there.way = nodes[number].way
    actionCount += 1
    try await subject.perform(action, in: &there)
    guard let place = nodes[number].actions.firstIndex(of: action),
      try there.key() == nodes[nodes[number].ends[place]].key
    else {
      there.way = there.trail
      throw subject.notRepeatable(there)
    }
    visit = (there, nodes[number].ends[place])
  }

  /// Does the next action of the state; returns the number of that state.
  private mutating func doNextAction() async throws -> Int {
    guard var there = visit?.there, let number = visit?.number else { return 0 }
    visit = nil
    there.way = nodes[number].way
    let action = nodes[number].actions[nodes[number].ends.count]
    actionCount += 1
    transitionCount += 1
    try await subject.perform(action, in: &there)
    let end = try meet(there)
    nodes[number].ends.append(end)
    visit = (there, end)
    return number
  }

  /// The number of a state, which is held to the rules where it is new.
  private mutating func meet(_ visit: Subject.Visit) throws -> Int {
    let key = try visit.key()
    if let number = numbers[key] { return number }
    if nodes.count == limit { throw subject.tooMany(limit: limit) }
    try subject.check(visit)
    numbers[key] = nodes.count
    nodes.append(
      Node(
        key: key, way: visit.way, actions: visit.actions,
        reached: subject.reached(visit, from: first ?? visit), words: visit.words))
    return nodes.count - 1
  }

  private func checkGoals() throws {
    guard let first, let goals = nodes.first?.reached.indices else { return }
    var predecessors = Array(repeating: [Int](), count: nodes.count)
    for (number, node) in nodes.enumerated() {
      for end in node.ends { predecessors[end].append(number) }
    }
    for goal in goals {
      // What has not been left may lead anywhere.
      var queue = nodes.indices.filter { nodes[$0].reached[goal] || nodes[$0].hasActionsLeft }
      var leads = Set(queue)
      while let number = queue.popLast() {
        for predecessor in predecessors[number] where leads.insert(predecessor).inserted {
          queue.append(predecessor)
        }
      }
      guard let lost = nodes.indices.first(where: { !leads.contains($0) }) else { continue }
      let node = nodes[lost]
      throw subject.lost(goal: goal, way: node.way, words: node.words, from: first)
    }
  }
}

/// So many actions a beginning is worth.
private let costOfBeginning = 2
