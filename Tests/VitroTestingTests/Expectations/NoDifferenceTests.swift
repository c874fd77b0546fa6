import Testing
import VitroTesting

/// Large values that are compared say what differs, and no more.
@MainActor @Suite struct NoDifferenceTests {
  @Test func equalValuesSayNothing() {
    expectNoDifference(Family.State(), Family.State())
  }

  @Test func onlyWhatDiffersIsShownWithTheWayToIt() async {
    await fails(
      """
      The value is not the expected one.

          Family.State(
            child: Child.State(
              name: "Blob",
        −     age: 2
        +     age: 1
            ),
            … (5 unchanged)
          )

      (Expected: −, Actual: +)
      """,
      line: #line + 2
    ) {
      expectNoDifference(Family.State(), Family.State(child: .init(age: 2)))
    }
  }

  @Test func oneOfAThousandElementsIsShownByItsIndex() async {
    var expected = Array(0..<1_000)
    expected[500] = 7
    await fails(
      """
      The value is not the expected one.

          [
            … (500 unchanged),
        −   [500]: 7,
        +   [500]: 500,
            … (499 unchanged)
          ]

      (Expected: −, Actual: +)
      """
    ) {
      expectNoDifference(Array(0..<1_000), expected)
    }
  }

  @Test func oneOfAHundredLinesIsShownWithItsNeighbors() async {
    let lines = (1...100).map { "line \($0)" }
    var expected = lines
    expected[49] = "another"
    await fails(
      #"""
      The value is not the expected one.

          """
          … (47 unchanged)
          line 48
          line 49
        − another
        + line 50
          line 51
          line 52
          … (48 unchanged)
          """

      (Expected: −, Actual: +)
      """#
    ) {
      expectNoDifference(lines.joined(separator: "\n"), expected.joined(separator: "\n"))
    }
  }

  @Test func aCommentComesFirst() async {
    await fails(
      """
      After two taps there are two.

        − 2
        + 1

      (Expected: −, Actual: +)
      """
    ) {
      expectNoDifference(1, 2, "After two taps there are two.")
    }
  }
}
