public import Vitro
public import VitroUI

/// Shows a view with what it observes of a store.
@available(*, unavailable, message: "Read the store itself: 'store.count', '$store.name'.")
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows a view for a child that is there.
@available(
  *, unavailable, message: "Write 'if let store = store.scope(\\.child, action: \\.child) { … }'."
)
public struct IfLetStore<State, Action, Content: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows a view for each row.
@available(
  *, unavailable, message: "Write 'ForEach(store.scope(\\.rows, action: \\.rows)) { store in … }'."
)
public struct ForEachStore<State, Action, Content: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows a view for the case that a state is.
@available(*, unavailable, message: "Write 'switch store.case { case .edit(let store): … }'.")
public struct SwitchStore<State, Action, Content: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows the pages of a path.
@available(
  *, unavailable,
  message:
    "Write 'NavigationStack(path: $store.scope(\\.path, action: \\.path)) { … } destination: { … }'."
)
public struct NavigationStackStore<State, Action, Content: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A store as a view observes it.
@available(*, unavailable, message: "Read the store itself: 'store.count'.")
public final class ViewStore<State, Action> {}

/// The store as a view observes it.
@available(*, unavailable, message: "Read the store itself: 'store.count'.")
public typealias ViewStoreOf<Feature: Reducer> = ViewStore<Feature.State, Feature.Action>

/// A field of a state that views bind to.
@available(
  *, unavailable, message: "Mark the state with '@ObservableState'; each field can be bound."
)
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes it with the value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A field that a view binds to.
@available(*, unavailable, message: "Bind to the store itself: '$store.name'.")
@propertyWrapper
public struct BindingViewState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes it with the value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Store {
  /// Not there: it is observed.
  @available(
    *, unavailable, message: "Write 'for await count in Observations({ store.count }) { … }'."
  )
  public var publisher: Never { fatalError() }
}

extension Shared {
  /// Not there: it is observed.
  @available(
    *, unavailable,
    message: "Write 'for await value in Observations({ shared.wrappedValue }) { … }'."
  )
  public var publisher: Never { fatalError() }
}
