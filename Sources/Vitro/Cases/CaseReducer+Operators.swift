/// The reducers of all cases of an enum of features, which has no value itself.
@usableFromInline
struct CasesReducer<Cases: CaseReducer>: Reducer {
  @usableFromInline typealias State = Cases.State
  @usableFromInline typealias Action = Cases.Action

  @inlinable
  init() {}

  @inlinable var body: Cases.Body { Cases.body }
}

extension Reducer where Action: CasePathable {
  /// Runs the reducer of whichever of several features is presented.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  @inlinable
  public func ifLet<Destination: CaseReducerState>(
    _ state: WritableKeyPath<State, PresentationState<Destination>>,
    action: CaseKeyPath<Action, PresentationAction<Destination.StateReducer.Action>>
  ) -> Reduce<State, Action> where Destination.StateReducer.State == Destination {
    ifLet(state, action: action) { CasesReducer<Destination.StateReducer>() }
  }

  /// Runs the reducer of whichever of several features is there.
  @inlinable
  public func ifLet<Child: CaseReducerState>(
    _ state: WritableKeyPath<State, Child?>,
    action: CaseKeyPath<Action, Child.StateReducer.Action>
  ) -> Reduce<State, Action> where Child.StateReducer.State == Child {
    ifLet(state, action: action) { CasesReducer<Child.StateReducer>() }
  }

  /// Runs the reducers of the elements of a navigation stack, each of which is one of several features.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path)
  /// ```
  @inlinable
  public func forEach<Path: CaseReducerState>(
    _ stack: WritableKeyPath<State, StackState<Path>>,
    action: CaseKeyPath<Action, StackAction<Path, Path.StateReducer.Action>>
  ) -> Reduce<State, Action> where Path.StateReducer.State == Path {
    forEach(stack, action: action) { CasesReducer<Path.StateReducer>() }
  }
}
