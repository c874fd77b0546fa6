/// The effects of an action that was sent.
public struct StoreTask: Sendable {
  private let group: EffectGroup?

  @usableFromInline
  package init(group: EffectGroup?) {
    self.group = group
  }

  /// Whether nothing of it runs any more.
  public var isFinished: Bool { group?.isFinished ?? true }

  /// Returns when the effects of the action have ended, and those of the actions that they sent.
  ///
  /// Cancelling the task that waits ends the effects of the action.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      await group?.finish()
    } onCancel: {
      group?.cancel(includingSent: false)
    }
  }

  /// Ends the effects of the action; those of actions that they sent go on, unless
  /// `includingSentActions` says that they end as well.
  public func cancel(includingSentActions: Bool = false) {
    group?.cancel(includingSent: includingSentActions)
  }
}
