/// The effects of an action that a test sent.
@MainActor
public struct TestStoreTask {
  let group: EffectGroup
  let running: RunningEffects
  let executor: RestExecutor

  /// Whether nothing of it runs any more.
  public var isFinished: Bool { group.isFinished }

  /// Ends the effects of the action and lets them come to rest; those of actions that they sent go on,
  /// unless `includingSentActions` says that they end as well.
  public func cancel(includingSentActions: Bool = false) async {
    group.cancel(includingSent: includingSentActions)
    await executor.rest()
  }

  /// Asserts that the effects of the action have ended, and those of the actions that they sent.
  ///
  /// It does not wait: an effect that is at rest goes on only when the world moves.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await executor.rest()
    guard !isFinished else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Message.taskStillRuns(
      step: group.origin?.step ?? "send",
      running: running.all.filter { $0.belongs(to: group) },
      at: place
    ).report()
  }
}
