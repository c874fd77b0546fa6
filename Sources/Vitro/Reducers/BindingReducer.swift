/// Carries out what views set through bindings.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name): …   // after 'name' was set
/// ```
public struct BindingReducer<State, Action>: Reducer {
  private let extract: (Action) -> BindingAction<State>?

  /// Carries out the bindings of the action itself.
  public init() where Action: BindableAction, Action.State == State {
    extract = \.binding
  }

  /// Carries out the bindings of what a view sends: `BindingReducer(action: \.view)`.
  public init<ViewAction: BindableAction>(action: CaseKeyPath<Action, ViewAction>)
  where Action: CasePathable, ViewAction.State == State {
    let path = Action.allCasePaths[keyPath: action]
    extract = { path.extract(from: $0)?.binding }
  }

  /// Sets the field.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let binding = extract(action) else { return .none }
    binding.set(&state)
    binding.handling.handle()
    return .none
  }
}
