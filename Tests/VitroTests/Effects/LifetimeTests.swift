import Testing
import Vitro

/// Tests of what is left of a store, and of effects, when they are over.
@MainActor @Suite struct LifetimeTests {
  @Test func nothingIsLeftOfAStoreThatIsReleasedWhileItsEffectsRun() async {
    let executor = RestExecutor()
    let clock = TestClock()
    let left = Left()
    do {
      let (state, captured, used) = (Token(), Token(), Token())
      let store = Store(initialState: Holder.State(token: state)) {
        Holder(captured: captured, clock: clock)
      } withDependencies: {
        $0.holderToken = used
      }
      let child = store.scope(state: \.child, action: \.child)
      let objects = ["store": store, "child": child, "state": state] as [String: AnyObject]
      left.add(objects.merging(["captured": captured, "used": used]) { first, _ in first })
      executor.run { for way in Holder.Way.allCases { store.send(.start(way)) } }
      await executor.rest()
      #expect(left.names.count == 5 && executor.liveTaskCount > Holder.Way.allCases.count)
    }
    #expect(left.names == ["captured", "used"])
    await executor.rest()
    #expect(left.names == [] && executor.liveTaskCount == 0)
  }

  @Test func anEffectThatOutlivesItsStoreSendsToNobody() async {
    let (gate, open) = (Gate(), Log())
    var store: Store? = Store(initialState: [String]()) {
      Reduce<[String], Script.Action> { state, action in
        open.add("reduced")
        return Script().reduce(into: &state, action: action)
      }
    }
    let task = store?.send(
      .start(
        .run { send in
          await gate.wait()
          await send(.heard("too late"))
          open.add("went on")
        }))
    store = nil
    await gate.open()
    await task?.finish()
    #expect(open.all == ["reduced", "went on"])
  }

  @Test func aStoreMayBeReleasedByWhatItDoes() {
    let owner = Owner()
    owner.store = Store(initialState: 0) {
      Reduce<Int, Int> { [weak owner] state, action in
        owner?.store = nil
        state = action
        return action > 0 ? .send(action - 1) : .none
      }
    }
    weak let store = owner.store
    owner.store?.send(3)
    #expect(store == nil)
  }

  @Test func nothingIsLeftInTheRegisterOfEffects() async {
    let runner = EffectRunner<[String], Script.Action>()
    let executor = RestExecutor()
    executor.run {
      for number in 0..<100 {
        runner.start(says("\(number)").cancellable(id: number), in: EffectGroup())
        runner.start(waits.cancellable(id: number % 10), in: EffectGroup())
        runner.start(.concatenate(waits, waits).cancellable(id: "both"), in: EffectGroup())
      }
    }
    await executor.rest()
    #expect(runner.running.all.count == 200)
    executor.run {
      for number in 0..<100 { runner.start(.cancel(id: number), in: EffectGroup()) }
      runner.start(.cancel(id: "both"), in: EffectGroup())
    }
    await executor.rest()
    #expect(runner.running.count == 0)
  }

  @Test func norWhenEffectsEndBeginAndAreCancelledFromManyTasks() async {
    let runner = EffectRunner<[String], Script.Action>()
    let group = EffectGroup()
    for round in 0..<10 {
      runner.start(.run { _ in for id in 0..<1_000 { Task.cancel(id: id) } }, in: group)
      for id in 0..<100 {
        let effect = id.isMultiple(of: 2) ? waits : says("\(id)")
        runner.start(effect.cancellable(id: round * 100 + id), in: group)
      }
    }
    runner.start(.merge((0..<1_000).map { .cancel(id: $0) }), in: group)
    await group.finish()
    #expect(runner.running.count == 0)
  }

  @Test func aLongEffectDoesNotGatherWhatItsActionsLeadTo() async {
    let (ticks, clock) = (EffectGroup(), AsyncStream<Void>.makeStream())
    let runner = EffectRunner<[String], Script.Action>()
    let executor = RestExecutor()
    runner.receive = { [runner] _, group, _ in
      runner.start(.run { _ in }, in: EffectGroup(parent: group))
    }
    executor.run {
      runner.start(
        .run { send in for await _ in clock.stream { await send(.heard("tick")) } }, in: ticks)
    }
    for _ in 0..<100 {
      clock.continuation.yield()
      await executor.rest()
    }
    let taskCount = ticks.taskCount
    #expect(taskCount == 1)
    runner.receive = { _, _, _ in }
    clock.continuation.finish()
    await executor.rest()
    let (lastCount, isFinished) = (ticks.taskCount, ticks.isFinished)
    #expect(lastCount == 0 && isFinished)
  }
}

private final class Token: Sendable {}

private enum TokenKey: DependencyKey {
  static let liveValue = Token()
  static let testValue = Token()
}

extension DependencyValues {
  fileprivate var holderToken: Token {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

/// Has effects that hold what they are given in every way there is.
@Reducer private struct Holder {
  @ObservableState struct State {
    let token: Token
    var child = Counter.State()
  }
  enum Action {
    case start(Way)
    case child(Counter.Action)
  }
  enum Way: CaseIterable { case running, debounced, throttled, throttledAgain, concatenated }

  let captured: Token
  let clock: TestClock
  @Dependency(\.holderToken) var used

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
    Reduce { _, action in
      guard case .start(let way) = action else { return .none }
      let effect = Effect<Action>.run { [captured, used] send in
        await untilCancelled()
        await send(.start(captured === used ? .running : .debounced))
      }
      return switch way {
      case .running: effect
      case .debounced: effect.debounce(id: 1, for: .seconds(1), clock: clock)
      case .throttled, .throttledAgain:
        effect.throttle(id: 2, for: .seconds(1), clock: clock, latest: true)
      case .concatenated: .concatenate(effect, effect)
      }
    }
  }
}

/// The objects that have not been released yet.
@MainActor private final class Left {
  private struct Object { weak var object: AnyObject? }
  private var objects: [String: Object] = [:]

  var names: [String] { objects.filter { $0.value.object != nil }.keys.sorted() }

  func add(_ objects: [String: AnyObject]) {
    self.objects = objects.mapValues { Object(object: $0) }
  }
}

@MainActor private final class Owner {
  var store: Store<Int, Int>?
}

/// Opens once, and pays no heed to cancellation.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
  }
}
