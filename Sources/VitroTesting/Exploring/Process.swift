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
    case .inOrder(let processes, _): processes.isEmpty || processes.contains(where: \.goesOn)
    case .cancellable(_, let process), .scoped(_, _, let process): process.goesOn
    }
  }

  /// Whether a piece of it has sent its last action.
  var hasReturned: Bool {
    work.contains { if case .returned = $0.next { true } else { false } }
  }

  /// The work in it, in order.
  var work: [EffectBehaviour<Action>] {
    switch self {
    case .running(let behaviour): [behaviour]
    case .inOrder(let processes, _): processes.flatMap(\.work)
    case .cancellable(_, let process), .scoped(_, _, let process): process.work
    }
  }
}

extension Plan {
  /// What is left of it when something ends that waits as well: a piece that waits is cancelled by its ids.
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
