import Testing
import VitroTesting

/// A line that must not be reached fails where it is.
@MainActor @Suite struct UnreachableTests {
  @Test func aClosureThatMustNotBeCalledShowsItsArguments() async {
    let line = #line + 1
    let onDelete: @Sendable (Int, String) -> Void = { unreachable($0, $1) }
    await fails(
      """
      This line should never be reached.

        7

        "Blob"
      """,
      line: line
    ) {
      onDelete(7, "Blob")
    }
  }

  @Test func nothingNeedsToBeAtHand() async {
    await fails("This line should never be reached.", line: #line + 1) {
      unreachable()
    }
  }

  @Test func itIsAnExpressionOfAnyTypeThatEndsTheTest() async throws {
    try await fails(
      """
      This line should never be reached.

        Child.Action.birthdayCame
      """,
      line: #line + 2
    ) {
      _ = try name(.birthdayCame)
      Issue.record("The test went on.")
    }
  }

  @Test func itStandsForAMissingValue() async throws {
    let missing: Int? = nil
    try await fails("This line should never be reached.", line: #line + 1) {
      let number: Int = try missing ?? unreachable()
      Issue.record("There is a \(number).")
    }
  }

  private func name(_ action: Child.Action, at place: SourcePlace = #here) throws -> String {
    switch action {
    case .nameChanged(let name), .renamed(let name): name
    case .birthdayCame: try unreachable(action, at: place)
    }
  }
}
