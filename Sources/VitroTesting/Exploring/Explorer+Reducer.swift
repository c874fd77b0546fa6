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
    let walker = withDependencies(update) {
      ReducerWalker(reducer().built(), DependencyValues.current)
    }
    nonisolated(unsafe) let actions = actions
    self.init(
      from: [Configuration(state: state)], identifiedBy: { ConfigurationKey(configuration: $0) },
      events: { actions($0.state).map { .send($0) } + walker.effectEvents(of: $0) },
      apply: { walker.apply($1, to: &$0) })
    (isSerial, isKeyWhole) = (true, true)
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
    self.init(reducer(), from: state, actions: { _ in actions }, withDependencies: update)
  }
}
