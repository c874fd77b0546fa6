public import Dispatch
import Vitro
public import VitroCombine
import VitroConcurrency
public import VitroDependencies

/// A scheduler of a queue: `AnyScheduler`, whichever queue it is.
public typealias AnySchedulerOf<Queue> = AnyScheduler

/// A scheduler whose time a test moves.
public typealias TestSchedulerOf<Queue> = TestScheduler

/// A scheduler whose time a test moves; it is a `TestClock`.
public struct TestScheduler: Sendable {
  private let clock = TestClock()

  /// Moves the time; what is due has been done when it returns.
  public func advance(by duration: Duration = .zero) async { await clock.advance(by: duration) }

  /// Moves the time until nothing waits any more.
  public func run() async { await clock.run() }

  /// The scheduler as models take it.
  public func eraseToAnyScheduler() -> AnyScheduler { .on(clock) }
}

extension DispatchQueue {
  /// A scheduler whose time a test moves.
  public static var test: TestScheduler { TestScheduler() }
}

extension AnyScheduler {
  /// Waits for a while.
  public func sleep(for duration: SchedulerTimeType.Stride) async throws {
    for await _ in timer(interval: duration) { return }
    throw CancellationError()
  }

  /// The moments at which an interval has passed once more.
  public func timer(interval: SchedulerTimeType.Stride) -> AsyncStream<SchedulerTimeType> {
    AsyncStream { continuation in
      let timer = UncheckedSendable(
        schedule(
          after: now.advanced(by: interval), interval: interval, tolerance: minimumTolerance,
          options: nil
        ) { continuation.yield(now) })
      continuation.onTermination = { _ in timer.value.cancel() }
    }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnyScheduler.main
}

extension DependencyValues {
  /// The main queue as a scheduler; a test gives `DispatchQueue.test.eraseToAnyScheduler()`.
  public var mainQueue: AnyScheduler {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop as a scheduler, which is the main queue.
  public var mainRunLoop: AnyScheduler {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}
