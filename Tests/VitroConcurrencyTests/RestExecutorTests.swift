import Testing
import VitroConcurrency

@MainActor @Suite struct RestExecutorTests {
  @Test func nothingRunsBeforeRest() async {
    let executor = RestExecutor()
    let log = Log()
    executor.start { await log.add("ran") }
    #expect(log.entries == [])
    await executor.rest()
    #expect(log.entries == ["ran"])
    #expect(executor.liveTaskCount == 0)
  }

  @Test func workThatHopsToTheMainActorAndBackComesToRest() async {
    let executor = RestExecutor()
    let log = Log()
    executor.start {
      for number in 1...20 {
        await log.add("\(number)")
        await Task.yield()
      }
    }
    await executor.rest()
    #expect(log.entries.count == 20)
  }

  @Test(.tags(.restIsKnown)) func childTasksAndActorsCount() async {
    let executor = RestExecutor()
    let log = Log()
    executor.start {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 {
          group.addTask { await log.add(await Echo().say("x")) }
        }
      }
    }
    await executor.rest()
    #expect(log.entries.count == 10)
  }

  @Test func workThatWaitsForTheWorldIsAtRest() async {
    let executor = RestExecutor()
    let log = Log()
    let (stream, continuation) = AsyncStream<String>.makeStream()
    executor.start { for await word in stream { await log.add(word) } }
    await executor.rest()
    #expect(executor.liveTaskCount == 1)
    continuation.yield("a")
    await executor.rest()
    #expect(log.entries == ["a"])
    continuation.finish()
    await executor.rest()
    #expect(executor.liveTaskCount == 0)
  }

  @Test(.tags(.restIsKnown)) func workOnTheMainActorCounts() async {
    let executor = RestExecutor()
    let log = Log()
    executor.startOnMainActor {
      log.add("a")
      await Task.yield()
      log.add("b")
    }
    await executor.rest()
    #expect(log.entries == ["a", "b"])
  }

  @Test func workThatIsStartedInsideCounts() async {
    let executor = RestExecutor()
    let log = Log()
    executor.start {
      RestExecutor.current?.start { await log.add("inner") }
    }
    await executor.rest()
    #expect(log.entries == ["inner"])
  }

  @Test func cancellingEndsWork() async {
    let executor = RestExecutor()
    let (stream, _) = AsyncStream<Void>.makeStream()
    let task = executor.start { for await _ in stream {} }
    await executor.rest()
    task.cancel()
    await executor.rest()
    #expect(executor.liveTaskCount == 0)
  }

  @Test func aLiveExecutorRunsWithoutBeingAsked() async {
    let executor = RestExecutor(.live)
    let log = Log()
    await executor.start { await log.add("ran") }.value
    #expect(log.entries == ["ran"])
    await executor.rest()
    #expect(executor.liveTaskCount == 0)
  }

  @Test(.tags(.restIsKnown)) func aThousandTimersComeToRest() async {
    let executor = RestExecutor()
    let clock = TestClock()
    let log = Log()
    for _ in 0..<1000 {
      executor.start {
        for _ in 0..<3 {
          try? await clock.sleep(for: .seconds(1))
          await log.add("tick")
        }
      }
    }
    await executor.rest()
    await clock.advance(by: .seconds(3))
    #expect(log.entries.count == 3000)
    #expect(executor.liveTaskCount == 0)
  }

  @Test func workOnTheMainActorBesideASleeperCounts() async {
    let executor = RestExecutor()
    let clock = TestClock()
    let log = Log()
    executor.start {
      async let sleep: Void? = try? clock.sleep(for: .seconds(1))
      for number in 1...20 {
        await log.addSlowly("\(number)")
      }
      await sleep
    }
    await executor.rest()
    #expect(log.entries.count == 20)
    await clock.advance(by: .seconds(1))
    #expect(executor.liveTaskCount == 0)
  }

  @Test func aStrayTaskOfAnEventIsNoticedAndLetGoOn() async {
    let executor = RestExecutor()
    let log = Log()
    executor.run {
      Task {
        await Task.yield()
        log.add("half")
        await Task.yield()
        log.add("done")
      }
    }
    #expect(executor.hasWork)
    await executor.rest()
    #expect(log.entries == ["half", "done"])
    #expect(!executor.hasWork)
  }

  @Test func anEventWithoutTasksLeavesNoWork() async {
    let executor = RestExecutor()
    executor.run { #expect(RestExecutor.current === executor) }
    #expect(!executor.hasWork && RestExecutor.current == nil)
  }

  @Test func aStrayTaskThatWaitsForTheWorldIsAtRest() async {
    let executor = RestExecutor()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let log = Log()
    executor.run {
      Task { for await number in stream { log.add("\(number)") } }
    }
    await executor.rest()
    #expect(executor.hasWork && log.entries == [])
    continuation.yield(1)
    await executor.rest()
    #expect(log.entries == ["1"])
    continuation.finish()
  }
}

@MainActor final class Log {
  var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }

  func addSlowly(_ entry: String) async {
    for _ in 1...5 { await Task.yield() }
    entries.append(entry)
  }
}

private actor Echo {
  func say(_ word: String) -> String { word }
}
