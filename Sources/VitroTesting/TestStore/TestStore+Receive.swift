extension TestStore {
  /// Receives an action of this case from an effect, whatever its payload, and asserts its change.
  ///
  /// It fails at once if no action can come any more. Only for an effect that depends on the world
  /// outside, such as a real server, `limit` says how long to wait for it.
  public func receive<Value>(
    _ action: CaseKeyPath<Action, Value>,
    within limit: Duration? = nil,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let path = Action.allCasePaths[keyPath: action]
    await receive(
      Describe.keyPath(path),
      matches: { path.extract(from: $0) != nil },
      within: limit,
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action of this case with this payload from an effect, and asserts its change.
  ///
  /// `limit` says how long to wait for an effect that depends on the world outside.
  public func receive<Value: Equatable>(
    _ action: CaseKeyPath<Action, Value>,
    _ payload: Value,
    within limit: Duration? = nil,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let path = Action.allCasePaths[keyPath: action]
    await receive(
      Describe.keyPath(path),
      matches: { path.extract(from: $0) == payload },
      difference: { path.extract(from: $0).map { Describe.difference(payload, $0) } },
      within: limit,
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives this action from an effect, and asserts its change.
  ///
  /// `limit` says how long to wait for an effect that depends on the world outside.
  public func receive(
    _ action: Action,
    within limit: Duration? = nil,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      Describe.call(action),
      matches: { $0 == action },
      difference: {
        Describe.name($0) == Describe.name(action) ? Describe.difference(action, $0) : nil
      },
      within: limit,
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action that satisfies a condition from an effect, and asserts its change.
  ///
  /// `limit` says how long to wait for an effect that depends on the world outside.
  public func receive(
    where matches: (Action) -> Bool,
    within limit: Duration? = nil,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      "where: …",
      matches: matches,
      within: limit,
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
