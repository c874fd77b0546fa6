import Testing
import Vitro

@MainActor @Suite struct CancellationTests {
  let stage = Stage<[String], Script.Action>()
  let log = Log()

  @Test func effectsWithOneIDRunSideBySideAndOneCancellationEndsAll() async {
    let first = await stage.start(waits.cancellable(id: 1))
    let second = await stage.start(waits.cancellable(id: 1))
    #expect(!first.isFinished && !second.isFinished)
    await stage.start(.cancel(id: 1))
    #expect(first.isFinished && second.isFinished)
  }

  @Test func anotherIDEndsNothing() async {
    let task = await stage.start(waits.cancellable(id: 1))
    await stage.start(.cancel(id: 2))
    await stage.start(.cancel(id: "1"))
    #expect(!task.isFinished)
  }

  @Test func anEffectWithTwoIDsEndsByEitherOfThem() async {
    for id in [1, 2] {
      let task = await stage.start(waits.cancellable(id: 1).cancellable(id: 2))
      await stage.start(.cancel(id: id))
      #expect(task.isFinished)
    }
  }

  @Test func cancellingTwiceOrWhenAllIsOverIsHarmless() async {
    let task = await stage.start(says("a").cancellable(id: 1))
    #expect(task.isFinished)
    await stage.start(.cancel(id: 1))
    await stage.start(.cancel(id: 1))
    await stage.start(says("b").cancellable(id: 1))
    #expect(stage.heard == ["a", "b"])
  }

  @Test func whatIsCancelledRightAfterItsStartEnds() async {
    await stage.start(.merge(waits("a", log).cancellable(id: 1), .cancel(id: 1)))
    await stage.start(.concatenate(says("b"), .cancel(id: 1), waits("c", log).cancellable(id: 1)))
    #expect(log.all == ["a"] && stage.heard == ["b"])
  }

  @Test func whatStartsRightAfterACancellationGoesOn() async {
    let task = await stage.start(.merge(.cancel(id: 1), waits.cancellable(id: 1)))
    #expect(!task.isFinished)
    await stage.start(.cancel(id: 1))
    #expect(task.isFinished)
  }

  @Test func anEffectThatWasCancelledCancelsNothing() async {
    await stage.start(
      .run { _ in
        await untilCancelled()
        Task.cancel(id: 2)
      }
      .cancellable(id: 1))
    let other = await stage.start(waits.cancellable(id: 2))
    await stage.start(.cancel(id: 1))
    #expect(!other.isFinished)
    await stage.start(.cancel(id: 2))
  }

  @Test func effectsThatReplaceTheFirstTogetherDoNotReplaceEachOther() async {
    await stage.start(waits("old", log).cancellable(id: 1, cancelInFlight: true))
    await stage.start(
      .merge(waits("a", log), waits("b", log)).cancellable(id: 1, cancelInFlight: true))
    #expect(log.all == ["old"])
  }

  @Test func noEffectReplacesTheFirstAsWell() async {
    let task = await stage.start(waits.cancellable(id: 1))
    await stage.start(Effect.none.cancellable(id: 1))
    #expect(!task.isFinished)
    await stage.start(Effect.none.cancellable(id: 1, cancelInFlight: true))
    #expect(task.isFinished)
  }

  @Test func cancellingTheTaskOfAnActionLeavesTheEffectsOfActionsThatItSent() async {
    let task = await stage.start(.merge(waits("own", log), .send(.start(waits("sent", log)))))
    task.cancel()
    await stage.executor.rest()
    #expect(log.all == ["own"] && !task.isFinished)
    task.cancel(includingSentActions: true)
    await stage.executor.rest()
    #expect(log.all == ["own", "sent"] && task.isFinished)
  }

  @Test func whatATaskOfItSendsAfterItWasCancelledIsDropped() async {
    let task = await stage.start(
      .run { send in
        await untilCancelled()
        await Task { await send(.start(waits("later", log))) }.value
      })
    task.cancel(includingSentActions: true)
    await stage.executor.rest()
    #expect(task.isFinished && log.all == [])
  }

  @Test func aViewThatStopsWaitingForAnActionEndsItsEffects() async {
    let task = await stage.start(waits("a", log))
    let view = Task { await task.finish() }
    view.cancel()
    await stage.executor.rest()
    #expect(task.isFinished && log.all == ["a"])
  }
}

/// Effects that lead to the actions which replace them.
@MainActor @Suite struct ReentrantReplacementTests {
  let stage = Stage<[String], Script.Action>()
  let log = Log()

  @Test func anEffectThatSendsWhatReplacesItSaysNothingMore() async {
    let next = replacing("second", log)
    let first = Effect<Script.Action>.run { [log] send in
      await send(.start(replacing("second", log)))
      await send(.heard("too late"))
    }
    let task = await stage.start(first.cancellable(id: 1, cancelInFlight: true))
    #expect(stage.heard == [] && log.all == [] && !task.isFinished)
    await stage.start(next)
    #expect(log.all == ["second"] && task.isFinished)
  }

  @Test func ofEffectsThatReplaceEachOtherInOneActionTheLastStays() async {
    let task = await stage.start(
      .merge(
        .send(.start(replacing("last", log))),
        replacing("first", log),
        replacing("second", log)))
    #expect(log.all == ["first", "second"] && !task.isFinished)
    await stage.start(.cancel(id: 1))
    #expect(log.all == ["first", "second", "last"] && task.isFinished)
  }

  @Test func aThousandReplacementsLeaveTheLast() async {
    var effect = replacing("1000", log)
    for number in (1..<1_000).reversed() {
      let next = effect
      effect = .merge(.send(.start(next)), replacing("\(number)", log))
    }
    let task = await stage.start(effect)
    #expect(log.all == (1..<1_000).map { "\($0)" } && !task.isFinished)
  }
}

private func replacing(_ name: String, _ log: Log) -> Effect<Script.Action> {
  waits(name, log).cancellable(id: 1, cancelInFlight: true)
}
