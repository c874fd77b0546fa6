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
  /// What is wrong in reducers is told once, too.
  private let reporter: RunReporter

  /// - Parameters:
  ///   - reducer: The feature.
  ///   - dependencies: Its dependencies.
  ///   - horizon: So many answers ahead two effects are compared.
  init(_ reducer: BuiltReducer<State, Action>, _ dependencies: DependencyValues, horizon: Int) {
    (self.reducer, self.dependencies) = (reducer, dependencies)
    identity = {
      ($0 as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(String(reflecting: $0))
    }
    table = BehaviourTable(horizon: horizon, identity: identity)
    reporter = RunReporter(table.told, IssueReporters.current)
  }

  /// Whether something was told, after which the walk went no further.
  var hasGivenUp: Bool { !hasReported.isEmpty || !table.told.isEmpty }

  /// Whether an event can happen: an action always can.
  func canHappen(_ event: ReducerEvent<Action>, in configuration: Configuration<State, Action>)
    -> Bool
  {
    switch event {
    case .send: true
    case .effect(let place, let answer), .repeated(let place, let answer):
      if let question = configuration.running?.question(at: place) {
        (0..<question.count).contains(answer)
      } else {
        answer == 0 && configuration.running?.piece(at: place) != nil
      }
    }
  }

  /// The answer that an event gives, and the action that comes of it at once, in words.
  func note(of event: ReducerEvent<Action>, in configuration: Configuration<State, Action>)
    -> String?
  {
    switch event {
    case .send: return nil
    case .effect(let place, let answer), .repeated(let place, let answer):
      guard let (piece, place) = configuration.running?.piece(at: place),
        case .work(let behaviour) = piece.kind, case .waits(let wait) = behaviour.next
      else { return nil }
      guard wait.questions.indices.contains(place) else { return piece.words[place] }
      let question = wait.questions[place]
      var after = behaviour.after(.answer(question: place, answer), in: table)
      if case .cancels(_, let then) = after.next { after = then }
      let sent = after.sends.count > wait.sends.count ? after.sends.last : nil
      return "\(question.text): \(question.answers(answer))" + (sent.map { " → \($0.words)" } ?? "")
    }
  }

  /// The line of an effect of which two were taken for one, though they may differ after the horizon.
  var assumption: String? { table.assumption }

  /// The events of the effects of a configuration.
  func effectEvents(of configuration: Configuration<State, Action>) -> [ReducerEvent<Action>] {
    guard let running = configuration.running else { return [] }
    var events: [ReducerEvent<Action>] = []
    var place = 0
    for piece in running.pieces {
      switch piece.kind {
      case .waiting: continue
      case .ended: events.append(.effect(place))
      case .work(let behaviour):
        switch behaviour.next {
        case .returned: break
        case .cancels: events.append(.effect(place))
        case .waits(let wait):
          if wait.questions.isEmpty, wait.sends.isEmpty { report(behaviour) }
          for (number, question) in wait.questions.enumerated() {
            for answer in 0..<question.count {
              events.append(.effect(place + number, answer: answer))
            }
          }
          for number in wait.sends.indices {
            events.append(.effect(place + wait.questions.count + number))
          }
        }
      }
      place += piece.words.count
    }
    return events
  }

  /// So many effects under way are taken for ones that pile up without an end.
  private static var mostUnderWay: Int { 32 }

  /// Whether effects pile up without an end, so that the walk goes no further there.
  func isPiledUp(_ configuration: Configuration<State, Action>) -> Bool {
    guard let running = configuration.running, running.words.count > Self.mostUnderWay else {
      return false
    }
    reportPile(of: running.words)
    return true
  }

  private func reportPile(of words: [String]) {
    guard hasReported.insert("pile").inserted else { return }
    let most = Dictionary(grouping: words) { $0 }.max { $0.value.count < $1.value.count }
    reportIssue(
      """
      Effects pile up: more than \(Self.mostUnderWay) are under way, the most of them at \(most?.key ?? "").

      Expected: an action that can be sent again and again ends the effect that it began before, or begins none.
      To fix: 'cancellable(id:cancelInFlight:)', give fewer 'actions:', or say how far the walk goes with \
      'explore(depth:)'.
      """)
  }

  /// Lets an event happen; one that cannot happen changes nothing.
  func apply(_ event: ReducerEvent<Action>, to configuration: inout Configuration<State, Action>) {
    withIssueReporters([reporter]) {
      withDependencies(from: dependencies) { applied(event, to: &configuration) }
    }
  }

  private func applied(
    _ event: ReducerEvent<Action>, to configuration: inout Configuration<State, Action>
  ) {
    var effect = Effect<Action>.none
    if case .send(let action) = event {
      effect = reducer.reduce(into: &configuration.state, action: action)
      // Most actions begin nothing, where nothing is under way.
      if effect.isNone, configuration.isAtRest { return }
    }
    let step = WalkStep(
      state: configuration.state, configuration.running?.pieces ?? [], in: table)
    switch event {
    case .send: begin(effect, in: step)
    case .effect(let place, let answer): resume(place, answer, in: step)
    case .repeated(let place, let answer): resume(place, answer, isRepeated: true, in: step)
    }
    handleWaiting(in: step)
    step.forgetEnded()
    configuration.state = step.state
    configuration.running = step.isAtRest ? nil : EffectPieces(step.pieces)
  }

  private func report(_ work: EffectBehaviour<Action>) {
    let words = work.words.joined()
    guard hasReported.insert(words).inserted else { return }
    reportIssue(
      """
      An effect waits for something that an explorer cannot answer: \(words)

      Expected: the effects of a feature that is explored wait for nothing but a 'choice'.
      To fix: let the dependency that it waits for answer by 'choice', and sleep on a 'ChoiceClock'.
      """)
  }
}

// MARK: - Actions

extension ReducerWalker {
  private func handleWaiting(in step: WalkStep<State, Action>) {
    while let (action, path) = step.queue.popFirst() {
      if !path.isReplaced(in: step.state, sending: action) {
        begin(reducer.reduce(into: &step.state, action: action), in: step)
      }
      if step.queue.isEndless {
        _ = step.queue.removeAll()
        reportIssue("An action is answered by another one, which is answered, without an end.")
      }
    }
  }

  /// Begins the effect of an action, and ends those of the children that it has removed.
  private func begin(_ effect: Effect<Action>, in step: WalkStep<State, Action>) {
    if let part = effect.node.flatMap({ explored($0, isPresented: false) }) {
      step.start(part, EffectPlace())
    }
    step.endGone()
  }

  /// A part of an effect with what is known of its work; `nil` where there is nothing to do.
  private func explored(_ part: EffectNode<Action>, isPresented: Bool) -> ExploredPart<Action>? {
    func explored(_ part: EffectNode<Action>) -> ExploredPart<Action>? {
      self.explored(part, isPresented: isPresented)
    }
    switch part.kind {
    case .send(let action): return ExploredPart(.send(known(action)))
    case .run(let operation):
      let work = ExploredWork(operation, isPresented: isPresented)
      return ExploredPart(.run(table.behaviour(of: work)))
    case .merge(let parts): return ExploredPart(.merge(parts.compactMap(explored)))
    case .concatenate(let parts): return ExploredPart(.concatenate(parts.compactMap(explored)))
    case .cancellable(let id, let cancelInFlight, let part):
      let part = explored(part) ?? ExploredPart(.merge([]))
      return ExploredPart(.cancellable(id: id, cancelInFlight: cancelInFlight, part))
    case .cancel(let id): return ExploredPart(.cancel(id))
    case .throttled(let throttle, let part):
      reportThrottle(at: throttle.place)
      return explored(part)
    case .scoped(let step, let dismissal, let part):
      return self.explored(part, isPresented: isPresented || dismissal != nil)
        .map { ExploredPart(.scoped(step, dismissal: dismissal.map(known), $0)) }
    case .deferred(let make): return onMainThread(make).flatMap(explored)
    }
  }

  private func reportThrottle(at place: SourcePlace) {
    guard hasReported.insert("throttle").inserted else { return }
    reportIssue(
      "An explorer begins an effect with a 'throttle' each time, whenever the last one began.",
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
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
  /// Lets the work at a place go on; where it will do so again, it stays as it is.
  private func resume(
    _ place: Int, _ answer: Int, isRepeated: Bool = false, in step: WalkStep<State, Action>
  ) {
    guard let (number, question) = step.work(at: place) else { return }
    guard let behaviour = step.behaviour(of: number) else { return step.end(number) }
    switch behaviour.next {
    case .returned: break
    case .cancels(let ids, let then):
      step.goOn(number, as: then)
      for id in ids { step.cancel(id, byWork: number) }
    case .waits(let wait):
      if question < wait.questions.count {
        let answer = min(max(answer, 0), wait.questions[question].count - 1)
        let after = behaviour.after(.answer(question: question, answer), in: table)
        goOn(
          number, after, sent: wait.sends.count, keeping: isRepeated ? behaviour : nil, in: step)
      } else if case let place = question - wait.questions.count, place < wait.sends.count {
        send(place, of: behaviour, number, keeping: isRepeated ? behaviour : nil, in: step)
      }
    }
  }

  /// Lets work go on after an answer: what it cancels, and what it sends then, nobody can come before.
  private func goOn(
    _ number: Int, _ behaviour: EffectBehaviour<Action>, sent count: Int,
    keeping kept: EffectBehaviour<Action>?, in step: WalkStep<State, Action>
  ) {
    var behaviour = behaviour
    if case .cancels(let ids, let then) = behaviour.next {
      behaviour = then
      if kept == nil { step.goOn(number, as: then) }
      for id in ids { step.cancel(id, byWork: number) }
      if step.behaviour(of: number) == nil { return }
    }
    if behaviour.sends.count == count + 1 {
      return send(count, of: behaviour, number, keeping: kept, in: step)
    }
    if kept != nil { return }
    step.goOn(number, as: behaviour)
    // Nobody sees what happens between its answer and its end.
    if behaviour.hasReturned { step.end(number) }
  }

  private func send(
    _ place: Int, of behaviour: EffectBehaviour<Action>, _ number: Int,
    keeping kept: EffectBehaviour<Action>?, in step: WalkStep<State, Action>
  ) {
    step.goOn(number, as: kept ?? behaviour.after(.sent(place), in: table))
    switch behaviour.sends[place] {
    case .action(let action): step.send(action, at: [])
    case .dismissal: step.dismiss(byWork: number)
    }
  }
}
