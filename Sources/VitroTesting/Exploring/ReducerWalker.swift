import Dispatch
import Foundation
import IssueReporting
import Vitro

/// The steps of a feature from one configuration to the next, as values: what a store does over time.
final class ReducerWalker<State, Action>: @unchecked Sendable {
  private let reducer: BuiltReducer<State, Action>
  private let dependencies: DependencyValues
  private let table: BehaviourTable
  private var hasReported: Set<String> = []
  /// The reporter of what is wrong in reducers, which is told once, as that of effects is.
  private let reporter: RunReporter

  /// - Parameters:
  ///   - reducer: The feature.
  ///   - dependencies: Its dependencies.
  ///   - horizon: So many answers ahead two effects are compared.
  init(_ reducer: BuiltReducer<State, Action>, _ dependencies: DependencyValues, horizon: Int) {
    (self.reducer, self.dependencies) = (reducer, dependencies)
    table = BehaviourTable(horizon: horizon)
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
    switch event {
    case .send(let action): send(action, to: &configuration)
    case .effect(let place, let answer):
      resume(EffectEvent(place: place, answer: answer, isRepeated: false), of: &configuration)
    case .repeated(let place, let answer):
      resume(EffectEvent(place: place, answer: answer, isRepeated: true), of: &configuration)
    }
  }

  private func send(_ action: Action, to configuration: inout Configuration<State, Action>) {
    let effect = reducer.reduce(into: &configuration.state, action: action)
    let running = configuration.running
    // Most actions begin nothing and end nothing.
    if effect.isNone, (running?.children ?? []).areThere(in: configuration.state) { return }
    let step = WalkStep(running?.pieces ?? [], in: table)
    begin(effect, in: step, configuration.state)
    finish(step, &configuration)
  }

  private func resume(
    _ event: EffectEvent, of configuration: inout Configuration<State, Action>
  ) {
    guard let running = configuration.running else { return }
    let outcome = running.outcomes[event] ?? outcome(of: event, running)
    running.outcomes[event] = outcome
    for (place, sent) in outcome.sent.enumerated() {
      guard let effect = handled(sent.action, sent.path, &configuration.state) else { continue }
      if effect.isNone, outcome.children.areThere(in: configuration.state) { continue }
      let step = WalkStep(running.pieces, in: table)
      resume(event, in: step)
      for _ in 0...place { _ = step.queue.popFirst() }
      begin(effect, in: step, configuration.state)
      return finish(step, &configuration)
    }
    configuration.running = outcome.rest
  }

  private func outcome(of event: EffectEvent, _ running: EffectPieces) -> EffectOutcome {
    let step = WalkStep(running.pieces, in: table)
    resume(event, in: step)
    let (sent, children) = (step.queue.removeAll(), step.pieces.children)
    step.forgetEnded()
    return EffectOutcome(sent: sent, children: children, rest: table.known(step.pieces))
  }

  private func report(_ work: EffectBehaviour) {
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
  /// Handles what waits.
  private func finish(_ step: WalkStep, _ configuration: inout Configuration<State, Action>) {
    while let (action, path) = step.queue.popFirst() {
      if let effect = handled(action, path, &configuration.state) {
        begin(effect, in: step, configuration.state)
      }
      if step.queue.isEndless {
        _ = step.queue.removeAll()
        reportIssue("An action is answered by another one, which is answered, without an end.")
      }
    }
    step.forgetEnded()
    configuration.running = table.known(step.pieces)
  }

  /// The effect of an action that was sent; `nil` where another child is in the place of its sender.
  private func handled(
    _ action: KnownAction, _ path: [ScopeStep], _ state: inout State
  ) -> Effect<Action>? {
    guard let action = action.value as? Action, !path.isReplaced(in: state, sending: action) else {
      return nil
    }
    return reducer.reduce(into: &state, action: action)
  }

  /// Begins the effect of an action, and ends those of the children that it has removed.
  private func begin(_ effect: Effect<Action>, in step: WalkStep, _ state: State) {
    if let part = effect.node.flatMap({ explored($0, isPresented: false) }) {
      step.start(part, EffectPlace())
    }
    step.endGone(in: state)
  }

  /// A part of an effect with what is known of its work; `nil` where there is nothing to do.
  private func explored(_ part: EffectNode<Action>, isPresented: Bool) -> ExploredPart? {
    func explored(_ part: EffectNode<Action>) -> ExploredPart? {
      self.explored(part, isPresented: isPresented)
    }
    switch part.kind {
    case .send(let action): return ExploredPart(.send(KnownAction(action)))
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
        .map { ExploredPart(.scoped(step, dismissal: dismissal.map { KnownAction($0) }, $0)) }
    case .deferred(let make): return onMainThread(make).flatMap(explored)
    }
  }

  private func reportThrottle(at place: SourcePlace) {
    guard hasReported.insert("throttle").inserted else { return }
    reportIssue(
      "An explorer begins an effect with a 'throttle' each time, whenever the last one began.",
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
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
  private func resume(_ event: EffectEvent, in step: WalkStep) {
    guard let (number, question) = step.work(at: event.place) else { return }
    guard let behaviour = step.behaviour(of: number) else { return step.end(number) }
    let kept = event.isRepeated ? behaviour : nil
    switch behaviour.next {
    case .returned: break
    case .cancels(let ids, let then):
      step.goOn(number, as: then)
      for id in ids { step.cancel(id, byWork: number) }
    case .waits(let wait):
      if question < wait.questions.count {
        let answer = min(max(event.answer, 0), wait.questions[question].count - 1)
        let after = behaviour.after(.answer(question: question, answer), in: table)
        goOn(number, after, sent: wait.sends.count, keeping: kept, in: step)
      } else if case let place = question - wait.questions.count, place < wait.sends.count {
        send(place, of: behaviour, number, keeping: kept, in: step)
      }
    }
  }

  /// Lets work go on after an answer: what it cancels, and what it sends then, nobody can come before.
  private func goOn(
    _ number: Int, _ behaviour: EffectBehaviour, sent count: Int,
    keeping kept: EffectBehaviour?, in step: WalkStep
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
    _ place: Int, of behaviour: EffectBehaviour, _ number: Int,
    keeping kept: EffectBehaviour?, in step: WalkStep
  ) {
    step.goOn(number, as: kept ?? behaviour.after(.sent(place), in: table))
    switch behaviour.sends[place] {
    case .action(let action): step.send(action, at: [])
    case .dismissal: step.dismiss(byWork: number)
    }
  }
}
