extension Effect {
  /// The same effect, which ``cancel(id:)`` ends.
  ///
  /// Ids are visible downwards only: a feature can cancel its own effects and those of its children,
  /// not those of a sibling or parent.
  ///
  /// With `cancelInFlight`, effects with this id that still run are cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    let id = CancelID(id)
    guard let node else { return cancelInFlight ? Effect(.cancel(id)) : self }
    return Effect(.cancellable(id: id, cancelInFlight: cancelInFlight, node))
  }

  /// Ends all effects with this id; harmless if there is none.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(CancelID(id)))
  }
}
