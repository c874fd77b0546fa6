extension TestModel {
  /// Asserts what the model's own work has changed since the last step, such as after a clock was moved.
  ///
  /// It fails at once if nothing has changed and nothing can any more. Only for work that depends on
  /// the world outside, such as a real server, `limit` says how long to wait for it.
  public func receive(
    within limit: Duration? = nil,
    _ expect: (inout Model.Snapshot) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard await core.changed(within: limit) else {
      return Message.noChange(running: core.running, within: limit, at: place).report()
    }
    withoutActuallyEscaping(expect) { core.check(.receive, $0, at: place) }
  }

  /// Asserts what the state is by now, whatever the exhaustivity.
  ///
  /// The closure sets what is expected, and must change nothing. It is most useful without
  /// exhaustivity, after many steps.
  public func assert(
    _ expect: (inout Model.Snapshot) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    StateAssertion(state: core.state, shared: core.shared, place: place).run(expect) {
      core.hasChanged ? Message.receiveBeforeAssert : nil
    }
  }
}

extension TestModelCore {
  /// Lets everything come to rest, and waits for the world outside only if there is a limit to it.
  ///
  /// - Returns: whether the model or something shared has changed since the last step.
  fileprivate func changed(within limit: Duration?) async -> Bool {
    await executor.rest()
    guard let limit else { return isDifferent }
    let deadline = ContinuousClock.now + limit
    while !isDifferent {
      if ContinuousClock.now >= deadline || Task.isCancelled || !executor.hasWork { return false }
      withObservationTracking {
        _ = model.snapshot
      } onChange: { [executor] in
        executor.hasArrived()
      }
      await executor.arrival(until: deadline)
      await executor.rest()
    }
    return true
  }

  /// Whether there is something to receive.
  var isDifferent: Bool { hasChanged || !shared.unasserted().isEmpty }
}
