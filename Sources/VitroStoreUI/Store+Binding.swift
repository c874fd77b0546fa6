public import Vitro
public import VitroUI

extension Store {
  /// A binding to a field of the state: reading it reads the store, writing it sends an action.
  ///
  /// ```swift
  /// TextField("Name", text: store.binding(\.name) { .nameChanged($0) })
  /// ```
  public func binding<Value>(
    _ field: KeyPath<State, Value>, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { self[dynamicMember: field] }, set: { self.send(action($0)) })
  }

  /// Whether a field of the state is there; to end that, the binding sends an action.
  ///
  /// ```swift
  /// .alert(title, isPresented: store.isPresent(\.problem, dismiss: .problemDismissed))
  /// ```
  public func isPresent<Value>(
    _ field: KeyPath<State, Value?>, dismiss action: @autoclosure @escaping () -> Action
  ) -> Binding<Bool> {
    Binding(
      get: { self[dynamicMember: field] != nil },
      set: { isPresent in if !isPresent { self.send(action()) } })
  }
}

extension Store where Action: CasePathable {
  /// The store of a child while the child is there, to show a sheet for it.
  ///
  /// ```swift
  /// .sheet(item: store.child(state: \.detail, action: \.detail, dismiss: .detailDismissed)) {
  ///   DetailView(store: $0)
  /// }
  /// ```
  ///
  /// When the sheet is sent away, `dismiss` is sent; the reducer then sets the child to `nil`.
  public func child<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    dismiss: @autoclosure @escaping () -> Action
  ) -> Binding<Store<ChildState, ChildAction>?> {
    Binding(
      get: { self.scope(state: state, action: action) },
      set: { child in if child == nil { self.send(dismiss()) } })
  }
}
