/// A value that answers events with commands, and performs nothing itself.
///
/// Reach for it when the rules of a feature are to stand alone, without effects and dependencies. A
/// ``MachineDriver`` runs it, by itself or as the heart of a model. It is tested with nothing but `==`:
///
/// ```swift
/// var door = Door()
/// #expect(door.handle(.openButtonTapped) == [.startMotor])
/// ```
///
/// A machine may also be written as methods that return commands: see ``MethodCall``.
public protocol StateMachine<Event, Command>: SendableMetatype {
  /// What can happen: what the user does, and the outcomes of commands.
  associatedtype Event
  /// What can be asked of the world.
  associatedtype Command

  /// Changes the state as an event demands; returns what is to be done, in this order.
  mutating func handle(_ event: Event) -> [Command]
}
