/// Carries out what views set through bindings.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name): …   // after 'name' was set
/// ```
public struct BindingReducer<State, Action: BindableAction>: Reducer where Action.State == State {
  private let extract: (Action) -> BindingAction<State>?

  /// Carries out the bindings of the action itself.
  public init() {
    extract = \.binding
  }

  /// Sets the field.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let binding = extract(action) else { return .none }
    binding.set(&state)
    binding.handling.handle()
    return .none
  }
}
