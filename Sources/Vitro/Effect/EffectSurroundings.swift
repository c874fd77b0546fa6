/// Where an effect runs, for what is cancelled from inside it.
struct EffectSurroundings: Sendable {
  @TaskLocal static var current: EffectSurroundings?

  let running: RunningEffects
  /// The children whose work it is, from the outermost one.
  let path: [ScopeID]
  /// Ends the presentation of the feature.
  let dismiss: (@MainActor @Sendable () -> Void)?
}

extension Task where Success == Never, Failure == Never {
  /// Ends all effects with an id, from inside an effect: those of the feature that it belongs to, and
  /// of its children.
  ///
  /// Outside an effect there is nothing to cancel.
  public static func cancel(id: some Hashable & Sendable) {
    guard let surroundings = EffectSurroundings.current else { return }
    surroundings.running.cancel(CancelID(id), under: surroundings.path)
  }
}
