/// The work at the edge that a reducer asks for after it has changed the state, and that sends
/// actions back.
///
/// ```swift
/// case .nthPrimeButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.nthPrimeResponse(try? await primes.nth(count)))
///   }
/// ```
///
/// It is a value: nothing happens before a store starts it.
///
/// The order is exact. A store first lets the reducer finish, then starts the effects it returned in the
/// order in which they are written. What ``send(_:)`` sends waits behind actions that wait already,
/// and is handled before `Store.send` returns. What work of
/// ``run(priority:operation:catch:fileID:filePath:line:column:)`` sends is handled after that.
@frozen
public struct Effect<Action> {
  /// `nil` for no effect, so that the most frequent answer costs nothing.
  @usableFromInline package let node: EffectNode<Action>?

  @usableFromInline
  init(_ node: EffectNode<Action>?) {
    self.node = node
  }

  init(_ kind: EffectNode<Action>.Kind) {
    node = EffectNode(kind)
  }

  /// Nothing to do.
  @inlinable
  public static var none: Effect { Effect(nil as EffectNode<Action>?) }

  /// Whether there is nothing to do.
  @inlinable
  public var isNone: Bool { node == nil }
}

/// One piece of an effect.
@usableFromInline
package final class EffectNode<Action> {
  package indirect enum Kind {
    case send(Action)
    case run(EffectOperation<Action>)
    case merge([EffectNode])
    /// One after the other.
    case concatenate([EffectNode])
    /// Work that `cancel` with an equal id ends.
    case cancellable(id: CancelID, cancelInFlight: Bool, EffectNode)
    case cancel(CancelID)
    /// Work that is begun at most once in an interval.
    case throttled(Throttle, EffectNode)
    /// Work of a child: its cancel ids mean nothing outside. The action ends its presentation.
    case scoped(ScopeStep, dismissal: Action?, EffectNode)
    /// What is asked for only when it is started, after the state has changed.
    case deferred(@MainActor () -> EffectNode?)
  }

  package let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The nodes that begin by themselves: the merged ones, else this one.
  var pieces: [EffectNode] {
    guard case .merge(let nodes) = kind else { return [self] }
    return nodes.flatMap(\.pieces)
  }
}
