import Testing
import VitroTesting

@MainActor @Suite struct TestStoreTests {
  @Test func aStepAssertsAChange() async {
    let store = TestStore(initialState: .init(count: 2)) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 3 }
    #expect(store.state == .init(count: 3))
    await store.send(.nothingHappened)
  }

  @Test func anActionOfAnEffectIsReceived() async {
    let store = TestStore(initialState: .init(count: 4)) {
      Counter()
    } withDependencies: {
      $0.primes.nth = { _ in 7 }
    }
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse) {
      $0.isLoading = false
      $0.nthPrime = 7
    }
  }

  @Test func anActionIsReceivedByValuePayloadOrCondition() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(.nthPrimeResponse(7), answered)
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse, 7) { $0.isLoading = false }
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(where: { $0 == .nthPrimeResponse(7) }) { $0.isLoading = false }
  }

  @Test func theStateShowsOnlyWhatHasBeenAsserted() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    #expect(store.state == .init(isLoading: true))
    await store.receive(\.nthPrimeResponse, answered)
    #expect(store.state == .init(nthPrime: 7))
  }

  @Test func aClockMovesATimer() async {
    let clock = TestClock()
    let store = makeStore { $0.continuousClock = clock }
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked) { $0.count = 1 }
    await store.receive(\.timerTicked) { $0.count = 2 }
    await store.send(.stopButtonTapped)
    await store.finish()
  }

  @Test func aDependencyChangedBetweenStepsCountsFromThenOn() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse, answered)
    store.dependencies.primes.nth = { _ in 11 }
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse) {
      $0.isLoading = false
      $0.nthPrime = 11
    }
  }

  @Test func storesOfTestsSideBySideDoNotMeet() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...50 {
        group.addTask { await play(number) }
      }
    }
  }

  private func play(_ number: Int) async {
    let clock = TestClock()
    let store = makeStore {
      $0.primes.nth = { _ in number }
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped)
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse) {
      $0.isLoading = false
      $0.nthPrime = number
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.count = 1 }
    await store.send(.stopButtonTapped)
  }

  @Test func aStepCopiesACollectionOnlyForTheReducer() async {
    let copies = Copies()
    let store = TestStore(initialState: Pile(copies: copies)) {
      Reduce<Pile, Void> { pile, _ in
        pile.add(1)
        return .none
      }
    }
    for _ in 1...3 { await store.send(()) { $0.add(1) } }
    #expect(copies.count == 3)
  }

  @Test func aCancelledTaskEndsItsEffects() async {
    let store = makeStore { $0.continuousClock = TestClock() }
    let task = await store.send(.startButtonTapped)
    #expect(!task.isFinished)
    await task.cancel()
    #expect(task.isFinished)
    await store.finish()
  }

  @Test func aTaskIsFinishedWhenItsEffectsHaveEnded() async {
    let store = makeStore()
    let task = await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await task.finish()
    await store.receive(\.nthPrimeResponse, answered)
  }
}

@MainActor
func makeStore(
  _ update: (inout DependencyValues) -> Void = { _ in }
) -> TestStore<Counter.State, Counter.Action> {
  TestStore(initialState: .init()) {
    Counter()
  } withDependencies: {
    $0.primes.nth = { _ in 7 }
    update(&$0)
  }
}

func answered(_ state: inout Counter.State) {
  state.isLoading = false
  state.nthPrime = 7
}

/// A collection that counts how often it is copied.
private struct Pile: Equatable {
  private final class Storage {
    var numbers: [Int]
    init(_ numbers: [Int]) { self.numbers = numbers }
  }

  let copies: Copies
  private var storage = Storage([])

  init(copies: Copies) { self.copies = copies }

  mutating func add(_ number: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.numbers)
      copies.count += 1
    }
    storage.numbers.append(number)
  }

  static func == (left: Pile, right: Pile) -> Bool { left.storage.numbers == right.storage.numbers }
}

private final class Copies { var count = 0 }
