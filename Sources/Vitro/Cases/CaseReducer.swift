/// An enum of features, of which one is there at a time: what can be presented, or pushed.
///
/// Write ``Reducer()`` on an enum whose cases hold features:
///
/// ```swift
/// @Reducer enum Destination {
///   case edit(Edit)
///   case alert(AlertState<Alert>)
///
///   @CasePathable enum Alert { case confirmed }
/// }
/// ```
///
/// Its `State`, its `Action` and its `body` are written for it: `Destination.State.edit(Edit.State())`,
/// `Destination.Action.edit(.saveButtonTapped)`. To compare states, write
/// `extension Destination.State: Equatable {}`.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  /// The reducer of all cases together.
  // Said again, so that the compiler looks at a body that is written by hand when it infers the type.
  associatedtype Body = Body

  /// The reducers of all cases.
  @ReducerBuilder<State, Action> static var body: Body { get }

  /// The store of the feature that is there, by its case.
  associatedtype CaseScope

  /// The store of the feature that is there; see ``Store/case``.
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}

/// The state of an enum of features; written by ``Reducer()``.
public protocol CaseReducerState {
  /// The enum of features that it is the state of.
  associatedtype StateReducer: CaseReducer
}

/// Keeps a case out of an enum of features: its payload is a plain value, which no action changes.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "VitroMacros", type: "ReducerCaseIgnoredMacro")

extension CaseReducer {
  /// The reducers of all cases.
  public var body: Body { Self.body }
}
