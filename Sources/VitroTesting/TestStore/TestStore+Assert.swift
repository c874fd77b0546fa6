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
    let shared = SharedStep(shared, after: shared.asserted)
    var expected = state
    do {
      try shared.expect { try expect(&expected) }
    } catch {
      return Message.expectationThrew(error, step: "assert", at: place).report()
    }
    shared.compare(.expected, .after) {
      if expected == state { return Message.wrongSharedAssertion(shared, at: place) }
      return .wrongAssertion(
        expected: expected,
        actual: state,
        pending: received.map(\.name),
        at: place
      )
    }?.report()
  }
}
