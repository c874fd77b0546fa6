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

/// The parts of an effect that a reducer returns.
@usableFromInline
package typealias EffectNode<Action> = EffectPart<Action, EffectOperation<Action>>
