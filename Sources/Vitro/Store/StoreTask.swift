/// The effects of an action that was sent.
@MainActor
public struct StoreTask: Sendable {
  private let group: EffectGroup?

  package init(group: EffectGroup?) {
    self.group = group
  }

  /// Whether nothing of it runs any more.
  public var isFinished: Bool { group?.isFinished ?? true }

  /// Returns when the effects of the action have ended, and those of the actions that they sent.
  public func finish() async {
    await group?.finish()
  }

  /// Ends the effects of the action; those of actions that they sent go on.
  public func cancel() {
    group?.cancel()
  }
}
