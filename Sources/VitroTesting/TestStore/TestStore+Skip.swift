extension TestStore {
  /// Takes the actions that effects have sent as received, their changes included.
  ///
  /// Without `strict` there need not be any.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await executor.rest()
    if received.isEmpty {
      if strict { Message.noActionToSkip(at: place).report() }
      return
    }
    if showsSkipped { Message.skipsActions(received.map(\.name), at: place).show() }
    skipReceived()
  }

  /// The effects that run need not have ended when the test does; then they are cancelled.
  ///
  /// What they still send must be received all the same. Without `strict` there need not be any.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await executor.rest()
    let running = runningEffects
    if running.isEmpty {
      if strict { Message.noEffectToSkip(at: place).report() }
      return
    }
    if showsSkipped { Message.skipsEffects(running, at: place).show() }
    skippedEffects.formUnion(running.map(\.id))
  }

  /// The effects that run and have to end.
  var runningEffects: [RunningEffect] {
    effects.running.all.filter { !skippedEffects.contains($0.id) }
  }

  var showsSkipped: Bool { exhaustivity == .off(showSkippedAssertions: true) }

  func skipReceived() {
    state = actual
    received = []
    shared.assert(shared.moment())
  }
}
