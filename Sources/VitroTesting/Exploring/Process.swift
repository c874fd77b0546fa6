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
  case cancellable(CancelID, Plan)
  case scoped(ScopeStep, dismissal: KnownAction<Action>?, Plan)
}

/// A piece of an effect that is under way, as a value.
indirect enum Process<Action>: Hashable {
  case running(EffectBehaviour<Action>)
  /// Pieces side by side, and the groups that begin one after the other when they have ended.
  case inOrder([Process], then: [[Plan<Action>]])
  case cancellable(CancelID, Process)
  case scoped(ScopeStep, dismissal: KnownAction<Action>?, Process)

  /// The work in it, in order.
  var work: [EffectBehaviour<Action>] {
    switch self {
    case .running(let behaviour): [behaviour]
    case .inOrder(let processes, _): processes.flatMap(\.work)
    case .cancellable(_, let process), .scoped(_, _, let process): process.work
    }
  }
}
