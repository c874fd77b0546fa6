import VitroConcurrency

/// The core of a driver that performs commands by a ``MachineEffect``.
final class PlainCore<Machine: StateMachine>: MachineCore {
  /// A call of the machine that waits for its turn.
  private struct Call {
    var method: (inout Machine) -> [Machine.Command]
    var origin: RunningWork.Origin
  }

  private var machine: Machine
  private let perform: @MainActor (Machine.Command) -> MachineEffect<Machine.Event>
  private let running = RunningWork()
  private let whole = MachineField()
  private var fields: [PartialKeyPath<Machine>: MachineField] = [:]
  private var queue = ActionQueue<Call>()
  private var isHandling = false

  init(
    _ machine: Machine,
    _ perform: @escaping @MainActor (Machine.Command) -> MachineEffect<Machine.Event>
  ) {
    self.machine = machine
    self.perform = perform
  }

  deinit { running.cancelAll() }

  var state: Machine {
    whole.willRead()
    return machine
  }

  func value<Member>(at keyPath: KeyPath<Machine, Member>) -> Member {
    if !(Member.self is any Equatable.Type) {
      whole.willRead()
    } else if let field = fields[keyPath] {
      field.willRead()
    } else {
      let field = MachineField()
      fields[keyPath] = field
      field.willRead()
    }
    return machine[keyPath: keyPath]
  }

  func perform(_ method: @escaping (inout Machine) -> [Machine.Command]) -> MachineTask {
    let root = running.nextRoot()
    handle(Call(method: method, origin: RunningWork.Origin(root: root, isSent: false)))
    return MachineTask(RootWork(running: running, root: root))
  }

  private func handle(_ call: Call) {
    queue.append(call)
    if isHandling { return }
    isHandling = true
    while let call = queue.popFirst() {
      for command in change(by: call.method) { start(perform(command), call.origin) }
      if queue.isEndless {
        _ = queue.removeAll()
        print(
          """
          The events of \(Machine.self) answer each other without end: after \(ActionQueue<Call>.mostInARow) in a row \
          those that wait are not handled.
          """)
      }
    }
    isHandling = false
  }

  private func change(by method: (inout Machine) -> [Machine.Command]) -> [Machine.Command] {
    let before = machine
    let commands = method(&machine)
    for (keyPath, field) in fields where differs(keyPath, before) { field.hasChanged() }
    whole.hasChanged()
    return commands
  }

  private func differs(_ keyPath: PartialKeyPath<Machine>, _ before: Machine) -> Bool {
    guard let old = before[keyPath: keyPath] as? any Equatable else { return true }
    return !old.equals(machine[keyPath: keyPath])
  }

  private func start(_ effect: MachineEffect<Machine.Event>, _ origin: RunningWork.Origin) {
    let sent = RunningWork.Origin(root: origin.root, isSent: true)
    for piece in effect.pieces {
      switch piece.kind {
      case .send(let event): handle(Call(method: { $0.handle(event) }, origin: sent))
      case .cancel: for id in piece.ids { running.cancel(id) }
      case .run(let priority, let operation):
        let send = MachineSend<Machine.Event> { [weak self] event in
          self?.handle(Call(method: { $0.handle(event) }, origin: sent))
        }
        running.start(priority, piece.ids, origin) { await operation(send) }
      }
    }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
