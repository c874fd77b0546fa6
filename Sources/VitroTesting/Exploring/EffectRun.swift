import Synchronization
import Vitro

/// An item of what an effect sends.
enum SentItem<Action> {
  case action(Action)
  /// Its feature is to be dismissed.
  case dismissal
}

/// One run of the work of an effect by itself: what it sends after the last of some answers, up to its next
/// question.
struct EffectRun<Action> {
  /// The end of a run.
  enum End: Hashable {
    case returned
    case asks(EffectScript.Question)
    /// It waits for something that is no choice.
    case waitsOutside
  }

  var sent: [SentItem<Action>]
  var end: End

  /// Runs work from its beginning, on the thread of the caller.
  init(_ work: EffectOperation<Action>, answers: [Int]) {
    let script = EffectScript(answers: answers)
    let record = RunRecord<Action>(script)
    let executor = StepExecutor()
    let task = Task.detached(executorPreference: executor) {
      await EffectScript.$current.withValue(script) {
        await DismissEffect.$record.withValue(.init { record.add(.dismissal) }) {
          await withDependencies(from: work.dependencies) {
            await work.body(.recording { record.add(.action($0)) })
          }
        }
      }
      record.returned()
    }
    executor.run()
    (sent, end) = record.read(question: script.question)
    guard end != .returned else { return }
    task.cancel()
    script.end()
    executor.run()
  }
}

/// The notes on a run, which are closed when it has come to its end.
private final class RunRecord<Action>: Sendable {
  private struct State {
    nonisolated(unsafe) var sent: [SentItem<Action>] = []
    var hasReturned = false
    var isClosed = false
  }

  private let script: EffectScript
  private let state = Mutex(State())

  init(_ script: EffectScript) { self.script = script }

  func add(_ item: SentItem<Action>) {
    // What was sent before the last answer is known.
    guard script.isAtEnd else { return }
    // An action is handed from the effect to the one who reads the record.
    nonisolated(unsafe) let item = item
    state.withLock { if !$0.isClosed { $0.sent.append(item) } }
  }

  func returned() { state.withLock { if !$0.isClosed { $0.hasReturned = true } } }

  /// Closes the record.
  func read(question: EffectScript.Question?) -> ([SentItem<Action>], EffectRun<Action>.End) {
    state.withLock { state in
      state.isClosed = true
      nonisolated(unsafe) let sent = state.sent
      return (sent, state.hasReturned ? .returned : question.map { .asks($0) } ?? .waitsOutside)
    }
  }
}

/// An executor whose jobs run when it is told, on the thread of the caller.
private final class StepExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs jobs until there are none.
  func run() {
    while true {
      let waiting = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      if waiting.isEmpty { return }
      for job in waiting { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }
}
