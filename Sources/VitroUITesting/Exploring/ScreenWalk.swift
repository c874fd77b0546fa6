import VitroUI

/// A search under way through the screens of an application, one level of the search after the other.
///
/// The screens of a level are left in tours: from where an action has led it goes on to the nearest of them that has
/// an action left, on ways that are known, or begins anew where that is shorter.
@MainActor
struct ScreenWalk {
  /// A screen that was met.
  private struct Node {
    var key: AnyHashable
    /// The shortest way to it.
    var way: [ScreenAction]
    /// Its actions, of which the first have been done.
    var actions: [ScreenAction]
    /// The screens that those have led to.
    var ends: [Int] = []
    /// The goals that it is one of.
    var reached: [Bool]
    var outline: String

    var hasActionsLeft: Bool { ends.count < actions.count }
  }

  private let explorer: ScreenExplorer
  private let limit: Int
  private var nodes: [Node] = []
  private var numbers: [AnyHashable: Int] = [:]
  /// The screens of the level that is being left.
  private var level = 0..<0
  private var title = ""
  private var transitionCount = 0
  private var actionCount = 0
  /// The application, and the screen that it shows.
  private var visit: (there: ScreenVisit, number: Int)?

  init(_ explorer: ScreenExplorer, limit: Int) {
    (self.explorer, self.limit) = (explorer, limit)
  }

  /// The result.
  var exploration: ScreenExploration {
    ScreenExploration(
      stateCount: nodes.count, transitionCount: transitionCount, actionCount: actionCount,
      depth: nodes.last?.way.count ?? 0, outlines: nodes.map { $0.outline })
  }

  /// Walks through all screens up to a depth.
  mutating func walk(to depth: Int?) async throws {
    let visit = try await explorer.begin()
    title = visit.title
    self.visit = (visit, try meet(visit))
    while level.upperBound < nodes.count {
      level = level.upperBound..<nodes.count
      if let depth, nodes[level.lowerBound].way.count >= depth { return }
      while try await goToActionLeft() { try await doNextAction() }
    }
  }

  /// Brings the application to a screen of the level that has an action left; says whether there is one.
  private mutating func goToActionLeft() async throws -> Bool {
    guard let first = level.first(where: { nodes[$0].hasActionsLeft }) else { return false }
    // What a screen shows does not tell all that is behind it, as a key says of itself.
    let limit =
      visit?.there.explored.key == nil ? 0 : nodes[first].way.count + costOfBeginning
    if let here = visit?.number, let tour = tour(from: here, shorterThan: limit) {
      for action in tour { try await go(by: action) }
    } else {
      visit = (try await explorer.begin(), 0)
      for action in nodes[first].way { try await go(by: action) }
    }
    return true
  }

  /// The shortest known way to a screen of the level that has an action left; `nil` where it is too long.
  private func tour(from start: Int, shorterThan limit: Int) -> [ScreenAction]? {
    var ways: [Int: [ScreenAction]] = [start: []]
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
  private mutating func go(by action: ScreenAction) async throws {
    guard var there = visit?.there, let number = visit?.number else { return }
    visit = nil
    there.way = nodes[number].way
    actionCount += 1
    try await explorer.perform(action, in: &there)
    guard let place = nodes[number].actions.firstIndex(of: action),
      try key(of: there) == nodes[nodes[number].ends[place]].key
    else {
      there.way = there.trail
      throw ScreenCounterexample(repeatable, there, notRepeatable)
    }
    visit = (there, nodes[number].ends[place])
  }

  /// Does the next action of the screen.
  private mutating func doNextAction() async throws {
    guard var there = visit?.there, let number = visit?.number else { return }
    visit = nil
    there.way = nodes[number].way
    let action = nodes[number].actions[nodes[number].ends.count]
    actionCount += 1
    transitionCount += 1
    try await explorer.perform(action, in: &there)
    let end = try meet(there)
    nodes[number].ends.append(end)
    visit = (there, end)
  }

  private func key(of visit: ScreenVisit) throws -> AnyHashable {
    try visit.explored.key?() ?? AnyHashable(visit.root.outline)
  }

  /// The number of a screen, which is held to the rules where it is new.
  private mutating func meet(_ visit: ScreenVisit) throws -> Int {
    let key = try key(of: visit)
    if let number = numbers[key] { return number }
    if nodes.count == limit { throw ScreenLimitError(limit: limit) }
    try explorer.check(visit)
    numbers[key] = nodes.count
    nodes.append(
      Node(
        key: key, way: visit.way, actions: visit.actions,
        reached: explorer.reached(visit, from: title), outline: visit.root.outline))
    return nodes.count - 1
  }

  /// Looks for a screen from which a goal cannot be reached.
  func checkGoals() throws {
    var predecessors = Array(repeating: [Int](), count: nodes.count)
    for (number, node) in nodes.enumerated() {
      for end in node.ends { predecessors[end].append(number) }
    }
    for (goal, name) in explorer.goalNames(from: title).enumerated() {
      // What has not been left may lead anywhere.
      var queue = nodes.indices.filter { nodes[$0].reached[goal] || nodes[$0].hasActionsLeft }
      var leads = Set(queue)
      while let number = queue.popLast() {
        for predecessor in predecessors[number] where leads.insert(predecessor).inserted {
          queue.append(predecessor)
        }
      }
      if let lost = nodes.indices.first(where: { !leads.contains($0) }) {
        throw ScreenCounterexample(name, way: nodes[lost].way, outline: nodes[lost].outline)
      }
    }
  }
}

/// So many actions a beginning is worth.
private let costOfBeginning = 2
/// The rule that the walk itself rests upon.
private let repeatable = "The same actions lead to the same screen"
private let notRepeatable = """
  To fix: let the application depend on nothing but what is made for it anew, and put all that is behind the screen \
  into the key of 'identifiedBy:'.
  """
