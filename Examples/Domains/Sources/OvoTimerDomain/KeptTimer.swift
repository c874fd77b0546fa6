/// A timer with all that is kept of it: what is stored, and the alarm that is scheduled.
///
/// It decides, and does nothing itself: each of its methods says what is to be stored and what is to
/// sound, in this order. Whoever holds it may be stopped between any two of these commands: what was
/// stored until then brings back the timer as it was before the request, or after it.
///
/// ```
/// request ──▶ handle ──▶ commands ──▶ files, sound       nextWake ──▶ sleep ──▶ wake ──▶ commands
/// ```
public struct KeptTimer: Hashable, Sendable {
  /// What is to be done.
  public enum Command: Hashable, Sendable {
    /// Writes what the timer leaves behind.
    case storeTimer(StoredTimer)
    /// Writes the alarm that is scheduled; `nil` where none is any more.
    case storeAlarm(ScheduledAlarm?)
    /// Makes the alarm heard, once.
    case sound(ScheduledAlarm)
    /// Takes away what tells people of an alarm.
    case silence(ScheduledAlarm.ID)
  }

  /// How many seconds after it has sounded an alarm sounds again, until somebody acknowledges it.
  public static let repetition = 10.0

  /// The timer.
  public private(set) var timer = OvoTimer()
  /// What it has left behind.
  public private(set) var record: StoredTimer?
  /// The alarm that is scheduled, or sounds.
  public private(set) var alarm: ScheduledAlarm?

  /// A timer that nobody has touched yet.
  public init() {}

  /// Takes up what was stored; says which rule decided what the timer is doing, and what is to be done.
  ///
  /// - Parameters:
  ///   - stored: What the timer has left behind.
  ///   - scheduled: The alarm that was scheduled.
  ///   - now: The present moment.
  ///   - id: The identity of an alarm, should one have to be scheduled.
  public mutating func launch(
    _ stored: StoredTimer?, _ scheduled: ScheduledAlarm?, at now: Moment, newAlarm id: String
  ) -> (rule: Restoration.Rule, commands: [Command]) {
    (.nothingStored, [])
  }

  /// Does what somebody asks, or says why not.
  ///
  /// - Parameters:
  ///   - request: What somebody asks.
  ///   - now: The present moment.
  ///   - id: The identity of the alarm, should one have to be scheduled.
  public mutating func handle(
    _ request: TimerRequest, at now: Moment, newAlarm id: String
  ) -> (outcome: Outcome, commands: [Command]) {
    (.refused(.notRunning), [])
  }

  /// Lets time pass: the timer ticks, ends, sounds and sounds again.
  public mutating func wake(at now: Moment) -> [Command] { [] }

  /// In how many seconds something happens by itself; `nil` where nothing will.
  public func secondsUntilWake(at now: Moment) -> Double? { nil }
}
