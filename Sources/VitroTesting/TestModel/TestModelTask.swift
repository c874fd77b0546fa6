/// The work that a step of a test model began.
@MainActor
public struct TestModelTask {
  let step: RunningStep
  let executor: RestExecutor

  /// Whether nothing of it runs any more.
  public var isFinished: Bool { !step.isRunning }

  /// Cancels the method that the step called, and lets it come to rest.
  ///
  /// A `Task {}` that the model made can be cancelled by the model only.
  public func cancel() async {
    step.task?.cancel()
    await executor.rest()
  }

  /// Asserts that everything that the step began has ended.
  ///
  /// It does not wait: what is at rest goes on only when the world moves.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await executor.rest()
    guard !isFinished else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Message.stepStillRuns(step, at: place).report()
  }
}
