public import Vitro
public import VitroUI

/// A field of a store's state that a view can bind to by the action which sets it:
/// `$store.query.sending(\.queryChanged)`.
@dynamicMemberLookup @MainActor
public struct StoreField<State, Action, Value> {
  fileprivate let store: Store<State, Action>
  fileprivate let field: KeyPath<State, Value>

  /// A field of the field.
  public subscript<Part>(dynamicMember part: KeyPath<Value, Part>) -> StoreField<
    State, Action, Part
  > {
    StoreField<State, Action, Part>(store: store, field: field.appending(path: part))
  }

  /// A binding that reads the field, and sends an action with what is written.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value>
  where Action: CasePathable {
    let (store, field) = (store, field)
    let path = Action.allCasePaths[keyPath: action]
    return Binding(
      get: { store[dynamicMember: field] }, set: { store.send(path.embed($0)) })
  }
}

extension Bindable {
  /// A field of a store's state, to be bound by the action that sets it.
  @MainActor @_disfavoredOverload
  public subscript<State, Action, Field>(
    dynamicMember field: KeyPath<State, Field>
  ) -> StoreField<State, Action, Field> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, field: field)
  }
}

extension Binding {
  /// A field of a store's state, to be bound by the action that sets it.
  @MainActor @_disfavoredOverload
  public subscript<State, Action, Field>(
    dynamicMember field: KeyPath<State, Field>
  ) -> StoreField<State, Action, Field> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, field: field)
  }
}
