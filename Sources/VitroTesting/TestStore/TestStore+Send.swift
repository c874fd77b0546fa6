extension TestStore {
  /// Sends an action as a user would, asserts how it changes the state, and lets its effects come to
  /// rest.
  ///
  /// The closure changes a copy of the state to what is expected; without it nothing may change.
  ///
  /// - Returns: the effects of the action, to be ended or asserted to have ended.
  @discardableResult
  public func send(
    _ action: Action,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      SendStep(action: action),
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sends an action of this case: `send(\.child.saveButtonTapped)`.
  ///
  /// - Returns: the effects of the action, to be ended or asserted to have ended.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      SendStep(action: Action.allCasePaths[keyPath: action].embed()),
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sends an action of this case with this payload: `send(\.child.titleChanged, "Blob")`.
  ///
  /// - Returns: the effects of the action, to be ended or asserted to have ended.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ payload: Value,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      SendStep(action: Action.allCasePaths[keyPath: action].embed(payload)),
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func send(
    _ step: SendStep<Action>,
    _ expect: ((inout State) throws -> Void)?,
    at place: SourcePlace
  ) async -> TestStoreTask {
    let group = EffectGroup(origin: EffectOrigin(step: { step.description }, place: place))
    let task = TestStoreTask(group: group, running: effects.running, executor: executor)
    if isDismissed {
      Message.sentAfterDismissal(step.name, at: place).report()
      return task
    }
    if !received.isEmpty {
      if exhaustivity != .off {
        Message.pendingActions(sending: step.name, received.map(\.name), at: place)
          .report(under: exhaustivity)
      }
      skipReceived()
    }
    if exhaustivity != .off {
      Message.unassertedShared(shared, by: "'\(step.description)'", at: place)?
        .report(under: exhaustivity)
    }
    shared.assert(shared.moment())
    let (effect, pushes) = reduce(step.action, at: place)
    let shared = SharedStep(shared, after: shared.moment())
    let before = settle(at: actual)
    StepCheck(.store(step.description), exhaustivity, after: state, shared, at: place)
      .run(pushes.repeated(expect, in: dependencies), from: consume before)
    group.begin()
    let hasMoved = start(effect, in: group)
    group.end()
    await executor.rest(hasMoved: hasMoved)
    return task
  }
}

/// A step that is put into words only when a message needs it.
private struct SendStep<Action>: @unchecked Sendable {
  let action: Action

  /// The action's case, such as `child.saveButtonTapped`.
  var name: String { Describe.name(action) }
  /// The step as it stands in the test, such as `send(.child(.saveButtonTapped))`.
  var description: String { "send(\(Describe.call(action)))" }
}
