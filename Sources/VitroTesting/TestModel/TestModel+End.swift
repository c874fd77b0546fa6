extension TestModel {
  /// Asserts that every change has been asserted, and that nothing runs any more.
  ///
  /// The end of the test asserts the same. What the test itself performs and still runs is cancelled.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.executor.rest()
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    core.reportEnd(by: "'finish()'", at: place)
    core.skipRunning()
    core.cancelAll()
    await core.executor.rest()
    core.settleAll()
  }

  /// Takes what the model's own work has changed as asserted.
  ///
  /// Without `strict` there need not be anything.
  public func skipReceivedChanges(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.executor.rest()
    if strict, !core.isDifferent { Message.noChangeToSkip(at: place).report() }
    core.skipChange(at: place)
  }

  /// Lets everything that the model has begun go on after the end of the test.
  ///
  /// What it still changes must be received all the same. Without `strict` nothing need run.
  public func skipInFlightTasks(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.executor.rest()
    if strict, core.running.isEmpty { Message.noTaskToSkip(at: place).report() }
    if exhaustivity == .off(showSkippedAssertions: true), !core.running.isEmpty {
      Message.skipsTasks(core.running, at: place).show()
    }
    core.skipRunning()
  }
}
