extension Effect {
  /// The same effect, whose actions are embedded in those of a parent.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    Effect<NewAction>(node?.map(transform))
  }
}

extension EffectPart {
  func map<Action>(_ transform: @escaping @Sendable (Sent) -> Action) -> EffectNode<Action>
  where Work == EffectOperation<Sent> {
    EffectNode<Action>(kind.map(transform))
  }
}

extension EffectPart.Kind {
  fileprivate func map<Action>(
    _ transform: @escaping @Sendable (Sent) -> Action
  ) -> EffectNode<Action>.Kind where Work == EffectOperation<Sent> {
    switch self {
    case .send(let action): .send(transform(action))
    case .run(let operation): .run(operation.map(transform))
    case .merge(let parts): .merge(parts.map { $0.map(transform) })
    case .concatenate(let parts): .concatenate(parts.map { $0.map(transform) })
    case .cancellable(let id, let cancelInFlight, let part):
      .cancellable(id: id, cancelInFlight: cancelInFlight, part.map(transform))
    case .cancel(let id): .cancel(id)
    case .throttled(let throttle, let part): .throttled(throttle, part.map(transform))
    case .scoped(let step, let dismissal, let part):
      .scoped(step, dismissal: dismissal.map(transform), part.map(transform))
    case .deferred(let make): .deferred { make()?.map(transform) }
    }
  }
}
