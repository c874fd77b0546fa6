import IssueReporting
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
  init(_ work: EffectOperation<Action>, answers: [Int], reports: ToldIssues) {
    let script = EffectScript(answers: answers)
    let record = RunRecord<Action>(script)
    let executor = StepExecutor()
    let reporter = RunReporter(reports, IssueReporters.current)
    let task = Task(executorPreference: executor) {
      await withIssueReporters([reporter], isolation: nil) {
        await EffectScript.$current.withValue(script) {
          await DismissEffect.$record.withValue(.init { _ = record.add(.dismissal) }) {
            await withDependencies(from: work.dependencies) {
              await work.body(.recording { record.add(.action($0)) })
            }
          }
        }
      }
      record.returned()
    }
    executor.run()
    (sent, end) = record.read(question: script.question)
    reporter.end()
    if record.sendsWithoutEnd { reports.reportEndless(work.place) }
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
    /// How many items were sent since the record was opened or closed.
    var count = 0
    var sendsWithoutEnd = false
  }

  /// So many items in a row are taken for a loop that never ends.
  private static var mostInARow: Int { 1_000 }

  private let script: EffectScript
  private let state = Mutex(State())

  init(_ script: EffectScript) { self.script = script }

  /// Whether the work sends one action after the other, and asks nothing.
  var sendsWithoutEnd: Bool { state.withLock { $0.sendsWithoutEnd } }

  /// Takes an item; says whether the work may go on.
  func add(_ item: SentItem<Action>) -> Bool {
    // What was sent before the last answer is known.
    let isNew = script.isAtEnd
    // An action is handed from the effect to the one who reads the record.
    nonisolated(unsafe) let item = item
    return state.withLock { state in
      state.count += 1
      if state.count > Self.mostInARow {
        if !state.isClosed { state.sendsWithoutEnd = true }
        return false
      }
      if isNew, !state.isClosed { state.sent.append(item) }
      return true
    }
  }

  func returned() { state.withLock { if !$0.isClosed { $0.hasReturned = true } } }

  /// Closes the record.
  func read(question: EffectScript.Question?) -> ([SentItem<Action>], EffectRun<Action>.End) {
    state.withLock { state in
      (state.isClosed, state.count) = (true, 0)
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

/// The issues that an exploration has told, each of them once: the work of an effect is run again and again.
final class ToldIssues: Sendable {
  private let keys = Mutex<Set<String>>([])

  /// Whether an issue has not been told before.
  func isNew(_ key: String) -> Bool { keys.withLock { $0.insert(key).inserted } }

  /// Says that an effect never stops sending.
  func reportEndless(_ place: SourcePlace) {
    guard isNew("endless \(place.short)") else { return }
    reportIssue(
      """
      This effect sends one action after the other without an end, and waits for nothing.

      Expected: an effect ends, or waits for a 'choice' or on a 'ChoiceClock' in between.
      """, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}

/// The reporter of what is wrong in one run of the work of an effect.
private final class RunReporter: IssueReporter {
  private let told: ToldIssues
  private let reporters: [any IssueReporter]
  private let isOver = Atomic(false)

  init(_ told: ToldIssues, _ reporters: [any IssueReporter]) {
    (self.told, self.reporters) = (told, reporters)
  }

  /// Says nothing more: what the work does from now on is of no walk.
  func end() { isOver.store(true, ordering: .releasing) }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    if isOver.load(ordering: .acquiring) { return }
    let text = message()
    guard told.isNew("\(fileID):\(line):\(column) \(text ?? "")") else { return }
    for reporter in reporters {
      reporter.reportIssue(
        text, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
