import Observation
import Foundation
import Testing
import Vitro

/// The order in which an action's effects start, and in which what they send is handled.
@MainActor @Suite struct StartOrderTests {
  @Test func whatIsSentAtOnceComesBeforeWhatTheWorkOfTheSameEffectSends() async {
    let stage = Stage<[String], Script.Action>()
    await stage.start(
      .merge(
        says("work"), .send(.start(.send(.heard("third")))), .send(.heard("first")),
        .send(.heard("second"))))
    #expect(stage.heard == ["first", "second", "third", "work"])
  }

  @Test func whatIsSentAtOnceWaitsBehindWhatWaitsAlready() {
    let recorder = Recorder()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        recorder.seen.append(action)
        guard action == 1 else { return .none }
        recorder.store?.send(2)
        return .send(3)
      }
    }
    recorder.store = store
    store.send(1)
    #expect(recorder.seen == [1, 2, 3])
  }

  @Test func whatAnObserverSendsWaitsForItsTurn() {
    let recorder = Recorder()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        recorder.seen.append(state)
        return action == 1 ? .send(100) : .none
      }
    }
    withObservationTracking {
      _ = store.state
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(10) }
    }
    store.send(1)
    #expect(recorder.seen == [1, 11, 111])
  }

  @Test func mergedWorkStartsInTheOrderInWhichItIsWritten() async {
    let stage = Stage<[String], Script.Action>()
    let numbers = (1...20).map { "\($0)" }
    await stage.start(.merge(numbers.map(says)))
    #expect(stage.heard == numbers)
  }

  @Test func thirtyThousandEffectsMergedOneByOneStartInTheirOrder() async {
    let stage = Stage<[String], Script.Action>()
    let numbers = (0..<30_000).map { "\($0)" }
    let effect = numbers.reduce(Effect<Script.Action>.none) { $0.merge(with: .send(.heard($1))) }
    await stage.start(effect.map { $0 })
    #expect(stage.heard == numbers)
  }

  @Test func theStackIsAsDeepForTheLastOfAHundredThousandActionsAsForTheSecond() {
    var depths: [UInt] = []
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        if [99_999, 1].contains(action) { depths.append(stackDepth()) }
        return action > 1 ? .send(action - 1) : .none
      }
    }
    store.send(100_000)
    #expect(store.state == 100_000 && depths.count == 2 && depths.first == depths.last)
  }

  @Test func norDoesItGrowWithEffectsThatAnswerAtOnce() async {
    var depths: [Int] = []
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        // The main queue has no thread of its own: only how many calls there are can be compared.
        if [999, 1].contains(action) { depths.append(Thread.callStackReturnAddresses.count) }
        return action > 1 ? .run { send in await send(action - 1) } : .none
      }
    }
    await Stage(store: store).send(1_000)
    #expect(store.state == 1_000 && depths.count == 2 && abs(depths[0] - depths[1]) < 100)
  }
}

/// Where the top of the stack is.
@inline(never)
private func stackDepth() -> UInt {
  var here = 0
  return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
}
