public import Foundation
public import Logging
public import OvoTimerDomain
public import OvoTimerClient
import VitroConcurrency
public import VitroDependencies

/// The one owner of a timer: it alone writes what is stored and sounds the alarm.
///
/// ``TimerMachine`` decides; this does it, and tells everybody who follows. What cannot be stored is kept in
/// memory and tried again, and everybody is told so.
@MainActor
public final class TimerService {
  /// The names of the files.
  public enum File {
    /// The record of the timer.
    public static let timer = "timer.json"
    /// The alarm that is scheduled.
    public static let alarm = "alarm.json"
    /// The settings of its installation.
    public static let settings = "settings.json"
  }

  /// After how many seconds what could not be stored is tried again.
  public static let retryInterval = 5.0
  /// For how long a program may run that tries, tests or silences the alarm: less than a client waits.
  /// Shorter than whoever asks is patient.
  static let longestProgram = SocketClient.usualPatience() * 4 / 5

  private var machine = TimerMachine()
  private let run: String
  private var revision = 0
  private let store: TimerStore
  private let setupProblem: String?
  private var soundProblem: String?
  private var followers: [Int: AsyncStream<TimerStatus>.Continuation] = [:]
  private var lastFollower = 0
  private var lastPublished: TimerStatus?
  private var lastWarning: String?
  private var nextWake: Task<Void, Never>?
  private var sounding: Task<Void, Never>?

  private let notifier: AlarmNotifier
  private let clock: AnyClock<Duration>
  private let now: @Sendable () -> Moment
  private let makeID: @Sendable () -> ScheduledAlarm.ID
  private let logger: Logger

  /// Makes the service of what it does to the world.
  ///
  /// - Parameters:
  ///   - files: Where the timer and its alarm are stored.
  ///   - notifier: The way in which the alarm is made heard.
  ///   - problem: The reason why that is not the way that somebody wanted, for people.
  ///   - clock: What it sleeps by.
  ///   - now: What the clocks of the machine say.
  ///   - logger: Where it says what happens.
  ///   - makeID: Makes the identity of an alarm.
  public init(
    files: Files, notifier: AlarmNotifier, problem: String? = nil,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Moment,
    logger: Logger = Logger(label: "ovo") { _ in SwiftLogNoOpLogHandler() },
    makeID: @escaping @Sendable () -> ScheduledAlarm.ID = { UUID().uuidString }
  ) {
    store = TimerStore(files: files)
    setupProblem = problem
    self.notifier = notifier
    self.clock = AnyClock(clock)
    self.now = now
    self.logger = logger
    self.makeID = makeID
    run = makeID()
  }

  isolated deinit {
    nextWake?.cancel()
    sounding?.cancel()
    for follower in followers.values { follower.finish() }
  }

  /// Takes up what was stored; an alarm that should have sounded sounds now.
  ///
  /// - Returns: The rule that decided what the timer is doing.
  @discardableResult
  public func launch() -> Restoration.Rule {
    let rule = load()
    catchUp()
    return rule
  }

  private func load() -> Restoration.Rule {
    let (stored, scheduled) = (store.loadTimer(), store.loadAlarm())
    let (rule, commands) = machine.launch(stored, scheduled, at: now(), newAlarm: makeID())
    logger.info("\(rule)")
    perform(commands)
    return rule
  }

  /// The present status of the timer.
  public var status: TimerStatus {
    let problems = [setupProblem, store.problem, soundProblem].compactMap { $0 }
    return TimerStatus(
      timer: machine.timer, run: run, revision: revision, end: machine.end(at: now()),
      recentTimes: machine.recentTimes.seconds,
      problem: problems.isEmpty ? nil : problems.joined(separator: " "))
  }

  /// Does what somebody asks, all of it or nothing, and answers when it is stored or cannot be.
  ///
  /// Those who ask while something is being written wait together for one write, of the newest.
  public func handle(_ requests: TimerRequest...) async -> Response {
    let wasWinding = isWinding
    let now = now()
    perform(machine.wake(at: now))
    var next = machine
    var commands: [TimerMachine.Command] = []
    for request in requests {
      let (outcome, more) = next.handle(request, at: now, newAlarm: makeID())
      if case .refused(let refusal) = outcome {
        catchUp()
        return Response(status: status, refusal: refusal.description)
      }
      commands += more
    }
    machine = next
    perform(commands)
    publish()
    scheduleWake()
    // A finger on a dial gives many times.
    if !(wasWinding && isWinding) { logger.info("\(requests)") }
    await flush()
    return Response(status: status)
  }

  /// Tries in silence whether the alarm would be heard, and answers with what is wrong, if it would not.
  public func check() async -> Response {
    soundProblem = await limited { [notifier] in await notifier.check() }
    publish()
    return Response(status: status)
  }

  /// Makes the alarm heard, once, whatever the timer does, and answers when it has been.
  public func testAlarm() async -> Response {
    let alarm = ScheduledAlarm(id: makeID(), scheduledAt: now(), delay: 1, duration: 1)
    let words = OvoTimer.State.winding(selected: 1).timeText
    soundProblem = await limited { [notifier] in await notifier.sound(alarm, words) }
    _ = await limited { [notifier] in
      await notifier.silence(alarm.id)
      return nil
    }
    publish()
    return Response(status: status)
  }

  /// Returns when all is stored that was to be, or could not be.
  public func flush() async {
    await store.flush()
    publish()
    scheduleWake()
  }

  /// The status of the timer, now and after each change; a slow follower is told the newest only.
  ///
  /// - Returns: The statuses, and a function that ends them.
  public func follow() -> (statuses: AsyncStream<TimerStatus>, stop: @Sendable () -> Void) {
    lastFollower += 1
    let id = lastFollower
    let (stream, continuation) = AsyncStream.makeStream(
      of: TimerStatus.self, bufferingPolicy: .bufferingNewest(1))
    followers[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.followers[id] = nil }
    }
    continuation.yield(status)
    return (stream, { continuation.finish() })
  }

  /// Stores the whole timer once more, where its files are no longer its own.
  public func storeAgain() async {
    if let record = machine.record { store.save(record) }
    store.save(machine.alarm)
    await flush()
  }

  /// Writes to the log what is wrong, once.
  func warn(_ words: String) {
    if words != lastWarning { logger.error("\(words)") }
    lastWarning = words
  }

  private var isWinding: Bool {
    if case .winding = machine.timer.state { true } else { false }
  }

  /// Lets the timer do what time asks of it.
  private func wake() {
    // Where nobody has asked for anything yet, what was stored counts as soon as it can be read.
    if machine.record == nil, store.isUnreadable { _ = load() }
    catchUp()
  }

  private func catchUp() {
    perform(machine.wake(at: now()))
    publish()
    scheduleWake()
    if store.hasUnsaved { Task { await flush() } }
  }

  /// Sleeps until something happens by itself.
  private func scheduleWake() {
    nextWake?.cancel()
    var seconds = machine.secondsUntilWake(at: now())
    if store.hasUnsaved { seconds = min(seconds ?? Self.retryInterval, Self.retryInterval) }
    guard let seconds else {
      nextWake = nil
      return
    }
    nextWake = Task { [weak self, clock] in
      do {
        try await clock.sleep(for: .seconds(seconds))
        self?.wake()
      } catch {
        // Somebody else has decided when to wake.
      }
    }
  }

  private func perform(_ commands: [TimerMachine.Command]) {
    for command in commands {
      switch command {
      case .storeTimer(let record): store.save(record)
      case .storeAlarm(let alarm): store.save(alarm)
      case .sound(let alarm): sound(alarm)
      case .silence(let id): silence(id)
      }
    }
  }

  /// Makes the alarm heard; a sound that has not ended by then ends.
  private func sound(_ alarm: ScheduledAlarm) {
    logger.notice("The alarm sounds", metadata: ["soundings": "\(alarm.soundings)"])
    sounding?.cancel()
    let words = OvoTimer.State.winding(selected: alarm.duration).timeText
    sounding = Task { [weak self, notifier, logger] in
      let problem = await notifier.sound(alarm, words)
      if let problem { logger.error("\(problem)") }
      guard let self, machine.alarm?.id == alarm.id else { return }
      soundProblem = problem
      publish()
    }
  }

  private func silence(_ id: ScheduledAlarm.ID) {
    let last = sounding
    last?.cancel()
    sounding = Task { [weak self, notifier] in
      await last?.value
      _ = await self?.limited {
        await notifier.silence(id)
        return nil
      }
    }
  }

  /// Ends what runs a program after a while, and gives back what is wrong, if something is.
  private func limited(_ work: @escaping @Sendable () async -> String?) async -> String? {
    let task = Task { await work() }
    let limit = Task { [clock] in
      try await clock.sleep(for: Self.longestProgram)
      task.cancel()
    }
    defer { limit.cancel() }
    return await task.value
  }

  /// Tells those who follow, where there is something new.
  private func publish() {
    var status = status
    status.revision = lastPublished?.revision ?? 0
    guard status != lastPublished else { return }
    if let problem = status.problem, problem != lastPublished?.problem {
      logger.error("\(problem)")
    }
    revision += 1
    status.revision = revision
    lastPublished = status
    for follower in followers.values { follower.yield(status) }
  }
}
