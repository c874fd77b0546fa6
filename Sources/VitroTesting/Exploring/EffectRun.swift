import IssueReporting
import Synchronization
import Vitro
import VitroExplorer

/// An item of what an effect sends.
enum SentItem {
  case action(KnownAction)
  /// Its feature is to be dismissed.
  case dismissal
}

/// An event that lets work which waits go on.
enum EffectReply: Hashable, Sendable {
  /// An answer to one of its open questions, by their places.
  case answer(question: Int, Int)
  /// One of the items that it sends has been handled, by their places.
  case sent(Int)
  /// The parts of it with an id are cancelled.
  case cancel(CancelID)
}

/// The work of an effect from one reply to the next: what it does until it waits.
struct EffectStop {
  /// The ids that it has cancelled, in order.
  var cancelled: [CancelID]
  /// Whether a part of it has begun that is under way.
  var beginsPart: Bool
  /// What it waits for; `nil` where it has returned.
  var wait: EffectWait?
}

/// One run of the work of an effect by itself, on the thread of the caller.
final class EffectRun {
  private let questions = OpenQuestions()
  private let executor = StepExecutor()
  private let record = RunRecord()
  private let parts: EffectParts
  private let reporter: RunReporter
  private let task: Task<Void, Never>

  /// Begins work.
  init(_ body: @escaping EffectBody, isPresented: Bool, reports: ToldIssues) {
    let (questions, record) = (questions, record)
    let dismissed: @Sendable () async -> Void = { await record.send(.dismissal) }
    let parts = EffectParts(
      on: executor, cancelled: { record.cancels($0) }, dismissed: isPresented ? dismissed : nil)
    let reporter = RunReporter(reports, IssueReporters.current)
    (self.parts, self.reporter) = (parts, reporter)
    task = Task(executorPreference: executor) {
      await withIssueReporters([reporter], isolation: nil) {
        await OpenQuestions.$current.withValue(questions) {
          await CurrentEffect.$alone.withValue(parts) { await body(record) }
        }
      }
      record.returned()
    }
    executor.run()
  }

  /// Its steps since the last reply, and the choices that it waits for now.
  var stop: EffectStop {
    let (sends, cancelled, hasReturned) = record.notes
    let wait = EffectWait(questions: questions.all, sends: sends, parts: parts.ids)
    return EffectStop(
      cancelled: cancelled, beginsPart: parts.haveBegun, wait: hasReturned ? nil : wait)
  }

  /// Lets it go on.
  func goOn(with reply: EffectReply) {
    record.beginsAnew()
    parts.beginsAnew()
    switch reply {
    case .answer(let question, let answer): questions.answer(question, by: answer)
    case .sent(let place): record.goOn(place)
    case .cancel(let id): parts.end(id)
    }
    executor.run()
  }

  /// Ends it: nobody hears of what it does from now on.
  func end() {
    reporter.end()
    if record.close() { return }
    task.cancel()
    parts.endAll()
    record.end()
    questions.end()
    executor.run()
  }
}

/// What the work of an effect waits for; without questions and sends that is something which is no choice.
struct EffectWait {
  var questions: [OpenQuestions.Question]
  /// The items that it sends, each from another task of its own, in the order in which they came.
  var sends: [SentItem]
  /// The ids of its parts that are under way.
  var parts: [CancelID]
}

/// The parts of an effect's work that can be ended by themselves, where the effect is run with no store.
private final class EffectParts: EffectSurroundings {
  private struct Part {
    var id: CancelID
    var task: Task<Void, Never>
  }

  private struct State {
    var count = 0
    /// How many had begun before what is known.
    var knownCount = 0
    var parts: [Int: Part] = [:]
  }

  private let executor: StepExecutor
  private let cancelled: @Sendable (CancelID) -> Void
  private let dismissed: (@Sendable () async -> Void)?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - executor: What runs the parts.
  ///   - cancelled: Is told of an id that is cancelled from inside the work.
  ///   - dismissed: Is told that the feature is dismissed; `nil` where it is not presented.
  init(
    on executor: StepExecutor, cancelled: @escaping @Sendable (CancelID) -> Void,
    dismissed: (@Sendable () async -> Void)?
  ) {
    (self.executor, self.cancelled, self.dismissed) = (executor, cancelled, dismissed)
  }

  /// The ids of those that are under way, in the order in which they began.
  var ids: [CancelID] {
    var ids: [CancelID] = []
    for (_, part) in state.withLock({ $0.parts.sorted { $0.key < $1.key } })
    where !ids.contains(part.id) {
      ids.append(part.id)
    }
    return ids
  }

  /// Whether one has begun that is under way, since it was last not known.
  var haveBegun: Bool {
    state.withLock { state in state.parts.keys.contains { $0 > state.knownCount } }
  }

  /// From here on it is not known which begin.
  func beginsAnew() { state.withLock { $0.knownCount = $0.count } }

  var isPresented: Bool { dismissed != nil }

  var dismissal: (@Sendable () async -> Void)? { dismissed }

  func cancel(_ id: CancelID) {
    end(id)
    cancelled(id)
  }

  /// Ends the parts with an id.
  func end(_ id: CancelID) { end { $0.id == id } }

  /// Ends all parts.
  func endAll() { end { _ in true } }

  func start(
    _ id: CancelID, at place: SourcePlace, _ body: @escaping @Sendable () async -> Void
  ) -> Int {
    state.withLock { state in
      state.count += 1
      let number = state.count
      let task = Task(executorPreference: executor) {
        await body()
        _ = self.state.withLock { $0.parts.removeValue(forKey: number) }
      }
      state.parts[number] = Part(id: id, task: task)
      return number
    }
  }

  func cancel(part: Int) {
    state.withLock { $0.parts.removeValue(forKey: part) }?.task.cancel()
  }

  private func end(_ isMeant: (Part) -> Bool) {
    let ended = state.withLock { state in
      let ended = state.parts.filter { isMeant($0.value) }.sorted { $0.key < $1.key }
      for (number, _) in ended { state.parts[number] = nil }
      return ended
    }
    for (_, part) in ended { part.task.cancel() }
  }
}

/// The notes on a run, which are closed when it has come to its end.
final class RunRecord: Sendable {
  private struct Sent {
    var id: Int
    nonisolated(unsafe) var item: SentItem
    var continuation: UnsafeContinuation<Void, Never>
  }

  private struct State {
    var nextID = 0
    var sends: [Sent] = []
    var cancelled: [CancelID] = []
    var hasReturned = false
    var isOver = false
    var countAfterEnd = 0
  }

  /// So many items are passed over that are sent after the end, or by a task that was cancelled, of work that ends by
  /// itself.
  private static var mostAfterEnd: Int { 100 }

  private let state = Mutex(State())

  /// From here on it is not known what is cancelled.
  func beginsAnew() { state.withLock { $0.cancelled = [] } }

  func cancels(_ id: CancelID) { state.withLock { $0.cancelled.append(id) } }

  /// Waits until an item has been handled; a task that is cancelled meanwhile has sent nothing.
  func send(_ item: SentItem) async {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    // An action is handed from the effect to the one who reads the record.
    nonisolated(unsafe) let item = item
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let goesOn = state.withLock { state in
          if state.isOver || Task.isCancelled {
            state.countAfterEnd += 1
            return state.countAfterEnd <= Self.mostAfterEnd
          }
          state.sends.append(Sent(id: id, item: item, continuation: continuation))
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      let sent = state.withLock { state in
        state.sends.firstIndex { $0.id == id }.map { state.sends.remove(at: $0) }
      }
      sent?.continuation.resume()
    }
  }

  /// Lets the one go on that has sent an item, by its place.
  func goOn(_ place: Int) {
    let sent = state.withLock { state in
      state.sends.indices.contains(place) ? state.sends.remove(at: place) : nil
    }
    sent?.continuation.resume()
  }

  func returned() { state.withLock { $0.hasReturned = $0.hasReturned || !$0.isOver } }

  /// The notes, in the order in which they were made.
  var notes: (sends: [SentItem], cancelled: [CancelID], hasReturned: Bool) {
    state.withLock { state in
      nonisolated(unsafe) let sends = state.sends.map(\.item)
      return (sends, state.cancelled, state.hasReturned)
    }
  }

  /// Closes the record; says whether the work has returned.
  func close() -> Bool {
    state.withLock { state in
      state.isOver = true
      return state.hasReturned
    }
  }

  /// Lets all go on that have sent something, which nobody hears of.
  func end() {
    let sends = state.withLock { state in
      defer { state.sends = [] }
      return state.sends
    }
    for sent in sends { sent.continuation.resume() }
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

  /// Whether no issue has been told.
  var isEmpty: Bool { keys.withLock { $0.isEmpty } }

  /// Whether an issue has not been told before.
  func isNew(_ key: String) -> Bool { keys.withLock { $0.insert(key).inserted } }

  /// Says that a method of a model has thrown an error.
  func reportThrown(_ error: any Error, by event: Any) {
    guard isNew("thrown \(error) by \(event)") else { return }
    reportIssue(
      """
      An error was thrown, and nobody caught it: \(error), after \(swiftCode(of: event))

      Expected: 'perform' catches what the methods of the model throw, as the program does.
      """)
  }

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

/// The reporter of what is wrong in a walk, or in one run of the work of an effect.
final class RunReporter: IssueReporter {
  private let told: ToldIssues
  private let reporters: [any IssueReporter]
  private let isOver = Atomic(false)

  init(_ told: ToldIssues, _ reporters: [any IssueReporter]) {
    self.told = told
    // One within another would hear of nothing new.
    self.reporters = reporters.flatMap { ($0 as? RunReporter)?.reporters ?? [$0] }
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
