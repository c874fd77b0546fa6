import Testing
import VitroTesting

/// Tests of failures in a task that does not know its test, which are recorded all the same. Each
/// would fail this run, so it happens in another process, whose failures come back.
@MainActor @Suite struct DetachedTests {
  @Test func aClosureThatADetachedTaskCallsFails() async {
    await fails("This line should never be reached.") {
      await #expect(processExitsWith: .success) {
        await Task.detached { unreachable() }.value
      }
    }
  }

  @Test func whatEndsADetachedTaskFailsOnce() async {
    await fails("This line should never be reached.") {
      await #expect(processExitsWith: .success) {
        await #expect(throws: ExpectationFailedError.self) {
          try await Task.detached { try unreachable() as Int }.value
        }
      }
    }
  }

  @Test func aRecorderThatADetachedTaskReleasesFails() async {
    await fails(
      """
      1 call was recorded and never expected:

        [
          [0]: 7
        ]

      Expected: every call is expected before the recorder is released.
      To fix: 'recorder.expect([…])'.
      """
    ) {
      await #expect(processExitsWith: .success) {
        await Task.detached { Recorder<Int>().record(7) }.value
      }
    }
  }
}
