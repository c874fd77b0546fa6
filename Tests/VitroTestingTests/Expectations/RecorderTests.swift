import Testing
import VitroTesting

/// Calls of closures are recorded in their order, and each has to be expected.
@MainActor @Suite struct RecorderTests {
  @Test func callsAreExpectedInTheirOrder() {
    let calls = Recorder<Call>()
    let editor = Editor(calls)
    editor.save(7, "Blob")
    editor.close()
    calls.expect([.saved(7, title: "Blob"), .closed])
  }

  @Test func onlyWhatCameSinceTheLastTimeIsExpected() {
    let calls = Recorder<Call>()
    let editor = Editor(calls)
    editor.close()
    calls.expect([.closed])
    calls.expect([])
    editor.delete(1)
    calls.expect([.deleted(1)])
  }

  @Test func anotherOrderIsAFailureThatShowsTheDifference() async {
    await fails(
      """
      Other calls were recorded than expected.

          [
            [0]: .deleted(1),
        −   [1]: .closed
        +   [1]: .deleted(2)
          ]

      (Expected: −, Actual: +)
      """,
      line: #line + 5
    ) {
      let calls = Recorder<Call>()
      calls.record(.deleted(1))
      calls.record(.deleted(2))
      calls.expect([.deleted(1), .closed])
    }
  }

  @Test func whatWasNeverExpectedFailsWhereTheRecorderWasMade() async {
    await fails(
      """
      2 calls were recorded and never expected:

        [
          [0]: .deleted(1),
          [1]: .closed
        ]

      Expected: every call is expected before the recorder is released.
      To fix: 'recorder.expect([…])'.
      """,
      line: #line + 2
    ) {
      let calls = Recorder<Call>()
      calls.record(.deleted(1))
      calls.record(.closed)
    }
  }

  @Test func callsFromAnywhereAreRecorded() async {
    let calls = Recorder<Int>()
    let count = calls.recording { (number: Int) in number }
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { count(1) } }
    }
    calls.expect(Array(repeating: 1, count: 100))
  }
}

private enum Call: Equatable {
  case saved(Int, title: String)
  case deleted(Int)
  case closed
}

@MainActor private struct Editor {
  let save: (Int, String) -> Void
  let delete: @MainActor (Int) -> Void
  let close: @Sendable () -> Void

  init(_ calls: Recorder<Call>) {
    save = calls.recording(Call.saved)
    delete = calls.recording(Call.deleted)
    close = calls.recording(.closed)
  }
}
