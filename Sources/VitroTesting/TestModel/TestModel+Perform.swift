extension TestModel {
  /// Calls the model as a user would, lets everything that this begins come to rest, and asserts how
  /// the state has changed.
  ///
  /// The closure `changes` changes a copy of the state to what is expected; without it nothing may
  /// change.
  ///
  /// - Returns: what the step began, to be asserted to have ended.
  @discardableResult
  public func perform(
    _ operation: @MainActor (_ model: Model) throws -> Void,
    changes expect: ((inout Model.Snapshot) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestModelTask {
    await perform(
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { rest, failed in
      core.executor.run(as: rest) {
        do { try operation(core.model) } catch { failed(error) }
      }
      return nil
    }
  }

  /// Calls an asynchronous method of the model, lets it and everything that it begins come to rest, and
  /// asserts how the state has changed.
  ///
  /// The method need not have returned then: it may wait for a clock or for something outside. What it
  /// does when it goes on is received: see ``receive(within:_:fileID:filePath:line:column:)``.
  ///
  /// - Returns: what the step began, to be ended or asserted to have ended.
  @discardableResult
  public func perform(
    _ operation: @escaping @MainActor (_ model: Model) async throws -> Void,
    changes expect: ((inout Model.Snapshot) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestModelTask {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return await perform(expect, at: place) { [core] rest, failed in
      core.executor.startOnMainActor(
        as: rest, reports: { _ in Message.neverRests(at: place).report() }
      ) {
        do {
          try await operation(core.model)
        } catch {
          if !Task.isCancelled { failed(error) }
        }
      }
    }
  }

  private func perform(
    _ expect: ((inout Model.Snapshot) throws -> Void)?,
    at place: SourcePlace,
    start: (
      _ rest: RestStep, _ failed: @escaping @MainActor (any Error) -> Void
    ) -> Task<Void, Never>?
  ) async -> TestModelTask {
    await core.restOnce()
    core.receiveRest(before: "'perform'", at: place)
    let task = begin(at: place, start: start)
    await core.executor.rest()
    core.check(.perform, expect, at: place)
    return task
  }

  private func begin(
    at place: SourcePlace,
    start: (RestStep, @escaping @MainActor (any Error) -> Void) -> Task<Void, Never>?
  ) -> TestModelTask {
    let rest = RestStep()
    let task = withDependencies(from: core.dependencies) {
      start(rest) { Message.expectationThrew($0, step: "perform", at: place).report() }
    }
    let step = RunningStep(name: Step.perform.name, place: place, rest: rest, task: task)
    core.begin(step)
    return TestModelTask(step: step, executor: core.executor)
  }
}
