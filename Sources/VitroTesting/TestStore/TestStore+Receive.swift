extension TestStore {
  /// Receives an action of this case from an effect, whatever its payload, and asserts its change.
  ///
  /// It fails at once if no action can come any more.
  public func receive<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let path = Action.allCasePaths[keyPath: action]
    await receive(
      "\\.\(path.name)",
      matches: { path.extract(from: $0) == nil ? .otherCase : nil },
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action of this case with this payload from an effect, and asserts its change.
  public func receive<Value: Equatable>(
    _ action: CaseKeyPath<Action, Value>,
    _ payload: Value,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let path = Action.allCasePaths[keyPath: action]
    await receive(
      "\\.\(path.name)",
      matches: {
        guard let actual = path.extract(from: $0) else { return .otherCase }
        return actual == payload ? nil : .payload(Describe.difference(payload, actual))
      },
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives this action from an effect, and asserts its change.
  public func receive(
    _ action: Action,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      ".\(Describe.action(action))",
      matches: { $0 == action ? nil : .payload(Describe.difference(action, $0)) },
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action that satisfies a condition from an effect, and asserts its change.
  public func receive(
    where matches: (Action) -> Bool,
    _ expect: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      "where: …",
      matches: { matches($0) ? nil : .otherCase },
      expect,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
