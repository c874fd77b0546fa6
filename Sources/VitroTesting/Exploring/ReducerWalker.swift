import Dispatch
import Foundation
import IssueReporting
import Vitro

/// The steps of a feature from one configuration to the next, as values: what a store does over time.
final class ReducerWalker<State, Action>: @unchecked Sendable {
  private let reducer: BuiltReducer<State, Action>
  private let dependencies: DependencyValues
  private let table: BehaviourTable<Action>
  private let identity: (Action) -> AnyHashable
  private var hasReported: Set<String> = []

  init(_ reducer: BuiltReducer<State, Action>, _ dependencies: DependencyValues) {
    (self.reducer, self.dependencies) = (reducer, dependencies)
    identity = {
      ($0 as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(String(reflecting: $0))
    }
    table = BehaviourTable(identity: identity)
  }

  /// The events of the effects of a configuration.
  func effectEvents(of configuration: Configuration<State, Action>) -> [ReducerEvent<Action>] {
    guard let running = configuration.running else { return [] }
    var events: [ReducerEvent<Action>] = []
    for (place, work) in running.work.enumerated() {
      switch work.next {
      case .sends: events.append(.effect(place))
      case .asks(let question):
        for answer in 0..<question.count { events.append(.effect(place, answer: answer)) }
      case .waitsOutside: report(work)
      case .returned: break
      }
    }
    return events
  }

  /// So many effects under way are taken for ones that pile up without an end.
  private static var mostUnderWay: Int { 32 }

  /// Whether effects pile up without an end, so that the walk goes no further there.
  func isPiledUp(_ configuration: Configuration<State, Action>) -> Bool {
    guard let work = configuration.running?.work, work.count > Self.mostUnderWay else {
      return false
    }
    reportPile(of: work)
    return true
  }

  private func reportPile(of work: [EffectBehaviour<Action>]) {
    guard hasReported.insert("pile").inserted else { return }
    let lines = Dictionary(grouping: work, by: \.words).max { $0.value.count < $1.value.count }
    reportIssue(
      """
      Effects pile up: more than \(Self.mostUnderWay) are under way, the most of them at \(lines?.key ?? "").

      Expected: an action that can be sent again and again ends the effect that it began before, or begins none.
      To fix: 'cancellable(id:cancelInFlight:)', give fewer 'actions:', or say how far the walk goes with \
      'explore(depth:)'.
      """)
  }

  /// Lets an event happen; one that cannot happen changes nothing.
  func apply(_ event: ReducerEvent<Action>, to configuration: inout Configuration<State, Action>) {
    withDependencies(from: dependencies) {
      var effect = Effect<Action>.none
      if case .send(let action) = event {
        effect = reducer.reduce(into: &configuration.state, action: action)
        // Most actions begin nothing, where nothing is under way.
        if effect.isNone, configuration.isAtRest { return }
      }
      var step = WalkStep(
        state: configuration.state, processes: configuration.running?.processes ?? [])
      switch event {
      case .send: begin(effect, in: &step)
      case .effect(let place, let answer): resume(place, answer, in: &step)
      case .repeated(let place, let answer): resume(place, answer, isRepeated: true, in: &step)
      }
      handleWaiting(in: &step)
      // Work that has sent its last action returns when that is handled.
      while step.processes.contains(where: { $0.hasReturned }) {
        leave(in: &step, returned: true) { _, _ in false }
        handleWaiting(in: &step)
      }
      configuration.state = step.state
      configuration.running = step.processes.isEmpty ? nil : ProcessList(step.processes)
    }
  }

  private func report(_ work: EffectBehaviour<Action>) {
    guard hasReported.insert(work.words).inserted else { return }
    reportIssue(
      """
      An effect waits for something that an explorer cannot answer: \(work.words)

      Expected: the effects of a feature that is explored wait for nothing but a 'choice'.
      To fix: let the dependency that it waits for answer by 'choice', and sleep on a 'ChoiceClock'.
      """)
  }
}

/// A configuration on its way to the next one.
private struct WalkStep<State, Action> {
  var state: State
  var processes: [Process<Action>]
  /// The actions that are to be handled, the next one first.
  var waiting: [Action] = []
}

// MARK: - Actions

extension ReducerWalker {
  private func handleWaiting(in step: inout WalkStep<State, Action>) {
    var count = 0
    while !step.waiting.isEmpty {
      count += 1
      if count > EffectRunner<State, Action>.mostInARow {
        return reportIssue(
          "An action is answered by another one, which is answered, without an end.")
      }
      let action = step.waiting.removeFirst()
      begin(reducer.reduce(into: &step.state, action: action), in: &step)
    }
  }

  /// Begins the effect of an action, and ends those of the children that it has removed.
  private func begin(_ effect: Effect<Action>, in step: inout WalkStep<State, Action>) {
    if let node = effect.node { begin(plans(of: node), in: &step) }
    endGone(in: &step)
  }

  /// The pieces of an effect that begin by themselves.
  private func plans(of node: EffectNode<Action>) -> [Plan<Action>] {
    switch node.kind {
    case .send(let action): [.send(known(action))]
    case .run(let operation): [.run(table.behaviour(of: operation))]
    case .merge(let nodes): nodes.flatMap(plans)
    case .concatenate(let nodes): [.inOrder(nodes.map(plans))]
    case .cancellable(let id, let cancelInFlight, let node):
      [.cancellable(id, cancelInFlight: cancelInFlight, onePlan(of: node))]
    case .cancel(let id): [.cancel(id)]
    case .throttled(let throttle, let node): throttledPlans(of: node, at: throttle.place)
    case .scoped(let step, let dismissal, let node):
      plans(of: node).map { .scoped(step, dismissal: dismissal.map(known), $0) }
    case .deferred(let make): onMainThread(make).map(plans) ?? []
    }
  }

  private func onePlan(of node: EffectNode<Action>) -> Plan<Action> {
    let plans = plans(of: node)
    return plans.count == 1 ? plans[0] : .inOrder([plans])
  }

  private func throttledPlans(of node: EffectNode<Action>, at place: SourcePlace) -> [Plan<Action>]
  {
    if hasReported.insert("throttle").inserted {
      reportIssue(
        "An explorer begins an effect with a 'throttle' each time, whenever the last one began.",
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
    return plans(of: node)
  }

  private func known(_ action: Action) -> KnownAction<Action> {
    KnownAction(action, identity: identity(action))
  }

  private func onMainThread(
    _ make: @escaping @MainActor () -> EffectNode<Action>?
  ) -> EffectNode<Action>? {
    // The node is handed from the main actor to the walk, and nobody else has it.
    nonisolated(unsafe) var node: EffectNode<Action>?
    let dependencies = DependencyValues.current
    func take() {
      MainActor.assumeIsolated { withDependencies(from: dependencies) { node = make() } }
    }
    if Thread.isMainThread { take() } else { DispatchQueue.main.sync { take() } }
    return node
  }
}

// MARK: - Effects

extension ReducerWalker {
  private func begin(_ plans: [Plan<Action>], in step: inout WalkStep<State, Action>) {
    for plan in plans {
      if let process = process(of: plan, [], in: &step) { insert(process, into: &step) }
    }
  }

  private func insert(_ process: Process<Action>, into step: inout WalkStep<State, Action>) {
    let place = step.processes.firstIndex { $0.isBehind(process) }
    step.processes.insert(process, at: place ?? step.processes.count)
  }

  /// Begins a piece; `nil` where nothing of it is left.
  private func process(
    of plan: Plan<Action>, _ path: [ScopeStep], in step: inout WalkStep<State, Action>
  ) -> Process<Action>? {
    switch plan {
    case .send(let action):
      step.waiting.append(action.action)
      return nil
    case .run(let behaviour): return running(behaviour)
    case .cancel(let id):
      cancel(id, under: path, in: &step)
      return nil
    case .inOrder(let groups): return process(of: groups[...], path, in: &step)
    case .cancellable(let id, let cancelInFlight, let plan):
      if cancelInFlight { cancel(id, under: path, in: &step) }
      return process(of: plan, path, in: &step).map { .cancellable(id, $0) }
    case .scoped(let scope, let dismissal, let plan):
      return process(of: plan, path + [scope], in: &step)
        .map { .scoped(scope, dismissal: dismissal, $0) }
    }
  }

  private func process(
    of groups: ArraySlice<[Plan<Action>]>, _ path: [ScopeStep],
    in step: inout WalkStep<State, Action>
  ) -> Process<Action>? {
    var rest = groups
    while let group = rest.popFirst() {
      let begun = group.compactMap { process(of: $0, path, in: &step) }
      if !begun.isEmpty { return .inOrder(begun, then: Array(rest)) }
    }
    return nil
  }

  private func running(_ behaviour: EffectBehaviour<Action>) -> Process<Action>? {
    if case .returned = behaviour.next { nil } else { .running(behaviour) }
  }

  /// Lets the work at a place go on; where it will do so again, it stays as it is.
  private func resume(
    _ place: Int, _ answer: Int, isRepeated: Bool = false, in step: inout WalkStep<State, Action>
  ) {
    let number = place
    var place = place
    let processes = step.processes
    for (index, process) in processes.enumerated() {
      let count = process.work.count
      if place >= count {
        place -= count
        continue
      }
      // It is taken out meanwhile: its words change, and with them its place.
      step.processes.remove(at: index)
      var outcome = Outcome<Action>()
      let rest = resumed(process, &place, answer, [], nil, &outcome, in: &step)
      if let rest = isRepeated ? process : rest { insert(rest, into: &step) }
      if let path = outcome.dismissed { end(path, in: &step) }
      if let action = outcome.action { step.waiting.append(action) }
      return
    }
    reportIssue(
      """
      There is no effect under way that is the one with the number \(number), so that nothing has happened.

      Expected: a way that is replayed is one of this feature as it is now.
      To fix: explore it again, and replay the way that is found then, if any.
      """)
  }

  private func resumed(
    _ process: Process<Action>, _ place: inout Int, _ answer: Int, _ path: [ScopeStep],
    _ dismissal: (path: [ScopeStep], action: Action)?, _ outcome: inout Outcome<Action>,
    in step: inout WalkStep<State, Action>
  ) -> Process<Action>? {
    switch process {
    case .running(let behaviour):
      defer { place -= 1 }
      if place != 0 { return process }
      var behaviour = behaviour
      if case .asks(let question) = behaviour.next {
        behaviour = behaviour.after(min(max(answer, 0), question.count - 1), in: table)
      }
      if case .sends(let item, let then) = behaviour.next {
        switch item {
        case .action(let action): outcome.action = action
        case .dismissal:
          outcome.dismissed = dismissal?.path
          outcome.action = dismissal?.action
        }
        behaviour = then
        return .running(behaviour)
      }
      return running(behaviour)
    case .inOrder(let processes, let groups):
      let left = processes.compactMap {
        resumed($0, &place, answer, path, dismissal, &outcome, in: &step)
      }
      return .ordered(left, then: groups)
    case .cancellable(let id, let process):
      return resumed(process, &place, answer, path, dismissal, &outcome, in: &step)
        .map { .cancellable(id, $0) }
    case .scoped(let scope, let action, let process):
      let path = path + [scope]
      let dismissal = action.map { (path, $0.action) } ?? dismissal
      return resumed(process, &place, answer, path, dismissal, &outcome, in: &step)
        .map { .scoped(scope, dismissal: action, $0) }
    }
  }

  private func cancel(
    _ id: CancelID, under path: [ScopeStep], in step: inout WalkStep<State, Action>
  ) {
    leave(in: &step) { at, cancelID in cancelID == id && at.starts(with: path) }
  }

  /// Ends the effects of a child.
  private func end(_ path: [ScopeStep], in step: inout WalkStep<State, Action>) {
    leave(in: &step) { at, cancelID in cancelID == nil && at.starts(with: path) }
  }

  /// Ends the effects of the children that are gone.
  private func endGone(in step: inout WalkStep<State, Action>) {
    if step.processes.isEmpty { return }
    let state = step.state
    leave(in: &step) { at, cancelID in cancelID == nil && !at.isThere(in: state) }
  }

  /// Ends pieces by the path to their feature, and by their ids, or those that have returned.
  private func leave(
    in step: inout WalkStep<State, Action>, returned: Bool = false,
    _ isOver: (_ path: [ScopeStep], _ id: CancelID?) -> Bool
  ) {
    let processes = step.processes
    if !processes.contains(where: { ends($0, [], returned, isOver) }) { return }
    step.processes = []
    for process in processes {
      if let rest = left(of: process, [], returned, isOver) { insert(rest, into: &step) }
    }
    goOn(in: &step)
  }

  /// Begins what has waited for pieces that have ended.
  private func goOn(in step: inout WalkStep<State, Action>) {
    while let index = step.processes.firstIndex(where: { $0.goesOn }) {
      let process = step.processes.remove(at: index)
      if let rest = begun(process, [], in: &step) { insert(rest, into: &step) }
    }
  }

  private func begun(
    _ process: Process<Action>, _ path: [ScopeStep], in step: inout WalkStep<State, Action>
  ) -> Process<Action>? {
    switch process {
    case .running: return process
    case .inOrder(let processes, let groups):
      if processes.isEmpty { return self.process(of: groups[...], path, in: &step) }
      let rest = processes.compactMap { begun($0, path, in: &step) }
      return .ordered(rest, then: groups)
    case .cancellable(let id, let process):
      return begun(process, path, in: &step).map { .cancellable(id, $0) }
    case .scoped(let scope, let dismissal, let process):
      return begun(process, path + [scope], in: &step)
        .map { .scoped(scope, dismissal: dismissal, $0) }
    }
  }

  /// Whether a piece ends, or one in it does.
  private func ends(
    _ process: Process<Action>, _ path: [ScopeStep], _ returned: Bool,
    _ isOver: (_ path: [ScopeStep], _ id: CancelID?) -> Bool
  ) -> Bool {
    switch process {
    case .running(let behaviour): return returned && behaviour.hasReturned
    case .inOrder(let processes, let groups):
      return processes.contains { ends($0, path, returned, isOver) }
        || groups.contains { $0.contains { $0.isOver { isOver(path, $0) } } }
    case .cancellable(let id, let process):
      return isOver(path, id) || ends(process, path, returned, isOver)
    case .scoped(let scope, _, let process):
      let path = path + [scope]
      return isOver(path, nil) || ends(process, path, returned, isOver)
    }
  }

  private func left(
    of process: Process<Action>, _ path: [ScopeStep], _ returned: Bool,
    _ isOver: (_ path: [ScopeStep], _ id: CancelID?) -> Bool
  ) -> Process<Action>? {
    switch process {
    case .running: return returned && process.hasReturned ? nil : process
    case .inOrder(let processes, let groups):
      let rest = processes.compactMap { left(of: $0, path, returned, isOver) }
      let waiting = groups.map { $0.compactMap { $0.left { isOver(path, $0) } } }
      return .ordered(rest, then: waiting)
    case .cancellable(let id, let process):
      if isOver(path, id) { return nil }
      return left(of: process, path, returned, isOver).map { .cancellable(id, $0) }
    case .scoped(let scope, let dismissal, let process):
      let path = path + [scope]
      if isOver(path, nil) { return nil }
      return left(of: process, path, returned, isOver)
        .map { .scoped(scope, dismissal: dismissal, $0) }
    }
  }
}

/// The outcome of work that goes on.
private struct Outcome<Action> {
  var action: Action?
  var dismissed: [ScopeStep]?
}
