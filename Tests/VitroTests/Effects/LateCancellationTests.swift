import Dispatch
import Synchronization
import Testing
import Vitro

/// An effect that is cancelled while what it does is on its way to the main actor.
@MainActor @Suite struct LateCancellationTests {
  let halting = Halting()

  @Test func anActionOnItsWayIsDropped() async {
    let store = Store(initialState: [String]()) { Script() }
    let task = store.send(
      .start(
        .run { [halting] send in
          await withTaskExecutorPreference(halting) { await send(.heard("too late")) }
        }))
    await halting.goesOn()
    task.cancel()
    await task.finish()
    #expect(store.state == [])
  }

  @Test func aDismissalOnItsWayDoesNotEndTheFeatureThatCameAfter() async {
    let store = Store(initialState: Room.State(guest: .init(id: 1))) { Room(halting: halting) }
    let task = store.send(.guest(.presented(.leave)))
    await halting.goesOn()
    store.send(.welcome(2))
    await task.finish()
    #expect(store.guest?.id == 2)
  }

  @Test func aFeatureThatDismissesItselfTwiceIsDismissedOnce() async {
    let store = Store(initialState: Room.State(guest: .init(id: 1))) { Room(halting: halting) }
    await store.send(.guest(.presented(.leaveTwice))).finish()
    #expect(store.guest == nil)
  }

  @Test func whatAQuietTimeHasEndedForIsReplacedAllTheSame() async {
    for _ in 0..<200 {
      let clock = HandClock()
      let store = Store(initialState: [String]()) { Script() }
      let first = store.send(.start(says("a").debounce(id: 1, for: .seconds(1), clock: clock)))
      await endsSoon(clock)
      let second = store.send(.start(says("b").debounce(id: 1, for: .seconds(1), clock: clock)))
      await endsSoon(clock)
      await first.finish()
      await second.finish()
      #expect(store.state == ["b"])
    }
  }

  @Test func whatAnIntervalHasEndedForIsReplacedAllTheSame() async {
    for _ in 0..<200 {
      let clock = HandClock()
      let store = Store(initialState: [String]()) { Script() }
      let tasks = ["a", "b", "c"].map { text in
        let effect = says(text)
          .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
        return { store.send(.start(effect)) }
      }
      await tasks[0]().finish()
      let waiting = tasks[1]()
      await endsSoon(clock)
      await tasks[2]().finish()
      await waiting.finish()
      #expect(store.state == ["a", "c"])
    }
  }

  @Test func anEffectThatCancelsItselfAsSoonAsItBeginsIsCancelledFromThen() async {
    let log = Log()
    let store = Store(initialState: [String]()) { Script() }
    let tasks = (0..<2_000).map { id in
      let effect = Effect<Script.Action>.run { _ in
        Task.cancel(id: id)
        if !Task.isCancelled { log.add("\(id) goes on") }
      }
      return store.send(.start(effect.cancellable(id: id)))
    }
    for task in tasks { await task.finish() }
    #expect(log.all == [])
  }

  /// Ends the sleep of an effect, and gives it the time to get as far as the main actor.
  private func endsSoon(_ clock: HandClock) async {
    while !clock.isSleptOn { await Task.yield() }
    clock.advance(by: .seconds(1))
    // Wall clock: how far it gets decides which case is tried, and each must hold.
    let end = ContinuousClock.now + .microseconds(50)
    while ContinuousClock.now < end {}  // Wall clock: see above.
  }
}

/// Halts the first job that it gets until it is told to go on; runs the others at once.
final class Halting: TaskExecutor {
  private let (halted, halts) = AsyncStream<UnownedJob>.makeStream()
  private let isOpen = Atomic(false)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard isOpen.exchange(true, ordering: .relaxed) else {
      halts.yield(job)
      return
    }
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Runs the halted job on this thread, up to where it needs the main actor.
  @MainActor
  func goesOn() async {
    for await job in halted {
      return job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

@Reducer private struct Room {
  @ObservableState struct State: Equatable { @Presents var guest: Guest.State? }
  enum Action {
    case guest(PresentationAction<Guest.Action>)
    case welcome(Int)
  }
  let halting: Halting

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .welcome(let id) = action { state.guest = Guest.State(id: id) }
      return .none
    }
    .ifLet(\.$guest, action: \.guest) { Guest(halting: halting) }
  }
}

private struct Guest: Reducer {
  struct State: Equatable, Identifiable { let id: Int }
  @CasePathable enum Action { case leave, leaveTwice }
  let halting: Halting
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .leave:
      .run { [dismiss, halting] _ in
        await withTaskExecutorPreference(halting) { await dismiss() }
      }
    case .leaveTwice:
      .run { [dismiss] _ in
        await dismiss()
        await dismiss()
      }
    }
  }
}
