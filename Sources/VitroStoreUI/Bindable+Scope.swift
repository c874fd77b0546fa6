public import Vitro
public import VitroUI

extension Bindable {
  /// The store of a feature that is presented, to show a sheet, an alert or a dialog for it.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<Meetings>
  /// …
  /// .sheet(item: $store.scope(state: \.editor, action: \.editor)) { EditorView(store: $0) }
  /// ```
  ///
  /// When the sheet is sent away, the feature that presents it gets `.dismiss`.
  public func scope<State, Action: CasePathable, ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    presented(dismiss: action) { $0.scope(state: state, action: action) }
  }

  /// The store of one of several features, of which a state presents one at a time.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
  ///   EditView(store: $0)
  /// }
  /// ```
  ///
  /// When the sheet is sent away, the feature that presents it gets `.destination(.dismiss)`.
  @_disfavoredOverload
  public func scope<State, Action: CasePathable, ChildState, ChildAction>(
    state: KeyPath<ScopedState<State>, ScopedState<ChildState>?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    presented(dismiss: action) { $0.scope(state: state, action: action) }
  }

  private func presented<State, Action: CasePathable, Child, ChildAction>(
    dismiss action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    child: @escaping @MainActor (Store<State, Action>) -> Child?
  ) -> Binding<Child?> where Value == Store<State, Action> {
    let store = wrappedValue
    return Binding(
      get: { child(store) },
      set: { new in
        // A page that goes takes its alert along: nobody is there to be told of that.
        guard new == nil, !store.isGone, child(store) != nil else { return }
        store.send(Action.allCasePaths[keyPath: action].embed(.dismiss))
      })
  }
}
