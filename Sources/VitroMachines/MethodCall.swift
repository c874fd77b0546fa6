/// A call of a machine's method, as a value: the event of a machine that is written as methods.
///
/// It is all that such a machine needs in order to be one:
///
/// ```swift
/// extension Gate: StateMachine {
///   typealias Event = MethodCall<Gate, Command>
/// }
/// ```
///
/// Its outcomes are calls as well: `await send(MethodCall { $0.endReached() })`.
public struct MethodCall<Machine, Command> {
  package let method: (inout Machine) -> [Command]

  /// A call of the method that the closure calls.
  public init(_ method: @escaping (_ machine: inout Machine) -> [Command]) {
    self.method = method
  }
}

extension StateMachine where Event == MethodCall<Self, Command> {
  /// Calls the method.
  public mutating func handle(_ event: Event) -> [Command] {
    event.method(&self)
  }
}
