import Dispatch
import VitroConcurrency

/// When a change is stored, and by whom.
struct SaveSchedule: Sendable {
  typealias Work = @Sendable () -> Void

  /// Does the work when the turn that asks for it is over.
  let soon: @Sendable (@escaping Work) -> Void
  /// Does the work without waiting for the end of the turn.
  let now: @Sendable (@escaping Work) -> Void

  /// Each change is stored before ``Shared/withLock(_:)`` returns.
  static let atOnce = SaveSchedule(soon: { $0() }, now: { $0() })

  /// Changes are stored in the background: those of one turn of the main actor once, when it is over,
  /// and in any case a fiftieth of a second later.
  static let inBackground = SaveSchedule(
    soon: { work in
      // A task, so that what it reports belongs to the test that made the change.
      RestScope.startInBackground(on: BackgroundExecutor.shared) {
        await endOfTurn()
        work()
      }
    },
    now: { work in
      RestScope.startInBackground(on: BackgroundExecutor.shared) { work() }
    })

  private static let longestTurn = DispatchTimeInterval.milliseconds(20)

  private static func endOfTurn() async {
    await withCheckedContinuation { continuation in
      let end = Once { continuation.resume() }
      Task { @MainActor in end.run() }
      BackgroundExecutor.shared.queue.asyncAfter(deadline: .now() + longestTurn) { end.run() }
    }
  }
}

/// Runs what waits for the disk, on threads that nobody else needs.
private final class BackgroundExecutor: TaskExecutor {
  static let shared = BackgroundExecutor()

  let queue = DispatchQueue(label: "Vitro.Shared", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
