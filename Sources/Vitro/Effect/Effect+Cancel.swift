extension Effect {
  /// The same effect, which ``cancel(id:)`` ends.
  ///
  /// Ids are visible downwards only: a feature can cancel its own effects and those of its children,
  /// not those of a sibling or parent.
  ///
  /// With `cancelInFlight`, effects with this id that still run are cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    guard let node else { return self }
    let id = CancelID(value: AnyHashable(id))
    return Effect(EffectNode(.cancellable(id: id, cancelInFlight: cancelInFlight, node)))
  }

  /// Ends all effects with this id; harmless if there is none.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(EffectNode(.cancel(CancelID(value: AnyHashable(id)))))
  }

  /// The same effect as work of a child.
  @usableFromInline
  func scoped(_ id: ScopeID) -> Effect {
    guard let node else { return self }
    return Effect(EffectNode(.scoped(id, node)))
  }

  /// Ends all work of a child.
  static func cancelScope(_ id: ScopeID) -> Effect {
    Effect(EffectNode(.cancelScope(id)))
  }
}
