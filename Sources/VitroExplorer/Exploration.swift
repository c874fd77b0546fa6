/// The result of a walk through all states: the states and steps that it has met.
public struct Exploration<State: Sendable, Event: Sendable>: Sendable {
  let explorer: Explorer<State, Event>
  let table: StateTable<State>
  /// How many steps there are from one state to another or to itself: the events of all states.
  public let transitionCount: Int
  /// How many events the longest of the shortest ways has.
  public let depth: Int
  /// Whether nothing that can happen was left out: no way was too long, and no two effects were taken for the same that
  /// may differ later.
  public let isExhaustive: Bool

  /// The states, those that are reached by fewer events first.
  public var states: some RandomAccessCollection<State> { table.states }

  /// The shortest way to a state; `nil` where none of those was met.
  ///
  /// - Parameter isMeant: Whether a state is one of those that are looked for.
  /// - Throws: An ``ExplorationError`` where the way does not lead there a second time.
  public func way(to isMeant: (_ state: State) -> Bool) throws -> [Event]? {
    try table.states.firstIndex(where: isMeant).map { try trace(to: $0).steps.map(\.event) }
  }

  /// The shortest way to a state, with the states on it.
  func trace(to number: Int) throws -> Trace<State, Event> {
    var (number, steps) = (number, [Step<State, Event>]())
    while table.origins[number].event != Origin.nobodys {
      let origin = table.origins[number]
      let before = table.states[Int(origin.parent)]
      steps.append(try step(Int(origin.event), from: before, to: table.states[number]))
      number = Int(origin.parent)
    }
    let start = Int(table.origins[number].parent)
    return Trace(start: start, initial: table.states[number], steps: steps.reversed())
  }

  /// The step that an event makes by its place among all; where it makes another one the second time,
  /// whichever event leads there.
  private func step(_ place: Int, from before: State, to after: State) throws -> Step<State, Event>
  {
    let events = explorer.events(before)
    let likely = events.indices.contains(place) ? [events[place]] : []
    for event in likely + events {
      let step = explorer.step(from: before, event)
      if table.identity.areEqual(step.after, after) { return step }
    }
    throw ExplorationError.notRepeatable
  }
}

/// The progress of a walk.
public struct ExplorationProgress: Hashable, Sendable {
  /// How many states it has met.
  public let metCount: Int
  /// How many of them it has left by all of their events; it ends where that is all of them.
  public let leftCount: Int
  /// How many events the way to the states has that it is leaving.
  public let depth: Int

  package init(metCount: Int, leftCount: Int, depth: Int) {
    (self.metCount, self.leftCount, self.depth) = (metCount, leftCount, depth)
  }
}

/// A way through states, from an initial one.
struct Trace<State: Sendable, Event: Sendable>: Sendable {
  /// Which of the initial states it begins at.
  var start: Int
  var initial: State
  var steps: [Step<State, Event>]

  var last: State { steps.last?.after ?? initial }
}
