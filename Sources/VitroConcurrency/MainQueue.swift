#if canImport(Dispatch)
  import Dispatch

  /// Stands on the main queue beside the main actor. A call from the main actor goes behind all that
  /// waits there; `Task.yield()` does so too, but takes a way through the thread pool, and twenty times
  /// as long.
  actor MainQueue {
    static let shared = MainQueue()

    private let executor = Executor()
    private var rounds: UInt64 = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    /// Returns when all that waited on the main queue has had its turn.
    ///
    /// It counts, so that the compiler cannot leave out the way to the queue.
    func goRound() {
      rounds &+= 1
    }

    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    /// Whether the caller runs on the main queue.
    static var isHere: Bool { DispatchQueue.getSpecific(key: mark) == true }

    private final class Executor: SerialExecutor {
      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async {
          job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
      }
    }
  }
#else
  /// The main queue where there is no other way to it than `Task.yield()`.
  enum MainQueue {
    static let shared = MainQueue.self

    /// Nobody can tell.
    static let isHere = false

    static func goRound() async {
      await Task.yield()
    }
  }
#endif
