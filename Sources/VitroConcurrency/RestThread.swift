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
/// still one thing after the other.
final class RestThread: Sendable {
  typealias Work = @Sendable () -> Void

  static let shared = RestThread()

  private let waiting = Mutex<[Work]>([])
  private let doorbell = DispatchSemaphore(value: 0)

  private init() {
    startThread { [self] in
      while true {
        doorbell.wait()
        waiting.withLock { $0.removeFirst() }()
      }
    }
  }

  /// Runs work behind all that waits already.
  func run(_ work: @escaping Work) {
    waiting.withLock { $0.append(work) }
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
