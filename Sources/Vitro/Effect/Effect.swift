/// What a reducer asks for after it has changed the state: work at the edge that sends actions back.
///
/// ```swift
/// case .nthPrimeButtonTapped:
///   return .run { [count = state.count] send in
///     await send(.nthPrimeResponse(try? await primes.nth(count)))
///   }
/// ```
///
/// It is a value: nothing happens before a store starts it.
@frozen
public struct Effect<Action> {
  /// `nil` for no effect, so that the most frequent answer costs nothing.
  @usableFromInline let node: EffectNode<Action>?

  @usableFromInline
  init(_ node: EffectNode<Action>?) {
    self.node = node
  }

  /// Nothing to do.
  @inlinable
  public static var none: Effect { Effect(nil) }

  /// Whether there is nothing to do.
  @inlinable
  public var isNone: Bool { node == nil }

  /// Sends an action right after the one that is being handled, before any that come later.
  ///
  /// Actions of merged effects are sent in the order in which they are written.
  public static func send(_ action: Action) -> Effect {
    Effect(EffectNode(.send(action)))
  }

  /// Runs several effects side by side; they are started in this order.
  public static func merge(_ effects: Effect...) -> Effect {
    merge(effects)
  }

  /// Runs several effects side by side; they are started in this order.
  public static func merge(_ effects: [Effect]) -> Effect {
    let nodes = effects.compactMap(\.node)
    if nodes.count < 2 { return Effect(nodes.first) }
    return Effect(EffectNode(.merge(nodes)))
  }

  /// Runs this effect and another one side by side.
  public func merge(with other: Effect) -> Effect {
    guard let node else { return other }
    guard let otherNode = other.node else { return self }
    return Effect(EffectNode(.merge([node, otherNode])))
  }

  /// The same effect, whose actions are embedded in those of a parent.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    Effect<NewAction>(node?.map(transform))
  }
}

/// One piece of an effect.
@usableFromInline
final class EffectNode<Action> {
  enum Kind {
    case send(Action)
    case run(EffectOperation<Action>)
    case merge([EffectNode])
    /// Work that `cancel` with an equal id ends.
    case cancellable(id: CancelID, cancelInFlight: Bool, EffectNode)
    case cancel(CancelID)
    /// Work of a child: its cancel ids mean nothing outside.
    case scoped(ScopeID, EffectNode)
    /// Ends all work of a child.
    case cancelScope(ScopeID)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectNode<NewAction> {
    switch kind {
    case .send(let action): EffectNode<NewAction>(.send(transform(action)))
    case .run(let operation): EffectNode<NewAction>(.run(operation.map(transform)))
    case .merge(let nodes): EffectNode<NewAction>(.merge(nodes.map { $0.map(transform) }))
    case .cancellable(let id, let cancelInFlight, let node):
      EffectNode<NewAction>(
        .cancellable(id: id, cancelInFlight: cancelInFlight, node.map(transform))
      )
    case .cancel(let id): EffectNode<NewAction>(.cancel(id))
    case .scoped(let id, let node): EffectNode<NewAction>(.scoped(id, node.map(transform)))
    case .cancelScope(let id): EffectNode<NewAction>(.cancelScope(id))
    }
  }
}

/// Names work that can be cancelled.
struct CancelID: Hashable, @unchecked Sendable {
  let value: AnyHashable
}
