public import Vitro
public import VitroTesting

// A limit of time is for what depends on the world outside: whether an action of a test's own clock can still come is
// known at once.

extension TestStore {
  /// Receives an action of this case from an effect, whatever its payload, and asserts its change.
  ///
  /// - Parameter timeout: how long to wait for an effect that depends on the world outside.
  public func receive<Value>(
    _ action: CaseKeyPath<Action, Value>,
    timeout: Duration,
    assert expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      action, within: timeout, expect, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Receives an action of this case with this payload from an effect, and asserts its change.
  ///
  /// - Parameter timeout: how long to wait for an effect that depends on the world outside.
  public func receive<Value: Equatable>(
    _ action: CaseKeyPath<Action, Value>,
    _ payload: Value,
    timeout: Duration,
    assert expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      action, payload, within: timeout, expect, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Receives this action from an effect, and asserts its change.
  ///
  /// - Parameter timeout: how long to wait for an effect that depends on the world outside.
  public func receive(
    _ action: Action,
    timeout: Duration,
    assert expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      action, within: timeout, expect, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Receives an action that satisfies a condition from an effect, and asserts its change.
  ///
  /// - Parameter timeout: how long to wait for an effect that depends on the world outside.
  @_disfavoredOverload
  public func receive(
    _ matches: (Action) -> Bool,
    timeout: Duration? = nil,
    assert expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      where: matches, within: timeout, expect, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Asserts that all actions have been received, and that no effect runs any more.
  ///
  /// - Parameter timeout: counts for nothing.
  public func finish(
    timeout: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs an operation while the test has to say that much.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> Result
  ) async rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }

  /// Runs an operation while the test has to say that much.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }

  /// Whether the work of a test is put in order; it is, always.
  public var useMainSerialExecutor: Bool {
    get { true }
    set {}
  }

  /// A limit of time, which counts for nothing.
  public var timeout: UInt64 {
    get { 0 }
    set {}
  }
}

extension TestStoreTask {
  /// Asserts that the effects of the action have ended.
  ///
  /// - Parameter timeout: counts for nothing.
  public func finish(
    timeout: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
