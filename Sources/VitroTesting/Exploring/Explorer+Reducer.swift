public import Vitro
public import VitroExplorer

extension Explorer {
  /// A walk through all that can become of a feature: its actions in every order, and its effects, whose answers may
  /// come in any order, late, or never.
  ///
  /// ```swift
  /// try Explorer(
  ///   Search(), from: Search.State(), actions: [.queryChanged("a"), .queryChanged("b")],
  ///   withDependencies: {
  ///     $0.weather.search = { query in await choice("search \(query)", of: [[], [query]]) }
  ///   }
  /// )
  /// .always("What is shown was asked for last") { feature in
  ///   feature.state.results.allSatisfy { $0 == feature.state.query }
  /// }
  /// .explore()
  /// ```
  ///
  /// The effects that are under way are part of what is told apart: two are the same where they ask and send the same
  /// to their end, or for as many answers as `upToAnswers(_:)` says. Each answer of a `choice` is an event of its own,
  /// as is each action that an effect sends after its first, and the end of one that others wait for. Cancellation, order
  /// and the end of children are those of a store. All is done on the thread of the caller.
  ///
  /// - Parameters:
  ///   - reducer: The feature, which is made with the dependencies.
  ///   - state: The state to begin with.
  ///   - actions: The actions that a person or the system sends in a state.
  ///   - update: Overrides dependencies, of which those that effects wait for answer by choice.
  public init<R: Reducer>(
    _ reducer: @autoclosure () -> R, from state: R.State,
    actions: @escaping (_ state: R.State) -> [R.Action],
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  )
  where
    R.State: Equatable & SendableMetatype, R.Action: SendableMetatype,
    State == Configuration<R.State, R.Action>, Event == ReducerEvent<R.Action>
  {
    self.init(
      exploring: reducer(), from: state, StateIdentity(),
      sends: { actions($0).map { .send($0) } }, withDependencies: update)
  }

  /// A walk through all that can become of a feature, in which two states count as one where their `key` is the same.
  ///
  /// The key keeps a walk small, or finite at all: it leaves out what only grows, such as a log. The walk goes on from
  /// the first state that it has met of each key.
  ///
  /// - Parameters:
  ///   - reducer: The feature, which is made with the dependencies.
  ///   - state: The state to begin with.
  ///   - key: The key of a state; the effects that are under way are told apart besides.
  ///   - actions: The actions that a person or the system sends in a state.
  ///   - update: Overrides dependencies, of which those that effects wait for answer by choice.
  public init<R: Reducer>(
    _ reducer: @autoclosure () -> R, from state: R.State,
    identifiedBy key: @escaping (_ state: R.State) -> some Hashable & SendableMetatype,
    actions: @escaping (_ state: R.State) -> [R.Action],
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  )
  where
    R.State: SendableMetatype, R.Action: SendableMetatype,
    State == Configuration<R.State, R.Action>, Event == ReducerEvent<R.Action>
  {
    self.init(
      exploring: reducer(), from: state, StateIdentity(key: key),
      sends: { actions($0).map { .send($0) } }, withDependencies: update)
  }

  private init<R: Reducer>(
    exploring reducer: @autoclosure () -> R, from state: R.State,
    _ identity: StateIdentity<R.State>,
    sends: @escaping (_ state: R.State) -> [ReducerEvent<R.Action>],
    withDependencies update: (inout DependencyValues) -> Void
  )
  where
    R.State: SendableMetatype, R.Action: SendableMetatype,
    State == Configuration<R.State, R.Action>, Event == ReducerEvent<R.Action>
  {
    let (built, dependencies) = withDependencies(update) {
      (reducer().built(), DependencyValues.current)
    }
    nonisolated(unsafe) let reducer = built
    nonisolated(unsafe) let state = state
    nonisolated(unsafe) let identity = identity
    nonisolated(unsafe) let sends = sends
    let options = EffectOptions<Self> { options in
      Self(
        ReducerWalker(reducer, dependencies, horizon: options.answersAhead), from: state, identity,
        sends: sends, repeatsAnswers: options.repeatsAnswers)
    }
    self.init(
      ReducerWalker(reducer, dependencies, horizon: options.answersAhead), from: state, identity,
      sends: sends, repeatsAnswers: false)
    effects = options
  }

  private init<S, A>(
    _ walker: ReducerWalker<S, A>, from state: S, _ identity: StateIdentity<S>,
    sends: @escaping (_ state: S) -> [ReducerEvent<A>], repeatsAnswers: Bool
  )
  where
    S: SendableMetatype, A: SendableMetatype, State == Configuration<S, A>,
    Event == ReducerEvent<A>
  {
    nonisolated(unsafe) let identity = identity
    nonisolated(unsafe) let sends = sends
    self.init(
      from: [Configuration(state: state)],
      hash: { configuration in
        var hasher = Hasher()
        identity.hash(configuration.state, &hasher)
        if let running = configuration.running { hasher.combine(running) }
        return hasher.finalize()
      },
      areEqual: { identity.areEqual($0.state, $1.state) && $0.running == $1.running },
      isWhole: identity.isWhole, isPrinted: identity.isPrinted,
      events: { configuration in
        if walker.isPiledUp(configuration) { return [] }
        let events = sends(configuration.state)
        if configuration.isAtRest { return events }
        return events
          + walker.effectEvents(of: configuration).flatMap { event in
            guard repeatsAnswers, case .effect(let place, let answer) = event else {
              return [event]
            }
            return [event, .repeated(place, answer: answer)]
          }
      },
      apply: { walker.apply($1, to: &$0) })
    isSerial = true
    assumption = { walker.assumption }
    hasGivenUp = { walker.hasGivenUp }
    canHappen = { walker.canHappen($1, in: $0) }
    wording.value = { $0.state }
    wording.lines = { configuration in
      configuration.effects.enumerated().map { "effect \($0): \($1)" }
        + configuration.waiting.map { "then: \($0)" }
    }
    wording.note = { walker.note(of: $1, in: $0) }
  }

  /// A walk through all that can become of a feature, in which every action can be sent in every state.
  ///
  /// - Parameters:
  ///   - reducer: The feature, which is made with the dependencies.
  ///   - state: The state to begin with.
  ///   - actions: The actions that a person or the system sends.
  ///   - update: Overrides dependencies, of which those that effects wait for answer by choice.
  public init<R: Reducer>(
    _ reducer: @autoclosure () -> R, from state: R.State, actions: [R.Action],
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  )
  where
    R.State: Equatable & SendableMetatype, R.Action: SendableMetatype,
    State == Configuration<R.State, R.Action>, Event == ReducerEvent<R.Action>
  {
    let sends = actions.map { ReducerEvent.send($0) }
    self.init(
      exploring: reducer(), from: state, StateIdentity(), sends: { _ in sends },
      withDependencies: update)
  }
}

/// The explorer of a feature.
public typealias ExplorerOf<Feature: Reducer> = Explorer<
  Configuration<Feature.State, Feature.Action>, ReducerEvent<Feature.Action>
> where Feature.State: SendableMetatype, Feature.Action: SendableMetatype

extension Explorer {
  /// The same walk, in which what effects send may also come twice, as messages of a server do.
  ///
  /// - Returns: The walk.
  public func repeatingAnswers<R, A>() -> Self
  where State == Configuration<R, A>, Event == ReducerEvent<A> {
    withEffects { $0.repeatsAnswers = true }
  }

  /// The same walk, in which two effects that do the same for the next answers are taken for the same, even where they go
  /// on after that: a timer that ticks for ever is one effect then, and not endlessly many.
  ///
  /// Without it a walk that meets such an effect fails. With it `isExhaustive` is `false` of a walk that has
  /// taken two effects for the same that may differ later.
  ///
  /// - Parameter count: How many answers ahead effects are compared, at least one: more than one that ends waits for. Each
  ///   of them is tried each time that an effect begins.
  /// - Returns: The walk.
  public func upToAnswers<R, A>(_ count: Int) -> Self
  where State == Configuration<R, A>, Event == ReducerEvent<A> {
    withEffects { ($0.answersAhead, $0.isUpToAnswers) = (max(1, count), true) }
  }
}
