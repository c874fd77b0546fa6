import Observation

/// The driver of a ``StateMachine``: it holds the machine, performs its commands at the edge, and feeds the outcomes
/// back as events.
///
/// ```swift
/// let login = MachineDriver(LoginState()) { command in
///   switch command {
///   case .sendLoginRequest(let request):
///     .run { send in await send(.response(await server.logIn(request))) }
///   …
///   }
/// }
/// login.send(.loginButtonTapped(username: "blob", password: "secret"))
/// login.isLoading  // true
/// ```
///
/// Commands are performed in the order in which the machine returns them, after it has changed. An
/// event that arrives meanwhile waits until they have been started.
///
/// Work that runs ends when the driver is released. A model that holds a driver captures itself weakly in the
/// closure that performs.
@MainActor
@dynamicMemberLookup
public final class MachineDriver<Machine: StateMachine> {
  private let core: any MachineCore<Machine>

  /// Makes a driver with a machine and with what performs its commands.
  ///
  /// - Parameters:
  ///   - machine: the machine to begin with.
  ///   - perform: performs a command: does at once what can be done at once, and returns the effect
  ///     that does the rest. ``MachineEffect/cancel(id:)`` ends what an earlier command began.
  @_disfavoredOverload
  public convenience init(
    _ machine: Machine,
    perform: @escaping @MainActor (_ command: Machine.Command) -> MachineEffect<Machine.Event>
  ) {
    self.init(core: PlainCore(machine, perform))
  }

  package init(core: some MachineCore<Machine>) { self.core = core }

  /// The machine as it stands; observers of it are told of every change.
  public var state: Machine { core.state }

  /// A field of the machine. Observers are told when this field changes, and only then, if its value is `Equatable`
  /// or the machine tells its fields apart; else with each event.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Machine, Member>) -> Member {
    core.value(at: keyPath)
  }

  /// Lets the machine handle an event: when it returns, the machine has changed, and its commands have
  /// been started.
  ///
  /// - Parameter event: the event.
  /// - Returns: a handle to wait for what was started, or to cancel it.
  @discardableResult
  public func send(_ event: Machine.Event) -> MachineTask {
    perform { $0.handle(event) }
  }

  /// Calls a method of the machine, and performs the commands that it returns: the same as
  /// ``send(_:)``, for machines that have methods in place of some or all events.
  ///
  /// ```swift
  /// door.perform { $0.openButtonTapped() }
  /// ```
  ///
  /// - Parameter method: calls the method.
  /// - Returns: a handle to wait for what was started, or to cancel it.
  @discardableResult
  public func perform(
    _ method: @escaping (_ machine: inout Machine) -> [Machine.Command]
  ) -> MachineTask {
    core.perform(method)
  }
}

extension MachineDriver: Observable {}

/// The core of a driver: the machine, its observers, and the work of its commands.
@MainActor
package protocol MachineCore<Machine>: AnyObject {
  associatedtype Machine: StateMachine

  /// The machine; it is observed as a whole.
  var state: Machine { get }

  /// A field of the machine, which is observed.
  func value<Member>(at keyPath: KeyPath<Machine, Member>) -> Member

  /// Calls a method of the machine, and starts what performs its commands.
  func perform(_ method: @escaping (inout Machine) -> [Machine.Command]) -> MachineTask
}
