import VitroDependencies

extension MachineDriver {
  /// Makes a driver with a machine and with what performs its commands by an ``Effect``.
  ///
  /// An error that an effect does not catch is reported at its line. A machine that is an ``ObservableState`` is
  /// observed field by field.
  ///
  /// - Parameters:
  ///   - machine: the machine to begin with; made with the driver's dependencies.
  ///   - perform: performs a command: does at once what can be done at once, and returns the effect
  ///     that does the rest. ``Effect/cancel(id:)`` ends what an earlier command began.
  ///   - update: overrides dependencies of what performs.
  public convenience init(
    _ machine: @autoclosure () -> Machine,
    perform: @escaping @MainActor (_ command: Machine.Command) -> Effect<Machine.Event>,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) {
    let store = Store(initialState: machine()) {
      Reduce<Machine, MethodCall<Machine, Machine.Command>> { machine, call in
        .perform(call.method(&machine)) { command in
          perform(command).map { event in MethodCall { $0.handle(event) } }
        }
      }
    } withDependencies: {
      update(&$0)
    }
    self.init(core: StoreMachine(store))
  }
}

/// The core of a driver that performs commands by an ``Effect``: a store.
private final class StoreMachine<Machine: StateMachine>: MachineCore {
  private let store: Store<Machine, MethodCall<Machine, Machine.Command>>

  init(_ store: Store<Machine, MethodCall<Machine, Machine.Command>>) { self.store = store }

  var state: Machine { store.state }

  func value<Member>(at keyPath: KeyPath<Machine, Member>) -> Member {
    store[dynamicMember: keyPath]
  }

  func perform(_ method: @escaping (inout Machine) -> [Machine.Command]) -> MachineTask {
    MachineTask(store.send(MethodCall(method)))
  }
}

extension StoreTask: MachineWork {
  package func cancel() { cancel(includingSentActions: false) }
}
