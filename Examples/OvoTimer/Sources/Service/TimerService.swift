public import Foundation
public import OvoTimerDomain
public import OvoTimerLink
import VitroConcurrency
public import VitroDependencies

/// The one owner of a timer: it alone writes what is stored and sounds the alarm.
///
/// ``KeptTimer`` decides; this does it, and tells everybody who follows. What cannot be stored is kept
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

  private var kept = KeptTimer()
  private let run: String
  private var number = 0
  private var store: FileStore
  private var soundProblem: String?
  private var followers: [Int: AsyncStream<TimerStatus>.Continuation] = [:]
  private var lastFollower = 0
  private var lastTold: TimerStatus?
  private var nextWake: Task<Void, Never>?

  private let sounder: Sounder
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
    files: Files, sounder: Sounder, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Moment,
    makeID: @escaping @Sendable () -> ScheduledAlarm.ID = { UUID().uuidString }
  ) {
    store = FileStore(files: files)
    self.sounder = sounder
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
    let (rule, commands) = kept.launch(stored, scheduled, at: now(), newAlarm: makeID())
    perform(commands)
    wake()
    return rule
  }

  /// How the timer is.
  public var status: TimerStatus {
    let problems = [store.problem, soundProblem].compactMap { $0 }
    return TimerStatus(
      timer: kept.timer, run: run, number: number,
      problem: problems.isEmpty ? nil : problems.joined(separator: " "))
  }

  /// Does what somebody asks, and answers when it is stored.
  public func handle(_ request: TimerRequest) -> Answer {
    let (outcome, commands) = kept.handle(request, at: now(), newAlarm: makeID())
    perform(commands)
    tell()
    goOn()
    guard case .refused(let refusal) = outcome else { return Answer(status: status) }
    return Answer(status: status, refusal: refusal.description)
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
    perform(kept.wake(at: now()))
    store.retry()
    tell()
    goOn()
  }

  /// Sleeps until something happens by itself.
  private func goOn() {
    nextWake?.cancel()
    var seconds = kept.secondsUntilWake(at: now())
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

  private func perform(_ commands: [KeptTimer.Command]) {
    for command in commands {
      switch command {
      case .storeTimer(let record): store.save(record)
      case .storeAlarm(let alarm): store.save(alarm)
      case .sound(let alarm):
        let words = OvoTimer.State.winding(selected: alarm.wound).timeText
        soundProblem = sounder.sound(alarm, words)
      case .silence(let id): sounder.silence(id)
      }
    }
  }

  /// Tells those who follow, where there is something new.
  private func tell() {
    var status = status
    status.number = lastTold?.number ?? 0
    guard status != lastTold else { return }
    number += 1
    status.number = number
    lastTold = status
    for follower in followers.values { follower.yield(status) }
  }
}
