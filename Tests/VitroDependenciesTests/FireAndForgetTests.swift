import Synchronization
import Testing
import VitroConcurrency
import VitroDependencies

private enum Offline: Error { case offline }

@Suite struct FireAndForgetTests {
  @Dependency(\.fireAndForget) var fireAndForget
  @Dependency(\.title) var title

  @Test func aTestSeesWhatWasDone() async {
    let log = Mutex<[String]>([])
    await fireAndForget {
      await Task.yield()
      log.withLock { $0.append("tracked") }
    }
    #expect(log.withLock { $0 } == ["tracked"])
  }

  @Test(arguments: [DependencyContext.test, .live])
  func whatItThrowsIsForgotten(context: DependencyContext) async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    await withDependencies {
      $0.context = context
    } operation: {
      await fireAndForget {
        continuation.yield("tried")
        throw Offline.offline
      }
      await fireAndForget { continuation.yield("went on") }
    }
    #expect(await stream.prefix(2).reduce(into: Set()) { $0.insert($1) } == ["tried", "went on"])
  }

  @Test func aRunningProgramDoesNotWait() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    await withDependencies {
      $0.context = .live
      $0.title = "mine"
    } operation: {
      let (gate, opener) = AsyncStream<Void>.makeStream()
      await fireAndForget {
        for await _ in gate {}
        continuation.yield(title)
        continuation.finish()
      }
      opener.finish()
    }
    #expect(await stream.reduce(into: []) { $0.append($1) } == ["mine"])
  }

  @MainActor @Test func whatAScreenStartsCountsForItsRest() async {
    let executor = RestExecutor()
    let log = Mutex<[String]>([])
    executor.start {
      await withDependencies {
        $0.context = .live
      } operation: {
        await fireAndForget(priority: .background) { log.withLock { $0.append("tracked") } }
      }
    }
    await executor.rest()
    #expect(log.withLock { $0 } == ["tracked"] && !executor.hasWork)
  }
}
