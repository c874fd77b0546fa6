/// The result of a walk through all states: the states and steps that it has met.
public struct Exploration<State: Sendable, Event: Sendable>: Sendable {
  /// The states, those that are reached by fewer events first.
  public var states: some RandomAccessCollection<State> { met }
  /// How many steps there are from one state to another or to itself: the events of all states.
  public let transitionCount: Int
  /// How many events have happened: the steps, and those on the way to a state where the walk had to come to it once more.
  public let eventCount: Int
  /// How many events the longest of the shortest ways has.
  public let depth: Int
  /// Whether nothing that can happen was left out: no way was too long, no event was held back, and no two effects were
  /// taken for the same that may differ later.
  public let isExhaustive: Bool

  let met: ContiguousArray<State>
  let origins: ContiguousArray<Origin>
  let wording: Wording<State, Event>
  /// The steps of a state, by its number.
  let steps: @Sendable (_ number: Int) -> [NumberedStep<Event>]
  /// The event that first led to a state, by its number; `nil` where none leads there again.
  let event: @Sendable (_ number: Int) -> Event?

  /// The shortest way to a state; `nil` where none of those was met.
  ///
  /// - Parameter isMeant: Whether a state is one of those that are looked for.
  /// - Throws: An ``ExplorationError`` where the way does not lead there a second time.
  public func way(to isMeant: (_ state: State) -> Bool) throws -> [Event]? {
    try met.firstIndex(where: isMeant).map { try trace(to: $0).steps.map(\.event) }
  }

  /// The shortest way to a state, with the states on it.
  func trace(to number: Int) throws -> Trace<State, Event> {
    var (number, way) = (number, [Step<State, Event>]())
    while origins[number].event != Origin.nobodys {
      let origin = origins[number]
      guard let event = event(number) else { throw ExplorationError.notRepeatable() }
      way.append(Step(before: met[Int(origin.parent)], event: event, after: met[number]))
      number = Int(origin.parent)
    }
    let start = Int(origins[number].parent)
    return Trace(start: start, initial: met[number], steps: way.reversed())
  }
}

extension Exploration {
  /// Throws the counterexample of the first state at which a promise is not kept.
  ///
  /// - Parameters:
  ///   - promises: The promises.
  ///   - count: How many states the walk has left.
  func check(_ promises: [Promise<State, Event>], upTo count: Int) throws {
    var broken: (number: Int, circle: [Event], promise: String)?
    for promise in promises {
      let drives = Drives(promise, in: self, upTo: count)
      guard let number = drives.firstBroken, number < broken?.number ?? .max else { continue }
      broken = (number, drives.circle(from: number) ?? [], promise.name)
    }
    guard let broken else { return }
    let promise = promises.first { $0.name == broken.promise }
    let violation = Violation(
      rule: broken.promise, finding: .brokenPromise,
      detail: promise.flatMap { unmetEvents(of: $0, upTo: count) })
    throw try Counterexample(
      violation, trace(to: broken.number), circle: broken.circle, wording)
  }
}

extension Exploration {
  /// Says that no event is one of those that a promise speaks of.
  private func unmetEvents(of promise: Promise<State, Event>, upTo count: Int) -> String? {
    var kinds = Set(promise.fair.indices)
    var drives = false
    for number in 0..<count where !kinds.isEmpty || !drives {
      for step in steps(number) {
        drives = drives || promise.isDriving(met[number], step.event)
        kinds = kinds.filter { !promise.fair[$0](met[number], step.event) }
      }
    }
    if !drives { return "No event that was met is one that drives." }
    return kinds.min().map {
      "No event that was met is one of the kind \($0) of those that are fair."
    }
  }
}

/// An event of a state, and the number of the state that it leads to; `nil` where the walk has not met that.
struct NumberedStep<Event: Sendable>: Sendable {
  var event: Event
  var end: Int?
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
