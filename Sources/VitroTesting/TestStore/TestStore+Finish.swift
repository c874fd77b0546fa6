extension TestStore {
  /// Asserts that all actions have been received, and that no effect runs any more.
  ///
  /// The end of the test asserts the same. What still runs is cancelled.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await executor.rest()
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if exhaustivity != .off {
      EndMessages.report(
        received: received.map(\.summary),
        running: runningEffects,
        at: place,
        exhaustivity
      )
      if received.isEmpty {
        Message.unassertedShared(shared, by: "'finish()'", at: place)?.report(under: exhaustivity)
      }
    }
    skipReceived()
    effects.running.cancelAll()
    await executor.rest()
  }

  /// Ends the feature, because it has asked for it: its effects are cancelled, and from now on it is
  /// a failure to send it an action.
  func dismiss() {
    isDismissed = true
    effects.running.cancelAll()
  }
}
