public import Vitro
public import VitroStoreUI
public import VitroUI

extension Bindable {
  /// The store of a feature that is presented, to show a sheet, an alert or a dialog for it.
  public func scope<State, Action: CasePathable, ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// The store of a feature that is presented, `\.$editor`; of several, each by its case:
  /// `$store.scope(\.$destination, action: \.destination).edit`.
  public func scope<State, Action: CasePathable, ChildState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state.appending(path: \.wrappedValue), action: action)
  }

  /// The store of one of several features, `\.destination?.edit`.
  @_disfavoredOverload
  public func scope<State, Action: CasePathable, ChildState, ChildAction>(
    _ state: KeyPath<ScopedState<State>, ScopedState<ChildState>?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// The path of a navigation stack that the state holds, to show its pages.
  public func scope<State, Action: CasePathable, ElementState, ElementAction>(
    _ state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> StorePath<ElementState, ElementAction> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}
