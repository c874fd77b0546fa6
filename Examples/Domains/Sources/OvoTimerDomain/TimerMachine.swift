#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A timer with all that is kept of it: what is stored, and the alarm that is scheduled.
///
/// It decides, and does nothing itself: each of its methods says what is to be stored and what is to
/// sound, in this order. Whoever holds it may be stopped between any two of these commands: what was
/// stored until then brings back the timer as it was before the request, or after it.
///
/// ```
/// request ──▶ handle ──▶ commands ──▶ files, sound       secondsUntilWake ──▶ wake ──▶ commands
/// ```
public struct TimerMachine: Hashable, Sendable {
  /// A command to the holder of the machine.
  public enum Command: Hashable, Sendable {
    /// Writes the record of the timer.
    case storeTimer(TimerRecord)
    /// Writes the alarm that is scheduled; `nil` where none is any more.
    case storeAlarm(ScheduledAlarm?)
    /// Makes the alarm heard, once.
    case sound(ScheduledAlarm)
    /// Ends the sound of an alarm and withdraws its notification.
    case silence(ScheduledAlarm.ID)
  }

  /// The seconds from one sounding of an alarm to the next, until it is acknowledged.
  public static let repetition = 10.0
  /// By how many seconds two clocks may drift apart before one of them counts as set.
  static let drift = 0.1

  /// The timer.
  public internal(set) var timer = OvoTimer()
  /// The record that brings it back.
  public internal(set) var record: TimerRecord?
  /// The alarm that is scheduled, or sounds.
  public internal(set) var alarm: ScheduledAlarm?
  /// The times that were used last.
  public internal(set) var recentTimes = RecentTimes()

  /// A timer that nobody has touched yet.
  public init() {}
}

extension TimerMachine {
  /// Carries out a request, or says why not.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - now: The present moment.
  ///   - id: The identity of the alarm, should one have to be scheduled.
  public mutating func handle(
    _ request: TimerRequest, at now: Moment, newAlarm id: ScheduledAlarm.ID
  ) -> (outcome: Outcome, commands: [Command]) {
    let commands = wake(at: now)
    let left = secondsLeft(at: now)
    let before = timer.state
    let outcome = timer.handle(request)
    guard outcome == .changed else { return (outcome, commands) }
    recentTimes.somebodyHasLeft(before)
    return (outcome, commands + keep(request, left: left, at: now, id))
  }

  /// The seconds left of a timer that runs, is snoozed or paused, with their fraction.
  private func secondsLeft(at now: Moment) -> Double? {
    switch timer.state {
    case .running, .snoozed: record?.secondsLeft(at: now)
    case .paused: record?.remainingWhenPaused
    case .intro, .winding, .finished: nil
    }
  }

  /// The commands after a request has changed the timer.
  private mutating func keep(
    _ request: TimerRequest, left: Double?, at now: Moment, _ id: ScheduledAlarm.ID
  ) -> [Command] {
    let old = alarm
    switch request {
    case .acknowledge where left == nil:
      // The end stays when it was.
      record?.isAcknowledged = true
    case .pause, .unpause: record = timer.stored(at: now, left: left)
    case .wind, .start, .restart, .snooze, .acknowledge: record = timer.stored(at: now)
    }
    record?.recentTimes = recentTimes.seconds
    var commands: [Command] = []
    if timer.state.remaining != nil, let record {
      alarm = ScheduledAlarm(
        id: id, scheduledAt: now, delay: record.secondsLeft(at: now), duration: record.duration,
        isSnoozed: record.isSnoozed)
      self.record?.alarm = id
      commands.append(.storeAlarm(alarm))
    } else {
      alarm = nil
    }
    if let record { commands.append(.storeTimer(record)) }
    if alarm == nil, old != nil { commands.append(.storeAlarm(nil)) }
    if let old, old.soundings > 0 { commands.append(.silence(old.id)) }
    return commands
  }
}

extension TimerMachine {
  /// Lets time pass: the timer ticks, ends, sounds and sounds again.
  public mutating func wake(at now: Moment) -> [Command] {
    var commands: [Command] = []
    if timer.state.remaining != nil, let record, record.isSet(at: now) {
      commands += rebase(at: now)
    }
    guard let record else { return [] }
    let left = record.secondsLeft(at: now)
    while let remaining = timer.state.remaining, Double(remaining - 1) >= left { timer.tick() }
    switch timer.state {
    case .finished(_, isAcknowledged: true):
      timer = Restoration(record, at: now).timer
    case .finished(_, isAcknowledged: false) where secondsUntilSounding(at: now) <= 0:
      commands += sound(at: now)
    default: break
    }
    return commands
  }

  /// The seconds until something happens by itself; `nil` where nothing will.
  public func secondsUntilWake(at now: Moment) -> Double? {
    guard let record else { return nil }
    switch timer.state {
    case .intro, .winding, .paused:
      return nil
    case .running(let remaining, _), .snoozed(let remaining, _):
      return max(0, record.secondsLeft(at: now) - Double(remaining - 1))
    case .finished(_, isAcknowledged: false):
      return max(0, secondsUntilSounding(at: now))
    case .finished(_, isAcknowledged: true):
      return max(0, Restoration.staleAfter + record.secondsLeft(at: now)) + 1
    }
  }

  /// The date of the alarm of a timer that runs or is snoozed, or since when it sounds, by the wall clock as it
  /// is set now; `nil` where there is no alarm.
  public func end(at now: Moment) -> Date? {
    guard alarm != nil, let record, let end = record.projectedEnd else { return nil }
    let byUptime = now.date.addingTimeInterval(record.secondsLeft(at: now))
    return abs(byUptime.timeIntervalSince(end)) > Self.drift ? byUptime : end
  }

  private func secondsUntilSounding(at now: Moment) -> Double {
    guard let soundedAt = alarm?.soundedAt, !soundedAt.isAhead(of: now) else { return 0 }
    return milliseconds(Self.repetition - now.seconds(since: soundedAt))
  }

  private mutating func sound(at now: Moment) -> [Command] {
    guard var alarm else { return [] }
    alarm.soundings += 1
    alarm.soundedAt = now
    self.alarm = alarm
    return [.sound(alarm), .storeAlarm(alarm)]
  }

  /// Tells the end anew by the clocks as they are now, so that it holds after a restart of the machine.
  ///
  /// After a restart only the wall clock knows, and it may be wrong until a time server has answered:
  /// where it is set soon after the start of the machine, the end is taken from it once more.
  private mutating func rebase(at now: Moment) -> [Command] {
    guard var record, var alarm else { return [] }
    var left = record.secondsLeft(at: now)
    guard left > 0 else { return [] }
    if record.isOfThisStart(now) {
      let corrected = record.endByWallClock.map { milliseconds($0.timeIntervalSince(now.date)) }
      if let corrected, corrected <= record.longestDelay, now.isSoonAfterStart {
        left = corrected
      } else {
        record.endByWallClock = nil
      }
    } else if let end = record.endByWallClock {
      left = min(left, milliseconds(end.timeIntervalSince(now.date)))
    } else {
      record.endByWallClock = record.projectedEnd
    }
    (record.storedAt, record.uptime) = (now.date, now.uptime)
    record.projectedEnd = now.date.addingTimeInterval(max(0, left))
    if left > 0 { (alarm.scheduledAt, alarm.delay) = (now, left) }
    (self.record, self.alarm) = (record, alarm)
    timer = Restoration(record, at: now).timer
    return [.storeAlarm(alarm), .storeTimer(record)]
  }
}

extension TimerRecord {
  /// Whether a clock has been set since this was stored, or the machine has been started again.
  fileprivate func isSet(at now: Moment) -> Bool {
    if uptime == nil, now.uptime == nil { return false }
    guard let passed = now.uptime(since: moment) else { return true }
    return abs(now.date.timeIntervalSince(storedAt) - passed) > TimerMachine.drift
  }

  /// Whether this was stored since the machine was started last.
  fileprivate func isOfThisStart(_ now: Moment) -> Bool { now.uptime(since: moment) != nil }
}

extension Moment {
  /// Whether the machine has been on for less than ten minutes: time for a time server to be found.
  fileprivate var isSoonAfterStart: Bool { uptime.map { $0.seconds < 600 } ?? false }

  /// Whether it lies in the future, so that nothing can have happened then.
  fileprivate func isAhead(of now: Moment) -> Bool {
    if let uptime, let later = now.uptime, uptime.boot == later.boot {
      return uptime.seconds > later.seconds
    }
    return date > now.date
  }
}
