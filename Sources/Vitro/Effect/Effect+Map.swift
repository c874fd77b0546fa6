extension Effect {
  /// The same effect, whose actions are embedded in those of a parent.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    Effect<NewAction>(node?.map(transform))
  }
}

extension EffectNode {
  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectNode<NewAction> {
    EffectNode<NewAction>(kind.map(transform))
  }
}

extension EffectNode.Kind {
  fileprivate func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectNode<NewAction>.Kind {
    switch self {
    case .send(let action): .send(transform(action))
    case .run(let operation): .run(operation.map(transform))
    case .merge(let nodes): .merge(nodes.map { $0.map(transform) })
    case .concatenate(let nodes): .concatenate(nodes.map { $0.map(transform) })
    case .cancellable(let id, let cancelInFlight, let node):
      .cancellable(id: id, cancelInFlight: cancelInFlight, node.map(transform))
    case .cancel(let id): .cancel(id)
    case .throttled(let throttle, let node): .throttled(throttle, node.map(transform))
    case .scoped(let step, let dismissal, let node):
      .scoped(step, dismissal: dismissal.map(transform), node.map(transform))
    case .deferred(let make): .deferred { make()?.map(transform) }
    }
  }
}
