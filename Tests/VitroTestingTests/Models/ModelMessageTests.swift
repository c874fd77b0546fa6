import Testing
import VitroTesting

/// Tests of the messages of a test model, word for word.
@MainActor @Suite struct ModelMessageTests {
  let clock = TestClock()

  @Test(.tags(.objectIsAsserted)) func aChangeThatTheTestDoesNotMention() async {
    let test = TestModel(PrimeModel(count: 2))
    await fails(
      """
      The state after 'perform { … }' is not the expected one.

          PrimeModel.Snapshot(
        −   count: 3,
        +   count: 2,
            favorites: […],
            isLoading: false,
            nthPrime: nil
          )

      (Expected: −, Actual: +)
      """
    ) {
      await test.perform {
        $0.saveButtonTapped()
      } changes: {
        $0.count = 3
        $0.favorites = [2]
      }
    }
  }

  @Test func aChangeWhereNoneWasExpected() async {
    let test = TestModel(PrimeModel(count: 2))
    await fails(
      """
      'perform { … }' changed the state, and nothing was expected to change.

          PrimeModel.Snapshot(
        −   count: 2,
        +   count: 3,
            favorites: [],
            isLoading: false,
            nthPrime: nil
          )

      (Before: −, After: +)

      To fix: 'await test.perform { … } changes: { $0.… = … }'.
      """
    ) {
      await test.perform { $0.incrementButtonTapped() }
    }
  }

  @Test func noChange() async {
    let test = TestModel(PrimeModel(count: 2))
    await fails(
      """
      'perform { … }' changed nothing, and neither does the closure that says what was to change.

      Expected: a closure that changes the state.
      To fix: remove the closure: 'await test.perform { … }'.
      """
    ) {
      await test.perform { _ in
      } changes: {
        $0.count = 2
      }
    }
  }

  @Test func anErrorOfTheMethod() async {
    struct Oops: Error {}
    let test = TestModel(PrimeModel())
    await fails("The closure of 'perform' threw an error: Oops()") {
      await test.perform { _ in throw Oops() }
    }
    await fails("The closure of 'perform' threw an error: Oops()") {
      await test.perform { _ in
        await Task.yield()
        throw Oops()
      }
    }
    await fails("The closure of 'perform { … }' threw an error: Oops()") {
      await test.perform { _ in
      } changes: { _ in
        throw Oops()
      }
    }
  }

  @Test func aChangeThatNobodyReceived() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.isLoading = true })
    await clock.advance(by: .seconds(1))
    await fails(
      """
      The model changed by itself, and nobody received it before 'perform'.

          PrimeModel.Snapshot(
            count: 0,
            favorites: [],
        −   isLoading: true,
        +   isLoading: false,
        −   nthPrime: nil
        +   nthPrime: 7
          )

      (Before: −, After: +)

      To fix: 'await test.receive { $0.… = … }'.
      """
    ) {
      await test.perform({ $0.incrementButtonTapped() }, changes: { $0.count = 1 })
    }
  }

  @Test func nothingToReceive() async {
    let test = TestModel(PrimeModel())
    await fails(
      """
      Nothing has changed since the last step, and nothing runs that could change it.

      To fix: remove this 'receive', or find out why the model does nothing.
      """
    ) {
      await test.receive { $0.count = 1 }
    }
  }

  @Test func nothingToReceiveYet() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ $0.startButtonTapped() }, changes: { $0.isLoading = true })
    await fails(
      """
      Nothing has changed since the last step: everything is at rest, and waits for the world to move:

        'perform { … }' at ModelMessageTests.swift, sleeps until 1 s; the clock stands at 0 s

      To fix: 'await clock.advance(by: .seconds(1))' before 'receive'.
      """
    ) {
      await test.receive { $0.isLoading = false }
    }
    await test.perform({ $0.stopButtonTapped() }, changes: { $0.isLoading = false })
  }

  @Test func nothingComesFromOutside() async {
    let (values, outside) = AsyncStream<Int>.makeStream()
    let test = TestModel(PrimeModel())
    let task = await test.perform { _ in for await _ in values {} }
    await fails(
      """
      Nothing has changed since the last step: what a test can see is at rest, and something waits outside of it:

        'perform { … }' at ModelMessageTests.swift, waits for something outside

      To fix: let it happen before 'receive', or, if it truly depends on the world outside, wait for \
      it: 'await test.receive(within: .seconds(1)) { $0.… = … }'.
      """
    ) {
      await test.receive { $0.count = 7 }
    }
    await fails(
      """
      Nothing has changed within 0.001 s, and what a test can see is at rest, and something waits outside of it:

        'perform { … }' at ModelMessageTests.swift, waits for something outside

      To fix: give it more time, or find out why nothing answers.
      """
    ) {
      await test.receive(within: .milliseconds(1)) { $0.count = 7 }
    }
    outside.finish()
    await task.finish()
  }

  @Test(.tags(.objectIsAsserted)) func whatStillRunsWhenTheTestEnds() async {
    await fails(
      """
      Something that 'perform { … }' began still ran when the test ended: it sleeps until 1 s; the \
      clock stands at 0.25 s.

      Expected: everything has ended or was cancelled.
      To fix: let it finish, such as with 'await clock.advance(by: .milliseconds(750))', or perform \
      what cancels it.
      """
    ) {
      let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
      await test.perform({ $0.startButtonTapped() }, changes: { $0.isLoading = true })
      await clock.advance(by: .milliseconds(250))
    }
    await clock.run()
  }

  @Test func whatTheModelBeganWhenItWasMade() async {
    let (values, outside) = AsyncStream<Int>.makeStream()
    await fails(
      """
      Something that 'TestModel(…)' began still ran when the test ended: it is a task that nobody \
      awaits, and waits for something outside or runs where nobody sees it.

      Expected: everything has ended or was cancelled.
      To fix: let it finish, or perform what cancels it; what an 'async' method awaits is seen to its \
      end.
      """
    ) {
      _ = TestModel(ListeningModel(to: values))
    }
    outside.finish()
  }

  @Test func aStepThatHasNotEnded() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    let task = await test.perform {
      await $0.nthPrimeButtonTapped()
    } changes: {
      $0.isLoading = true
    }
    await fails(
      """
      Not everything that 'perform { … }' began has ended:

        'perform { … }' at ModelMessageTests.swift, sleeps until 1 s; the clock stands at 0 s

      To fix: 'await clock.advance(by: .seconds(1))' before 'finish', or 'await task.cancel()'.
      """
    ) {
      await task.finish()
    }
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.isLoading = false
      $0.nthPrime = 7
    }
  }

  @Test func anAssertionThatIsWrong() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.isLoading = true })
    await clock.advance(by: .seconds(1))
    await fails(
      """
      The state is not what 'assert' says.

          PrimeModel.Snapshot(
            count: 0,
            favorites: [],
        −   isLoading: false,
        +   isLoading: true,
            nthPrime: nil
          )

      (Expected: −, Actual: +)

      What the model's own work has changed since the last step counts only when it has been received.
      To fix: 'await test.receive { $0.… = … }' before 'assert'.
      """
    ) {
      test.assert { $0.isLoading = false }
    }
    await test.skipReceivedChanges()
    test.assert { $0.nthPrime = 7 }
  }

  @Test func aDependencyThatNobodyOverrode() async {
    let test = TestModel(PrimeModel())
    await withKnownIssue {
      await test.perform { await $0.nthPrimeButtonTapped() }
    } matching: {
      "\($0)".contains("continuousClock")
    }
  }
}

/// A model that listens from the beginning.
@ObservableModel @MainActor final class ListeningModel {
  var values: [Int] = []

  init(to stream: AsyncStream<Int>) {
    Task { [weak self] in
      for await value in stream { self?.values.append(value) }
    }
  }
}
