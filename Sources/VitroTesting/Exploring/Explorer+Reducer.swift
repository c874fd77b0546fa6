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
  /// for the next three answers. Each answer of a `choice` is an event of its own, as is
  /// each action that an effect sends after its first. Cancellation, order and the end of children are those of a
  /// store. All is done on the thread of the caller.
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
    let walker = withDependencies(update) {
      ReducerWalker(reducer().built(), DependencyValues.current)
    }
    nonisolated(unsafe) let sends = sends
    nonisolated(unsafe) let identity = identity
    self.init(
      from: [Configuration(state: state)],
      hash: { configuration in
        var hasher = Hasher()
        identity.hash(configuration.state, &hasher)
        if let running = configuration.running { hasher.combine(running) }
        return hasher.finalize()
      },
      areEqual: { identity.areEqual($0.state, $1.state) && $0.running == $1.running },
      isWhole: identity.isWhole,
      events: { configuration in
        if walker.isPiledUp(configuration) { return [] }
        let events = sends(configuration.state)
        return configuration.isAtRest ? events : events + walker.effectEvents(of: configuration)
      },
      apply: { walker.apply($1, to: &$0) })
    isSerial = true
    words = { configuration in
      let state = swiftCode(of: configuration.state, isNamed: true)
      return ([state] + configuration.effects.enumerated().map { "effect \($0): \($1)" })
        .joined(separator: "\n    ")
    }
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

extension Explorer {
  /// The same walk, in which what effects send may also come twice, as messages of a server do.
  ///
  /// - Returns: The walk.
  public func repeatingAnswers<R, A>() -> Self
  where State == Configuration<R, A>, Event == ReducerEvent<A> {
    var copy = self
    let events = events
    copy.events = { configuration in
      events(configuration).flatMap { event in
        guard case .effect(let place, let answer) = event else { return [event] }
        return [event, .repeated(place, answer: answer)]
      }
    }
    return copy
  }
}
