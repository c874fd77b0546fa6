import Foundation
import Testing
import VitroTesting

/// A test store asserts what is shared like any state.
@MainActor @Suite struct SharedTests {
  @Shared(.inMemory("count")) var count = 0
  let store = TestStore(initialState: Tally.State()) { Tally() }

  @Test func aChangeIsAsserted() async {
    await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 1 } }
    await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 += 1 } }
    #expect(count == 2)
  }

  @Test(.tags(.nothingGoesUnseen)) func aWrongChangeShowsTheDifference() async {
    await fails(
      """
      The state after 'send(.incrementButtonTapped)' is not the expected one.

          Tally.State(
            title: "",
        −   count: 5
        +   count: 1
          )

      (Expected: −, Actual: +)
      """
    ) {
      await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 5 } }
    }
    #expect(count == 1)
  }

  @Test(.tags(.nothingGoesUnseen)) func aChangeWithoutAnExpectationIsAFailure() async {
    await fails(
      """
      'send(.incrementButtonTapped)' changed the state, and nothing was expected to change.

          Tally.State(
            title: "",
        −   count: 0
        +   count: 1
          )

      (Before: −, After: +)
      """
    ) {
      await store.send(.incrementButtonTapped)
    }
  }

  @Test func anExpectationThatNothingMeetsIsAFailure() async {
    await fails("The state after 'send(.nothingHappened)' is not the expected one.") {
      await store.send(.nothingHappened) { $0.$count.withLock { $0 = 1 } }
    }
    #expect(count == 0)
  }

  @Test func anExpectationThatChangesNothingIsAFailure() async {
    await fails("'send(.nothingHappened)' changed nothing") {
      await store.send(.nothingHappened) { $0.$count.withLock { $0 = 0 } }
    }
  }

  @Test func aFailureCountsAsAsserted() async {
    await fails("nothing was expected to change") { await store.send(.incrementButtonTapped) }
    await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func whatTheTestItselfChangesIsNotTheFeaturesDoing() async {
    $count.withLock { $0 = 10 }
    await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 11 } }
  }

  @Test func eachReceivedActionHasItsOwnMoment() async {
    await store.send(.twiceButtonTapped)
    #expect(count == 2)
    await store.receive(\.incremented) { $0.$count.withLock { $0 = 1 } }
    await store.receive(\.incremented) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func aChangeOfAnEffectIsAssertedWhereItsActionIsReceived() async {
    await store.send(.effectButtonTapped)
    await store.receive(\.done) { $0.$count.withLock { $0 = 100 } }
  }

  @Test func aWrongMomentShowsTheDifference() async {
    await store.send(.twiceButtonTapped)
    await fails(
      """
          Tally.State(
            title: "",
        −   count: 2
        +   count: 1
          )
      """
    ) {
      await store.receive(\.incremented) { $0.$count.withLock { $0 = 2 } }
    }
    await store.receive(\.incremented) { $0.$count.withLock { $0 = 2 } }
  }

  @Test(.tags(.nothingGoesUnseen)) func aChangeOfAnEffectThatNobodyAssertsIsAFailure() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.silentButtonTapped)
    await fails(
      """
      An effect changed what is shared, and nobody asserted it before 'send(.nothingHappened)'.

        .inMemory("count"):
          − 0
          + 100

      (Before: −, After: +)

      To fix: let the effect send an action after the change, and assert it where that is received: \
      'await store.receive(\\.…) { $0.$….withLock { $0 = … } }'.
      """
    ) {
      await store.send(.nothingHappened)
    }
  }

  @Test(.tags(.nothingGoesUnseen)) func theEndOfATestSaysTheSame() async {
    await fails("An effect changed what is shared, and nobody asserted it before the test ended.") {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.silentButtonTapped)
    }
  }

  @Test func finishingSaysTheSameEarlier() async {
    await store.send(.silentButtonTapped)
    await fails("nobody asserted it before 'finish()'") { await store.finish() }
  }

  @Test(.tags(.nothingGoesUnseen)) func whatIsInNoStateIsAssertedAsWell() async {
    @Shared(.inMemory("hidden")) var hidden = 0
    await fails(
      """
      'send(.hiddenButtonTapped)' changed what is shared, but not as expected.

        .inMemory("hidden"):
          − 0
          + 1

      (Expected: −, Actual: +)
      """
    ) {
      await store.send(.hiddenButtonTapped)
    }
    await store.send(.hiddenButtonTapped) { _ in $hidden.withLock { $0 = 2 } }
    #expect(hidden == 2)
  }

  @Test func aVariableThatSharesAnotherValueIsAsserted() async {
    let other = Shared(value: 9)
    await store.send(.shareAnother(other)) { $0.$count = other }
    await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 10 } }
    #expect(other.wrappedValue == 10 && count == 0)
  }

  @Test func aPartHandedToAChildIsAsserted() async {
    let user = Shared(value: ["Blob", "Blob Jr."])
    let store = TestStore(initialState: Name.State(name: user[1])) { Name() }
    await store.send(.nameChanged("Blob Sr.")) { $0.$name.withLock { $0 = "Blob Sr." } }
    await fails(
      """
          Name.State(
        −   name: "Blob III"
        +   name: "Blob IV"
          )
      """
    ) {
      await store.send(.nameChanged("Blob IV")) { $0.$name.withLock { $0 = "Blob III" } }
    }
  }

  @Test func whatAClosureMakesHasTheDependenciesOfTheStore() async {
    let file = URL(filePath: "/data/log.json")
    let store = TestStore(initialState: Desk.State()) {
      Desk()
    } withDependencies: {
      $0.defaultFileStorage = .inMemory([file: Data("[\"read\"]".utf8)])
    }
    await store.send(.settingsTapped) { $0.settings = Settings.State() }
    store.assert { $0.settings = Settings.State() }
    #expect(store.state.settings?.log == ["read"])
  }

  @Test func settingsAndFilesAreAssertedWithoutTheirStorage() async throws {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.toggled) {
      $0.$isOn.withLock { $0 = true }
      $0.$log.withLock { $0 = ["toggled"] }
    }
    @Dependency(\.defaultAppStorage) var storage
    #expect(try storage.value(forKey: "isOn") == true)
  }
}

/// Expects one failure that says this.
@MainActor
private func fails(
  _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor () async -> Void
) async {
  await withKnownIssue(sourceLocation: sourceLocation) {
    await body()
  } matching: { issue in
    // Differences are indented with figure spaces.
    issue.comments.map(\.rawValue).joined().replacing("\u{2007}", with: " ").contains(message)
  }
}
