public import Foundation
public import OvoTimerDomain
public import OvoTimerClient
import VitroConcurrency
public import VitroDependencies

/// The one owner of a timer: it alone writes what is stored and sounds the alarm.
///
/// ``TimerMachine`` decides; this does it, and tells everybody who follows. What cannot be stored is kept
/// in memory and tried again, and everybody is told so.
@MainActor
public final class TimerService {
  /// The names of the files.
  public enum File {
    /// What the timer leaves behind.
    public static let timer = "timer.json"
    /// The alarm that is scheduled.
    public static let alarm = "alarm.json"
  }

  /// After how many seconds what could not be stored is tried again.
  public static let retryInterval = 5.0

  private var machine = TimerMachine()
  private let run: String
  private var revision = 0
  private var store: FileStore
  private var soundProblem: String?
  private var followers: [Int: AsyncStream<TimerStatus>.Continuation] = [:]
  private var lastFollower = 0
  private var lastTold: TimerStatus?
  private var nextWake: Task<Void, Never>?

  private let notifier: AlarmNotifier
  private let clock: AnyClock<Duration>
  private let now: @Sendable () -> Moment
  private let makeID: @Sendable () -> ScheduledAlarm.ID

  /// Makes the service of what it does to the world.
  ///
  /// - Parameters:
  ///   - files: Where the timer and its alarm are stored.
  ///   - sounder: What makes the alarm heard.
  ///   - clock: What it sleeps by.
  ///   - now: What the clocks of the machine say.
  ///   - makeID: Makes the identity of an alarm.
  public init(
    files: Files, notifier: AlarmNotifier, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Moment,
    makeID: @escaping @Sendable () -> ScheduledAlarm.ID = { UUID().uuidString }
  ) {
    store = FileStore(files: files)
    self.notifier = notifier
    self.clock = AnyClock(clock)
    self.now = now
    self.makeID = makeID
    run = makeID()
  }

  isolated deinit {
    nextWake?.cancel()
    for follower in followers.values { follower.finish() }
  }

  /// Takes up what was stored; an alarm that should have sounded sounds now.
  ///
  /// - Returns: The rule that decided what the timer is doing.
  @discardableResult
  public func launch() -> Restoration.Rule {
    let (stored, scheduled) = (store.loadTimer(), store.loadAlarm())
    let (rule, commands) = machine.launch(stored, scheduled, at: now(), newAlarm: makeID())
    perform(commands)
    wake()
    return rule
  }

  /// How the timer is.
  public var status: TimerStatus {
    let problems = [store.problem, soundProblem].compactMap { $0 }
    return TimerStatus(
      timer: machine.timer, run: run, revision: revision,
      problem: problems.isEmpty ? nil : problems.joined(separator: " "))
  }

  /// Does what somebody asks, and answers when it is stored.
  public func handle(_ request: TimerRequest) -> Response {
    let (outcome, commands) = machine.handle(request, at: now(), newAlarm: makeID())
    perform(commands)
    publish()
    scheduleWake()
    guard case .refused(let refusal) = outcome else { return Response(status: status) }
    return Response(status: status, refusal: refusal.description)
  }

  /// How the timer is, now and after each change; who is slow is told the newest only.
  ///
  /// - Returns: What is told, and what ends it.
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

  /// Lets the timer do what time asks of it.
  private func wake() {
    perform(machine.wake(at: now()))
    store.retry()
    publish()
    scheduleWake()
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
      case .sound(let alarm):
        let words = OvoTimer.State.winding(selected: alarm.duration).timeText
        soundProblem = notifier.sound(alarm, words)
      case .silence(let id): notifier.silence(id)
      }
    }
  }

  /// Tells those who follow, where there is something new.
  private func publish() {
    var status = status
    status.revision = lastTold?.revision ?? 0
    guard status != lastTold else { return }
    revision += 1
    status.revision = revision
    lastTold = status
    for follower in followers.values { follower.yield(status) }
  }
}
