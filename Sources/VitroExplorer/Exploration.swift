/// What a walk through all states has met.
public struct Exploration<State: Sendable, Event: Sendable>: Sendable {
  let explorer: Explorer<State, Event>
  let table: StateTable<State>
  /// How many steps there are from one state to another or to itself: the events of all states.
  public let transitionCount: Int
  /// How many events the longest of the shortest ways has.
  public let depth: Int

  /// The states, those that are reached by fewer events first.
  public var states: some RandomAccessCollection<State> { table.states }

  /// The shortest way to a state; `nil` where none of those was met.
  ///
  /// - Parameter isMeant: Whether a state is one of those that are looked for.
  public func way(to isMeant: (_ state: State) -> Bool) -> [Event]? {
    table.states.firstIndex(where: isMeant).map { trace(to: $0).steps.map(\.event) }
  }

  /// The shortest way to a state, with the states on it.
  func trace(to number: Int) -> Trace<State, Event> {
    var (number, steps) = (number, [Step<State, Event>]())
    while table.origins[number].event != Origin.nobodys {
      let origin = table.origins[number]
      let before = table.states[Int(origin.parent)]
      steps.append(
        Step(
          before: before, event: explorer.events(before)[Int(origin.event)],
          after: table.states[number]))
      number = Int(origin.parent)
    }
    let start = Int(table.origins[number].parent)
    return Trace(start: start, initial: table.states[number], steps: steps.reversed())
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
