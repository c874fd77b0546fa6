public import Vitro
public import VitroExplorer

extension Explorer {
  /// A walk through all that can become of a feature: its actions in every order, and its effects, whose answers may
  /// come in any order, late, or never.
  ///
  /// ```swift
  /// try Explorer(Search.State(), actions: [.queryChanged("a"), .queryChanged("b")]) {
  ///   Search()
  /// } withDependencies: {
  ///   $0.weather.search = { query in await choice("search \(query)", of: [[], [query]]) }
  /// }
  /// .always("What is shown was asked for last") { feature in
  ///   feature.state.results.allSatisfy { $0 == feature.state.query }
  /// }
  /// .explore()
  /// ```
  ///
  /// The effects that are under way are part of what is told apart: two are the same where they ask and send the same
  /// for the next three answers. Each answer of a ``choice(_:of:fileID:filePath:line:column:)-([Value],_,_,_,_)`` is an event of its own, as is
  /// each action that an effect sends after its first. Cancellation, order and the end of children are those of a
  /// store. All is done on the thread of the caller.
  ///
  /// - Parameters:
  ///   - state: The state to begin with.
  ///   - actions: The actions that a person or the system sends in a state.
  ///   - reducer: The feature.
  ///   - update: Overrides dependencies, of which those that effects wait for answer by choice.
  public init<Feature, Action, R: Reducer<Feature, Action>>(
    _ state: Feature, actions: @escaping (_ state: Feature) -> [Action],
    @ReducerBuilder<Feature, Action> reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  )
  where
    Feature: Hashable & SendableMetatype, Action: SendableMetatype,
    State == Configuration<Feature, Action>, Event == ReducerEvent<Action>
  {
    let walker = withDependencies(update) {
      ReducerWalker(reducer().built(), DependencyValues.current)
    }
    nonisolated(unsafe) let actions = actions
    self.init(
      Configuration(state: state),
      events: { actions($0.state).map { .send($0) } + walker.effectEvents(of: $0) },
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
  ///   - state: The state to begin with.
  ///   - actions: The actions that a person or the system sends.
  ///   - reducer: The feature.
  ///   - update: Overrides dependencies, of which those that effects wait for answer by choice.
  public init<Feature, Action, R: Reducer<Feature, Action>>(
    _ state: Feature, actions: [Action],
    @ReducerBuilder<Feature, Action> reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  )
  where
    Feature: Hashable & SendableMetatype, Action: SendableMetatype,
    State == Configuration<Feature, Action>, Event == ReducerEvent<Action>
  {
    self.init(state, actions: { _ in actions }, reducer: reducer, withDependencies: update)
  }
}
