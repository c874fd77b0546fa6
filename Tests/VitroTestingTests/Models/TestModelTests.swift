import Testing
import VitroTesting

/// A plain object is asserted as exhaustively as a reducer.
@MainActor @Suite struct TestModelTests {
  let clock = TestClock()

  @Test(.tags(.objectIsAsserted)) func everyChangeOfAStepIsAsserted() async {
    let test = TestModel(PrimeModel(count: 2))
    await test.perform({ $0.incrementButtonTapped() }, changes: { $0.count = 3 })
    await test.perform({ $0.saveButtonTapped() }, changes: { $0.favorites = [3] })
    await test.perform { _ in }
    #expect(
      test.state == PrimeModel.Snapshot(count: 3, favorites: [3], isLoading: false, nthPrime: nil))
  }

  @Test func aBindingIsAStepAsWell() async {
    let test = TestModel(PrimeModel())
    await test.perform({ $0.count = 4 }, changes: { $0.count = 4 })
  }

  @Test(.tags(.middleIsSeen)) func anAsynchronousMethodIsSeenInTheMiddle() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.isLoading = true })
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.isLoading = false
      $0.nthPrime = 7
    }
  }

  @Test func aMethodThatNothingHoldsIsSeenWhenItIsOver() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = ImmediateClock() }
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.nthPrime = 7 })
  }

  @Test func aTaskThatTheModelMakesIsSeenAsWell() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ $0.startButtonTapped() }, changes: { $0.isLoading = true })
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.isLoading = false
      $0.nthPrime = 7
    }
  }

  @Test func aTaskThatAnAsynchronousMethodMakesIsSeenAsWell() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform {
      await Task.yield()
      $0.startButtonTapped()
    } changes: {
      $0.isLoading = true
    }
    await test.perform({ $0.stopButtonTapped() }, changes: { $0.isLoading = false })
  }

  @Test func aMethodThatIsCancelledSaysWhatItStillChanges() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    let task = await test.perform {
      await $0.nthPrimeButtonTapped()
    } changes: {
      $0.isLoading = true
    }
    #expect(!task.isFinished)
    await task.cancel()
    #expect(task.isFinished)
    await test.receive { $0.isLoading = false }
    await task.finish()
  }

  @Test func severalMethodsAreInFlight() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.isLoading = true })
    await clock.advance(by: .milliseconds(500))
    await test.perform { await $0.nthPrimeButtonTapped() }
    await clock.advance(by: .milliseconds(500))
    await test.receive {
      $0.isLoading = false
      $0.nthPrime = 7
    }
    await test.perform({ $0.count = 1 }, changes: { $0.count = 1 })
    await clock.advance(by: .milliseconds(500))
    await test.finish()
  }

  @Test func aModelMayBeMadeBeforehand() async {
    let model = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      PrimeModel()
    }
    let test = TestModel(model)
    #expect(test.model === model)
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.nthPrime = 7 })
  }

  @Test func whatAModelBeginsWhenItIsMadeIsReceivedBeforeTheFirstStep() async {
    let (values, outside) = AsyncStream<Int>.makeStream()
    outside.yield(1)
    outside.finish()
    let test = TestModel(ListeningModel(to: values))
    await test.receive { $0.values = [1] }
    let other = TestModel(ListeningModel(to: AsyncStream { $0.finish() }))
    await other.perform({ $0.values = [2] }, changes: { $0.values = [2] })
    await fails(
      """
      The model changed by itself, and nobody received it before 'perform'.

        − ListeningModel.Snapshot(values: [])
        + ListeningModel.Snapshot(
        +   values: [
        +     [0]: 1
        +   ]
        + )

      (Before: −, After: +)

      To fix: 'await test.receive { $0.… = … }'.
      """
    ) {
      let (values, outside) = AsyncStream<Int>.makeStream()
      outside.yield(1)
      outside.finish()
      let test = TestModel(ListeningModel(to: values))
      await test.perform({ $0.values = [2] }, changes: { $0.values = [2] })
    }
  }

  @Test func aModelMayBeOfNoActor() async {
    let test = TestModel(LooseModel(words: ["a"]))
    await test.perform({ $0.add("b") }, changes: { $0.words = ["a", "b"] })
  }

  @Test func whatIsCancelledAtTheEndMayChangeTheModel() async {
    let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
    await test.perform({ await $0.nthPrimeButtonTapped() }, changes: { $0.isLoading = true })
    await test.skipInFlightTasks()
    await test.finish()
    #expect(!test.model.isLoading)
  }

  @Test func anErrorThatAMethodThrowsCanBeExpected() async {
    struct Oops: Error {}
    let test = TestModel(PrimeModel())
    await test.perform { model in
      #expect(throws: Oops.self) {
        model.count = 1
        throw Oops()
      }
    } changes: {
      $0.count = 1
    }
  }

  @Test func workOutsideIsWaitedForWithALimit() async {
    let (values, outside) = AsyncStream<Int>.makeStream()
    let test = TestModel(PrimeModel())
    await test.perform { model in
      for await value in values { model.count = value }
    }
    Task.detached {
      outside.yield(7)
      outside.finish()
    }
    await test.receive(within: .seconds(10)) { $0.count = 7 }
  }

  @Test func nothingIsLeftOfAModelWhoseMethodsWereInFlight() async {
    weak var released: PrimeModel?
    do {
      let test = TestModel(PrimeModel()) { $0.continuousClock = clock }
      test.exhaustivity = .off
      await test.perform { await $0.nthPrimeButtonTapped() }
      released = test.model
      #expect(released != nil)
    }
    while released != nil { await Task.yield() }
    #expect(released == nil)
  }

  @Test func whatIsSharedIsAssertedWithTheStateOrBesideIt() async {
    @Shared(value: 0) var total
    let test = TestModel(PrimeModel())
    await test.perform { [$total] model in
      model.count = 1
      $total.withLock { $0 += 1 }
    } changes: { [$total] in
      $0.count = 1
      $total.withLock { $0 = 1 }
    }
  }
}
