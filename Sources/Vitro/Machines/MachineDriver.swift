import Observation
import VitroDependencies

/// Holds a ``StateMachine``, performs its commands at the edge, and feeds the outcomes back as events.
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
/// event that arrives meanwhile waits until they have been started. An error that an effect does not
/// catch is reported at its line.
///
/// What runs ends when the driver is released. A model that holds a driver captures itself weakly in the
/// closure that performs.
@MainActor
@dynamicMemberLookup
public final class MachineDriver<Machine: StateMachine> {
  private let store: Store<Machine, MethodCall<Machine, Machine.Command>>

  /// Makes a driver with a machine and with what performs its commands.
  ///
  /// - Parameters:
  ///   - machine: the machine to begin with; made with the driver's dependencies.
  ///   - perform: performs a command: does at once what can be done at once, and returns the effect
  ///     that does the rest. ``Effect/cancel(id:)`` ends what an earlier command began.
  ///   - update: overrides dependencies of what performs.
  public init(
    _ machine: @autoclosure () -> Machine,
    perform: @escaping @MainActor (_ command: Machine.Command) -> Effect<Machine.Event>,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) {
    store = Store(initialState: machine()) {
      Reduce { machine, call in
        .perform(call.method(&machine)) { command in
          perform(command).map { event in MethodCall { $0.handle(event) } }
        }
      }
    } withDependencies: {
      update(&$0)
    }
  }

  /// The machine as it stands; whoever reads it is told of every change.
  public var state: Machine { store.state }

  /// A field of the machine. If the machine is an ``ObservableState``, whoever reads it is told when
  /// this field changes, and only then.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Machine, Member>) -> Member {
    store[dynamicMember: keyPath]
  }

  /// Lets the machine handle an event: when it returns, the machine has changed, and its commands have
  /// been started.
  ///
  /// - Returns: a handle to wait for what was started, or to cancel it.
  @discardableResult
  public func send(_ event: Machine.Event) -> StoreTask {
    perform { $0.handle(event) }
  }

  /// Calls a method of the machine, and performs the commands that it returns: the same as
  /// ``send(_:)``, for machines that have methods in place of some or all events.
  ///
  /// ```swift
  /// door.perform { $0.openButtonTapped() }
  /// ```
  @discardableResult
  public func perform(
    _ method: @escaping (_ machine: inout Machine) -> [Machine.Command]
  ) -> StoreTask {
    store.send(MethodCall(method))
  }
}

extension MachineDriver: Observable {}
