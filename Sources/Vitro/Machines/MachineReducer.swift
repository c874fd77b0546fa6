/// Runs a `StateMachine` inside a feature: the machine is the state, its events are the actions.
///
/// ```swift
/// Scope(state: \.login, action: \.login) {
///   MachineReducer<LoginState> { command in
///     switch command {
///     case .sendLoginRequest(let request):
///       .run { send in await send(.response(await server.logIn(request))) }
///     …
///     }
///   }
/// }
/// ```
///
/// Commands are performed as ``Effect/perform(_:_:)`` says: in the order in which the machine returns
/// them, after it has changed. A `TestStore` receives their outcomes like any actions.
public struct MachineReducer<Machine: StateMachine>: Reducer {
  private let perform: @MainActor (Machine.Command) -> Effect<Machine.Event>

  /// Makes a reducer from what performs a command.
  public init(
    perform: @escaping @MainActor (_ command: Machine.Command) -> Effect<Machine.Event>
  ) {
    self.perform = perform
  }

  /// Lets the machine handle an event, and performs what it answers.
  public func reduce(into state: inout Machine, action: Machine.Event) -> Effect<Machine.Event> {
    .perform(state.handle(action), perform)
  }
}
