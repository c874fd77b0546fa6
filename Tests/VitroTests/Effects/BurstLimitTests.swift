import Testing
import Vitro

/// Tests of debounced and throttled effects at the edges of their time.
@MainActor @Suite struct BurstLimitTests {
  let clock = TestClock()
  let stage = Stage<[String], Script.Action>()
  let log = Log()

  @Test func aDebouncedEffectIsCancelledByItsIDWhileItWaitsAndWhileItRuns() async {
    let effect = waits("a", log).debounce(id: 1, for: .seconds(1), clock: clock)
    let waiting = await stage.start(effect)
    await stage.start(.cancel(id: 1))
    #expect(waiting.isFinished && log.all == [])
    let running = await stage.start(effect)
    await clock.advance(by: .seconds(1))
    #expect(!running.isFinished)
    await stage.start(.cancel(id: 1))
    #expect(running.isFinished && log.all == ["a"])
  }

  @Test func aDebouncedEffectThatRunsIsReplacedByTheNext() async {
    await stage.start(waits("a", log).debounce(id: 1, for: .seconds(1), clock: clock))
    await clock.advance(by: .seconds(1))
    await stage.start(says("b").debounce(id: 1, for: .seconds(1), clock: clock))
    #expect(log.all == ["a"])
    await clock.advance(by: .seconds(1))
    #expect(stage.heard == ["b"])
  }

  @Test func aThrottledEffectBeginsAtTheVeryEndOfTheInterval() async {
    await throttle("a", latest: true)
    await clock.advance(by: .seconds(3))
    await throttle("b", latest: true)
    #expect(stage.heard == ["a", "b"])
  }

  @Test func theOneThatWaitedOpensTheNextInterval() async {
    await throttle("a", latest: true)
    await throttle("b", latest: true)
    await clock.advance(by: .seconds(3))
    await throttle("c", latest: true)
    #expect(stage.heard == ["a", "b"])
    await clock.advance(by: .seconds(3))
    #expect(stage.heard == ["a", "b", "c"])
  }

  @Test(arguments: [(true, ["a", "c"]), (false, ["a", "b"])])
  func anAlarmThatIsLateLetsNoTwoBegin(_ latest: Bool, _ heard: [String]) async {
    let alarm = TestClock()
    let late = LateClock(time: clock, alarm: alarm)
    await throttle("a", latest: latest, on: late)
    await throttle("b", latest: latest, on: late)
    await clock.advance(by: .seconds(4))
    await throttle("c", latest: latest, on: late)
    await alarm.advance(by: .seconds(4))
    #expect(stage.heard == heard)
  }

  @Test func whatIsThrottledByDifferentIDsDoesNotMeet() async {
    for id in 1...3 {
      await stage.start(
        says("\(id)").throttle(id: id, for: .seconds(3), clock: clock, latest: false))
    }
    #expect(stage.heard == ["1", "2", "3"])
  }

  private func throttle(_ text: String, latest: Bool) async {
    await throttle(text, latest: latest, on: clock)
  }

  private func throttle(
    _ text: String, latest: Bool, on clock: some Clock<Duration>
  ) async {
    await stage.start(says(text).throttle(id: 1, for: .seconds(3), clock: clock, latest: latest))
  }
}

/// A clock that wakes those who sleep on it when another one says so.
private struct LateClock: Clock {
  let time: TestClock
  let alarm: TestClock

  var now: TestClock.Instant { time.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    try await alarm.sleep(until: deadline, tolerance: tolerance)
  }
}

/// Timers and sequences as effects.
@MainActor @Suite struct LongEffectTests {
  let stage = Stage<[String], Script.Action>()

  @Test func aTimerOnAClockSendsAtEachTickUntilItIsCancelled() async {
    let clock = TestClock()
    let timer = Effect<Script.Action>.run { send in
      for await tick in clock.timer(interval: .seconds(1)) {
        await send(.heard("\(tick.offset.components.seconds)"))
      }
    }
    let task = await stage.start(timer.cancellable(id: "timer"))
    await clock.advance(by: .seconds(3))
    #expect(stage.heard == ["1", "2", "3"] && !task.isFinished)
    await stage.start(.cancel(id: "timer"))
    await clock.advance(by: .seconds(3))
    #expect(stage.heard == ["1", "2", "3"] && task.isFinished && clock.deadlines == [])
  }

  @Test func eachValueOfAnAsyncSequenceIsSentAndItsEndIsTheEndOfTheEffect() async {
    let (words, speaker) = AsyncStream<String>.makeStream()
    let task = await stage.start(.run { for await word in words { await $0(.heard(word)) } })
    for word in ["a", "b"] {
      speaker.yield(word)
      await stage.executor.rest()
    }
    #expect(stage.heard == ["a", "b"] && !task.isFinished)
    speaker.finish()
    await stage.executor.rest()
    #expect(task.isFinished)
  }

  @Test func cancellingTheEffectEndsTheSequence() async {
    let (words, speaker) = AsyncStream<String>.makeStream()
    let log = Log()
    speaker.onTermination = { _ in log.add("ended") }
    let task = await stage.start(.run { for await word in words { await $0(.heard(word)) } })
    task.cancel()
    await stage.executor.rest()
    #expect(task.isFinished && log.all == ["ended"])
  }

  @Test func aFailingSequenceIsCaughtAndHeard() async {
    let (words, speaker) = AsyncThrowingStream<String, any Error>.makeStream()
    speaker.yield("a")
    speaker.finish(throwing: Interrupted())
    await stage.start(
      .run { send in
        for try await word in words { await send(.heard(word)) }
      } catch: { error, send in
        await send(.heard("\(error)"))
      })
    #expect(stage.heard == ["a", "Interrupted()"])
  }
}

private struct Interrupted: Error {}
