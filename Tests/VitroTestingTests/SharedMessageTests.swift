import Testing
import VitroTesting

/// Tests of the messages of a test store about shared values, word for word.
@MainActor @Suite struct SharedMessageTests {
  @Shared(.inMemory("hidden")) var hidden = 0
  let store = TestStore(initialState: Tally.State()) { Tally() }

  @Test func whatIsInNoStateAndWasNotAsserted() async {
    await fails(
      """
      'send(.hiddenButtonTapped)' changed what is shared, but not as expected.

        .inMemory("hidden"):
          − 0
          + 1

      (Expected: −, Actual: +)

      To fix: say what changes: 'await store.send(.hiddenButtonTapped) { $0.$….withLock { $0 = … } }'. \
      Where the state does not have it, use a '@Shared' of the same key in the test.
      """,
      line: #line + 2
    ) {
      await store.send(.hiddenButtonTapped)
    }
  }

  @Test func aWrongAssertionOfWhatIsInNoState() async {
    await fails(
      """
      What is shared is not what 'assert' says.

        .inMemory("hidden"):
          − 5
          + 0

      (Expected: −, Actual: +)
      """,
      line: #line + 2
    ) {
      store.assert { _ in $hidden.withLock { $0 = 5 } }
    }
  }

  @Test(arguments: ["'send(.nothingHappened)'", "'finish()'", "the test ended"])
  func aChangeOfAnEffectThatNobodyAssertsBeforeTheEnd(_ end: String) async {
    await failsAlone(
      """
      An effect changed what is shared, and nobody asserted it before \(end).

        .inMemory("count"):
          − 0
          + 100

      (Before: −, After: +)

      To fix: let the effect send an action after the change, and assert it where that is received: \
      'await store.receive(\\.…) { $0.$….withLock { $0 = … } }'.
      """
    ) {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.silentButtonTapped)
      if end == "'send(.nothingHappened)'" { await store.send(.nothingHappened) }
      if end == "'finish()'" { await store.finish() }
    }
  }

  /// Expects one failure, where nobody else has changed what is shared.
  private func failsAlone(_ message: String, _ body: @MainActor () async -> Void) async {
    await withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      await fails(message, body)
    }
  }
}
