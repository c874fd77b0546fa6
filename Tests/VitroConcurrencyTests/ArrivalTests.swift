import Testing
import VitroConcurrency

/// Waiting for the world outside, where there is no other way.
@MainActor @Suite struct ArrivalTests {
  let executor = RestExecutor()
  let log = Log()
  /// Longer than any machine takes for a test.
  let day = Duration.seconds(86_400)

  @Test func somethingThatArrivesEndsTheWait() async {
    let (stream, outside) = AsyncStream<String>.makeStream()
    executor.start { [log] in for await word in stream { await log.add(word) } }
    await executor.rest()
    Task.detached {
      outside.yield("a")
      outside.finish()
    }
    await executor.arrival(until: .now + day)
    await executor.rest()
    #expect(log.entries == ["a"])
  }

  @Test func whatHasArrivedBeforeEndsTheWaitAtOnce() async {
    executor.start { [log] in await log.add("ran") }
    await executor.arrival(until: .now + day)
    await executor.rest()
    #expect(log.entries == ["ran"])
  }

  @Test func theWaitHasALimit() async {
    // Wall clock: it comes on any machine, however slow.
    let limit = ContinuousClock.now + .milliseconds(1)
    await executor.arrival(until: limit)
    let end = ContinuousClock.now  // Wall clock: see above.
    #expect(end >= limit)
    await executor.arrival(until: .now - day)
    #expect(ContinuousClock.now < end + day)  // Wall clock: a day is no limit.
  }

  @Test func aCancelledWaitEnds() async {
    let start = ContinuousClock.now  // Wall clock: a day is no limit.
    let early = Task { await executor.arrival(until: .now + day) }
    early.cancel()
    await early.value
    let late = Task { await executor.arrival(until: .now + day) }
    await Task.yield()
    late.cancel()
    await late.value
    #expect(ContinuousClock.now < start + day)  // Wall clock: a day is no limit.
  }
}
