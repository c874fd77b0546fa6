extension TestStore {
  /// Asserts what the state is by now, whatever the exhaustivity.
  ///
  /// ```swift
  /// await store.send(.nextButtonTapped)
  /// await store.send(.nextButtonTapped)
  /// store.assert { $0.page = 3 }
  /// ```
  ///
  /// The closure sets what is expected, and must change nothing. It is most useful without
  /// exhaustivity, after many steps.
  public func assert(
    _ expect: (inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    StateAssertion(state: state, shared: shared, place: place).run { state in
      try withDependencies(from: dependencies) { try expect(&state) }
    } advice: {
      received.isEmpty ? nil : Message.receiveBeforeAssert(received.map(\.name))
    }
  }
}
