import Testing
import VitroTesting

/// A test that is about a part of a model says less.
@MainActor @Suite struct ModelExhaustivityTests {
  let clock = TestClock()

  @Test func whatAStepDoesNotMentionMayBeAnything() async {
    let test = TestModel(PrimeModel(count: 2)) { $0.continuousClock = clock }
    test.exhaustivity = .off
    await test.perform {
      $0.saveButtonTapped()
      $0.incrementButtonTapped()
    } changes: {
      $0.count = 3
    }
    await test.perform { $0.saveButtonTapped() }
    test.assert { $0.favorites = [2, 3] }
    await test.perform { await $0.nthPrimeButtonTapped() }
    await clock.advance(by: .milliseconds(500))
  }

  @Test func whatAStepMentionsMustBeRight() async {
    let test = TestModel(PrimeModel())
    test.exhaustivity = .off
    await fails(
      """
      The state after 'perform { … }' is not the expected one.

          PrimeModel.Snapshot(
        −   count: 2,
        +   count: 1,
            favorites: [],
            isLoading: false,
            nthPrime: nil
          )

      (Expected: −, Actual: +)

      Without exhaustivity the closure is applied to the state after the step: it says what is there, \
      such as '$0.count = 1', not how it came about, such as '$0.count += 1'.
      """
    ) {
      await test.perform({ $0.incrementButtonTapped() }, changes: { $0.count = 2 })
    }
  }

  @Test func someStepsMayHaveAnotherExhaustivity() async {
    let test = TestModel(PrimeModel(count: 2))
    await test.withExhaustivity(.off) {
      await test.perform { $0.saveButtonTapped() }
    }
    await test.perform({ $0.incrementButtonTapped() }, changes: { $0.count = 3 })
  }

  @Test func whatIsNotAssertedCanBeShown() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    test.exhaustivity = .off(showSkippedAssertions: true)
    await warns(
      """
      Skipped: 'perform { … }' changed more of the state than the test says.

          PrimeModel.Snapshot(
            count: 0,
            favorites: [],
        −   isLoading: false,
        +   isLoading: true,
            nthPrime: nil
          )

      (Asserted: −, Actual: +)
      """
    ) {
      await test.perform { $0.startButtonTapped() }
    }
    await warns(
      """
      Skipped: What 1 step began need not end:

        'perform { … }' at ModelExhaustivityTests.swift, sleeps until 1 s; the clock stands at 0 s
      """
    ) {
      await test.skipInFlightTasks()
    }
    await clock.advance(by: .seconds(1))
    await warns(
      """
      Skipped: What the model has changed by itself is not asserted.

          PrimeModel.Snapshot(
            count: 0,
            favorites: [],
        −   isLoading: true,
        +   isLoading: false,
        −   nthPrime: nil
        +   nthPrime: 7
          )

      (Before: −, After: +)
      """
    ) {
      await test.skipReceivedChanges()
    }
  }

  @Test func whatRunsCanBeLeftRunning() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.isLoading = true })
    await test.skipInFlightTasks()
  }

  @Test func thereMustBeSomethingToSkip() async {
    let test = TestModel(PrimeModel())
    await fails(
      """
      There is no change to skip: all that the model has changed was asserted.

      To fix: remove 'skipReceivedChanges', or write 'skipReceivedChanges(strict: false)' if there \
      may be none.
      """
    ) {
      await test.skipReceivedChanges()
    }
    await fails(
      """
      There is no task to skip: none runs.

      To fix: remove 'skipInFlightTasks', or write 'skipInFlightTasks(strict: false)' if there may be \
      none.
      """
    ) {
      await test.skipInFlightTasks()
    }
    await test.skipReceivedChanges(strict: false)
    await test.skipInFlightTasks(strict: false)
  }
}
