import Testing
import VitroConcurrency

/// Tests of the work that a step of a test began: it runs until it has ended, and not until nobody
/// remembers it.
@MainActor @Suite struct StepTests {
  let executor = RestExecutor()
  let step = RestStep()

  @Test func workThatHasEndedDoesNotRunWhoeverStillHoldsIt() async {
    let (task, scope) = executor.begin(of: step) { await Task.yield() }
    #expect(step.isRunning)
    await executor.rest()
    #expect(!step.isRunning && !executor.hasWork)
    withExtendedLifetime((task, scope)) {}
  }

  @Test func aTaskThatWorkHasLeftBehindRunsUntilItEnds() async {
    let (stream, outside) = AsyncStream<Void>.makeStream()
    _ = executor.startOnMainActor(as: step) { Task { for await _ in stream {} } }
    await executor.rest()
    #expect(step.isRunning && step.isStray && executor.hasWork)
    outside.finish()
    await executor.rest()
    #expect(!step.isRunning && !executor.hasWork)
  }

  @Test func howOftenWorkGoesToTheMainActorAndBackDoesNotMatter() async {
    let log = Log()
    _ = executor.startOnMainActor(as: step) {
      for number in 1...50 {
        await elsewhere()
        log.add("\(number)")
      }
    }
    await executor.rest()
    #expect(log.entries.count == 50 && !step.isRunning)
  }

  @Test func interleavingsAreTheSameEachTime() async {
    var orders: Set<[String]> = []
    for _ in 1...20 {
      let (executor, log) = (RestExecutor(), Log())
      for name in ["a", "b", "c"] {
        executor.start {
          for number in 1...3 {
            await log.add("\(name)\(number)")
            await Task.yield()
          }
        }
      }
      await executor.rest()
      orders.insert(log.entries)
    }
    #expect(orders.count == 1 && orders.first?.count == 9)
  }
}

/// Off the main actor.
private nonisolated func elsewhere() async {}
