import Vitro

/// An action with the identity by which it is compared.
struct KnownAction<Action>: Hashable {
  let action: Action
  private let identity: AnyHashable

  init(_ action: Action, identity: AnyHashable) {
    (self.action, self.identity) = (action, identity)
  }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A piece of an effect that has not begun, as a value.
indirect enum Plan<Action>: Hashable {
  case send(KnownAction<Action>)
  case run(EffectBehaviour<Action>)
  case cancel(CancelID)
  /// Groups of pieces, each of which begins when the one before has ended.
  case inOrder([[Plan]])
  case cancellable(CancelID, cancelInFlight: Bool, Plan)
  case scoped(ScopeStep, dismissal: KnownAction<Action>?, Plan)
}

/// A piece of an effect that is under way, as a value.
indirect enum Process<Action>: Hashable {
  case running(EffectBehaviour<Action>)
  /// Pieces side by side, and the groups that begin one after the other when they have ended.
  case inOrder([Process], then: [[Plan<Action>]])
  case cancellable(CancelID, Process)
  case scoped(ScopeStep, dismissal: KnownAction<Action>?, Process)

  /// Whether pieces of it have ended, and others that have waited for that begin.
  var goesOn: Bool {
    switch self {
    case .running: false
    case .inOrder(let processes, _): processes.isEmpty || processes.contains { $0.goesOn }
    case .cancellable(_, let process), .scoped(_, _, let process): process.goesOn
    }
  }

  /// Whether a piece of it has sent its last action.
  var hasReturned: Bool {
    switch self {
    case .running(let behaviour): behaviour.hasReturned
    case .inOrder(let processes, _): processes.contains { $0.hasReturned }
    case .cancellable(_, let process), .scoped(_, _, let process): process.hasReturned
    }
  }

  /// The first work in it.
  private var firstWork: EffectBehaviour<Action>? {
    switch self {
    case .running(let behaviour): behaviour
    case .inOrder(let processes, _): processes.first?.firstWork
    case .cancellable(_, let process), .scoped(_, _, let process): process.firstWork
    }
  }

  /// Whether its place is behind another one, by their words.
  func isBehind(_ other: Process) -> Bool {
    let (first, otherFirst) = (firstWork, other.firstWork)
    if first != otherFirst, first?.words != otherFirst?.words {
      return first?.words ?? "" > otherFirst?.words ?? ""
    }
    if case .running = self, case .running = other { return false }
    func words(_ process: Process) -> String { process.work.map(\.words).joined(separator: "\n") }
    return words(self) > words(other)
  }

  /// The work in it, in order.
  var work: [EffectBehaviour<Action>] {
    switch self {
    case .running(let behaviour): [behaviour]
    case .inOrder(let processes, _): processes.flatMap { $0.work }
    case .cancellable(_, let process), .scoped(_, _, let process): process.work
    }
  }
}

/// The effects that are under way, in the order of their words.
final class ProcessList<Action>: Hashable {
  let processes: [Process<Action>]
  /// The work in them, in order.
  let work: [EffectBehaviour<Action>]
  private let hash: Int

  /// - Parameter processes: The effects, at least one, in their order.
  init(_ processes: [Process<Action>]) {
    self.processes = processes
    work = processes.flatMap { $0.work }
    hash = processes.hashValue
  }

  static func == (left: ProcessList, right: ProcessList) -> Bool {
    left === right || left.hash == right.hash && left.processes == right.processes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Plan {
  /// Whether it waits for its turn with an id that is over.
  func isOver(_ isOver: (_ id: CancelID) -> Bool) -> Bool {
    guard case .cancellable(let id, _, let plan) = self else { return false }
    return isOver(id) || plan.isOver(isOver)
  }

  /// The rest of it when something ends that waits as well: a piece that waits is cancelled by its ids.
  func left(_ isOver: (_ id: CancelID) -> Bool) -> Plan? {
    guard case .cancellable(let id, let cancelInFlight, let plan) = self else { return self }
    if isOver(id) { return nil }
    return plan.left(isOver).map { .cancellable(id, cancelInFlight: cancelInFlight, $0) }
  }
}

extension Process {
  /// A piece, and groups that wait for its end; `nil` where nothing is left.
  static func ordered(_ processes: [Process], then groups: [[Plan<Action>]]) -> Process? {
    processes.isEmpty && groups.isEmpty ? nil : .inOrder(processes, then: groups)
  }
}
