import Testing
import Vitro

@MainActor @Suite struct EffectTests {
  @Test func anEffectSendsActionsBack() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 1 ? .run { send in await send(10) } : .none
      }
    }
    await store.send(1).finish()
    #expect(store.state == 11)
  }

  @Test func finishingWaitsForTheEffectsOfActionsThatEffectsSent() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action > 0 ? .run { send in await send(action - 1) } : .none
      }
    }
    await store.send(5).finish()
    #expect(store.state == 6)
  }

  @Test func anActionWithoutEffectsIsFinishedAtOnce() {
    let store = Store(initialState: Counter.State()) { Counter() }
    #expect(store.send(.incrementButtonTapped).isFinished)
  }

  @Test func cancellingByIdEndsAnEffect() async {
    let probe = Probe()
    let store = Store(initialState: 0) { Cancelling(probe: probe) }
    let task = store.send(.start)
    store.send(.cancel)
    store.send(.cancel)
    await task.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func aSecondEffectReplacesTheFirstIfItSaysSo() async {
    let probe = Probe()
    let store = Store(initialState: 0) { Cancelling(probe: probe, cancelInFlight: true) }
    let first = store.send(.start)
    let second = store.send(.start)
    await first.finish()
    #expect(probe.cancelled == 1)
    store.send(.cancel)
    await second.finish()
    #expect(probe.cancelled == 2)
  }

  @Test func cancellingATaskEndsItsEffects() async {
    let probe = Probe()
    let store = Store(initialState: 0) { Cancelling(probe: probe) }
    let task = store.send(.start)
    task.cancel()
    await task.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func releasingAStoreCancelsItsEffects() async {
    let probe = Probe()
    var store: Store? = Store(initialState: 0) { Cancelling(probe: probe) }
    let task = store?.send(.start)
    store = nil
    await task?.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func aCancelledEffectSendsNothingMore() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 1 else { return .none }
        return .run { send in
          withUnsafeCurrentTask { $0?.cancel() }
          await send(10)
        }
      }
    }
    await store.send(1).finish()
    #expect(store.state == 1)
  }

  @Test func aChildThatGoesTakesItsEffectsWithIt() async {
    let probe = Probe()
    let store = Store(initialState: Presenting.State(child: 0)) { Presenting(probe: probe) }
    let task = store.send(.child(.start))
    store.send(.dismiss)
    await task.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func aChildCannotCancelTheEffectsOfItsParent() async {
    let probe = Probe()
    let store = Store(initialState: Presenting.State(child: 0)) { Presenting(probe: probe) }
    let task = store.send(.start)
    store.send(.child(.cancel))
    #expect(!task.isFinished)
    store.send(.cancel)
    await task.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func aParentCanCancelTheEffectsOfItsChildren() async {
    let probe = Probe()
    let store = Store(initialState: Presenting.State(child: 0)) { Presenting(probe: probe) }
    let task = store.send(.child(.start))
    store.send(.cancel)
    await task.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func anUncaughtErrorIsReportedAtTheLineOfTheEffect() async {
    await withKnownIssue {
      let store = Store(initialState: 0) {
        Reduce<Int, Void> { _, _ in .run { _ in throw Oops() } }
      }
      await store.send(()).finish()
    } matching: {
      $0.description.contains("An effect threw an error that nobody caught: Oops()")
        && $0.sourceLocation?.fileName == "EffectTests.swift"
        && $0.sourceLocation?.line == 119
    }
  }

  @Test func aCaughtErrorCanBecomeAnAction() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 1 else { return .none }
        return .run { _ in
          throw Oops()
        } catch: { _, send in
          await send(10)
        }
      }
    }
    await store.send(1).finish()
    #expect(store.state == 11)
  }

  @Test func aCancellationIsSilent() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { _, _ in .run { _ in throw CancellationError() } }
    }
    await store.send(()).finish()
  }

  @Test func aCancellationIsNotCaughtAsAnError() async {
    let stage = Stage<[String], Script.Action>()
    let effect = Effect<Script.Action>.run { _ in
      try await TestClock().sleep(for: .seconds(1))
    } catch: { error, send in
      await send(.heard("\(error)"))
    }
    let task = await stage.start(effect)
    task.cancel()
    await stage.executor.rest()
    #expect(task.isFinished && stage.heard == [])
  }

  @Test func effectsRunOnTheExecutorOfTheScreenThatHandlesAnEvent() async {
    let executor = RestExecutor()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action > 0 ? .run { send in await send(action - 1) } : .none
      }
    }
    executor.run { _ = store.send(3) }
    #expect(store.state == 1)
    await executor.rest()
    #expect(store.state == 4 && executor.liveTaskCount == 0)
  }
}

private struct Oops: Error {}

@MainActor final class Probe {
  var cancelled = 0

  nonisolated func run() async {
    let (stream, _) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    if Task.isCancelled { await count() }
  }

  private func count() {
    cancelled += 1
  }
}

struct Cancelling: Reducer {
  @CasePathable enum Action: Sendable { case start, cancel }
  let probe: Probe
  var cancelInFlight = false

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      .run { [probe] _ in await probe.run() }.cancellable(id: 1, cancelInFlight: cancelInFlight)
    case .cancel: .cancel(id: 1)
    }
  }
}

@Reducer struct Presenting {
  @ObservableState struct State: Equatable { var child: Int? }
  enum Action {
    case child(Cancelling.Action)
    case dismiss, start, cancel
  }
  let probe: Probe

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: return .none
      case .dismiss:
        state.child = nil
        return .none
      case .start: return .run { [probe] _ in await probe.run() }.cancellable(id: 1)
      case .cancel: return .cancel(id: 1)
      }
    }
    .ifLet(\.child, action: \.child) { Cancelling(probe: probe) }
  }
}
