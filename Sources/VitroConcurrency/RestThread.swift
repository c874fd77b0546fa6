import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread on which driven executors run their jobs, in the order in which they ask for it.
///
/// There is one for the whole process: what runs here is off the main actor, as it is in a program, and
/// still one thing after the other. Where a job holds it for long, such as one that waits on a semaphore,
/// another thread takes its place.
final class RestThread: Sendable {
  typealias Work = @Sendable () -> Void

  static let shared = RestThread()

  private struct Queue {
    var waiting: [Work] = []
    /// How many threads have taken the place of another one.
    var replaced = 0
    /// The executor whose jobs run just now, and on which thread.
    weak var driving: RestExecutor?
    var drivingThread: UInt = 0
  }

  private let queue = Mutex(Queue())
  private let doorbell = DispatchSemaphore(value: 0)

  private init() {
    startTaking()
    startThread { [self] in watch() }
  }

  /// Runs the jobs of an executor behind all that waits already.
  func drive(_ executor: RestExecutor) {
    queue.withLock { $0.waiting.append { [self] in run(executor) } }
    doorbell.signal()
  }

  private func run(_ executor: RestExecutor) {
    queue.withLock {
      $0.driving = executor
      $0.drivingThread = currentThreadNumber
    }
    executor.drain()
    // Another thread may have taken this one's place meanwhile.
    queue.withLock { if $0.drivingThread == currentThreadNumber { $0.driving = nil } }
  }

  /// Starts a thread that takes work until another one takes its place.
  private func startTaking() {
    let number = queue.withLock { $0.replaced }
    startThread { [self] in
      repeat {
        doorbell.wait()
        queue.withLock { $0.waiting.removeFirst() }()
      } while queue.withLock { $0.replaced == number }
    }
  }
}

// MARK: - Jobs that hold the thread

extension RestThread {
  /// How often a thread looks whether a job holds the other one, in microseconds.
  private static let interval: UInt32 = 100_000

  private func watch() {
    var last: (executor: RestExecutor, job: UInt64, since: ContinuousClock.Instant)?
    var held: [HeldThread] = []
    while true {
      usleep(RestThread.interval)
      held.removeAll { $0.isOver() }
      guard let executor = queue.withLock({ $0.driving }), let job = executor.takenJob else {
        last = nil
        continue
      }
      guard let before = last, before.executor === executor, before.job == job.number else {
        last = (executor, job.number, .now)
        continue
      }
      guard .now - before.since >= job.patience else { continue }
      last = nil
      guard let thread = executor.hold(job) else { continue }
      held.append(HeldThread(executor: executor, number: thread, patience: job.patience))
      replace(executor)
    }
  }

  /// A thread that a job holds; after as long again nobody waits for it.
  private struct HeldThread {
    weak var executor: RestExecutor?
    let number: Int
    let end: ContinuousClock.Instant

    init(executor: RestExecutor, number: Int, patience: Duration) {
      self.executor = executor
      self.number = number
      end = .now + patience
    }

    func isOver() -> Bool {
      if executor != nil, .now < end { return false }
      executor?.stopWaiting(for: number)
      return true
    }
  }

  /// Has another thread go on with the jobs of an executor, and with what waits behind them.
  private func replace(_ executor: RestExecutor) {
    queue.withLock { queue in
      queue.replaced += 1
      queue.waiting.insert({ [self] in run(executor) }, at: 0)
    }
    startTaking()
    doorbell.signal()
  }
}

/// Starts a thread that never ends.
private func startThread(_ work: @escaping @Sendable () -> Void) {
  let box = Unmanaged.passRetained(ThreadWork(run: work)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    let error = pthread_create(&thread, nil, { ThreadWork.run($0) }, box)
  #else
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, { $0.map(ThreadWork.run) ?? nil }, box)
  #endif
  precondition(error == 0, "The system gave no thread to run effects on: error \(error).")
}

private final class ThreadWork {
  private let work: @Sendable () -> Void

  init(run work: @escaping @Sendable () -> Void) { self.work = work }

  static func run(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(box).takeRetainedValue().work()
    return nil
  }
}
