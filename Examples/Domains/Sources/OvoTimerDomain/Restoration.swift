#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A timer after the application was away, and the rule that decided what it is doing.
public struct Restoration: Hashable, Sendable {
  /// Which rule decided. Its text is for people.
  public enum Rule: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Nothing was stored.
    case nothingStored = "No timer was stored."
    /// The record cannot be read.
    case unreadable = "The stored timer cannot be read."
    /// The time that was wound is none that a timer can be wound to.
    case impossibleTime = "The stored timer was wound to an impossible time."
    /// It says that the timer was doing two of running, standing still and being wound.
    case runningAndPaused = "The stored timer was doing two things at once."
    /// It says neither when the timer ends nor what is left of it.
    case neitherRunningNorPaused = "The stored timer was neither running nor paused."
    /// The end lies further away than the time that was wound.
    case impossibleEnd = "The stored timer would run longer than it was wound to."
    /// The time that is left is none that the timer can have left.
    case impossibleRemainder = "The stored timer was paused with an impossible time left."
    /// Its end lies in the future.
    case stillRunning = "The timer was still running."
    /// Its alarm was snoozed until an end that lies in the future.
    case stillSnoozed = "The timer's alarm was still snoozed."
    /// It was paused.
    case stillPaused = "The timer was still paused."
    /// It ended while the application was away.
    case ended = "The timer ended in the meantime."
    /// It ended so long ago that nobody asks for it any more.
    case endedLongAgo = "The timer ended long ago."
    /// It was being wound.
    case stillWinding = "The timer was still being wound."
    /// The record is of no use, but its alarm was still scheduled.
    case foundAlarm = "The timer's alarm was still scheduled."

    /// The rule in words, for people.
    public var description: String { rawValue }
  }

  /// The timer.
  public var timer: OvoTimer
  /// Which rule decided what it is doing.
  public var rule: Rule

  /// The seconds for which an ended timer is shown: two days.
  public static let staleAfter: TimeInterval = 2 * 24 * 60 * 60

  /// A timer from what a file holds; `nil` for a file that is not there.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - alarm: The alarm that is scheduled, if there is one.
  ///   - now: The present moment.
  ///   - staleAfter: For how many seconds after its end a silent timer is shown as finished.
  public init(
    data: Data?, alarm: ScheduledAlarm? = nil, at now: Moment,
    staleAfter: TimeInterval = Self.staleAfter
  ) {
    let stored = data.flatMap(TimerRecord.init(data:))
    self.init(stored, alarm: alarm, at: now, staleAfter: staleAfter)
    if data != nil, stored == nil, rule == .nothingStored { rule = .unreadable }
  }

  /// A timer from what was stored; `nil` where nothing was.
  ///
  /// A record that makes no sense gives way to an alarm that is still scheduled.
  ///
  /// - Parameters:
  ///   - stored: What the timer left behind.
  ///   - alarm: The alarm that is scheduled, if there is one.
  ///   - now: The present moment. Where its wall clock counts, and lies before the moment of storing,
  ///     that clock was set back since, and counts as standing still.
  ///   - staleAfter: For how many seconds after its end a silent timer is shown as finished.
  public init(
    _ stored: TimerRecord?, alarm: ScheduledAlarm? = nil, at now: Moment,
    staleAfter: TimeInterval = Self.staleAfter
  ) {
    let alarm = alarm.flatMap { $0.isPossible ? $0 : nil }
    if let stored, stored.flaw == nil {
      self.init(sound: stored, alarm, at: now, staleAfter: staleAfter)
    } else {
      self.init(alarm, at: now, otherwise: stored?.flaw ?? .nothingStored)
    }
  }

  /// A timer from a record that makes sense.
  private init(
    sound stored: TimerRecord, _ alarm: ScheduledAlarm?, at now: Moment, staleAfter: TimeInterval
  ) {
    let duration = stored.duration
    if stored.isBeingWound {
      self.init(.winding(selected: duration), .stillWinding)
    } else if let remaining = stored.remainingWhenPaused {
      self.init(
        .paused(remaining: Int(remaining.rounded(.up)), selected: duration), .stillPaused)
    } else {
      // What has sounded is over, even where a clock was set back since.
      let isOver = stored.isAcknowledged || alarm.map { $0.has(soundedFor: stored) } ?? false
      let left = stored.secondsLeft(at: now)
      if left > 0, !isOver, stored.isSnoozed {
        let remaining = Int(left.rounded(.up))
        self.init(.snoozed(remaining: remaining, duration: duration), .stillSnoozed)
      } else if left > 0, !isOver {
        self.init(.running(remaining: Int(left.rounded(.up)), selected: duration), .stillRunning)
      } else if !stored.isAcknowledged || -left <= staleAfter {
        self.init(.finished(duration: duration, isAcknowledged: stored.isAcknowledged), .ended)
      } else {
        self.init(.intro, .endedLongAgo)
      }
    }
  }

  /// A timer from its alarm.
  private init(_ alarm: ScheduledAlarm?, at now: Moment, otherwise flaw: Rule) {
    guard let alarm else {
      self.init(.intro, flaw)
      return
    }
    let left = alarm.secondsLeft(at: now)
    let (remaining, duration) = (Int(left.rounded(.up)), alarm.duration)
    let state: OvoTimer.State =
      if left <= 0 {
        .finished(duration: duration, isAcknowledged: false)
      } else if alarm.isSnoozed {
        .snoozed(remaining: remaining, duration: duration)
      } else {
        .running(remaining: remaining, selected: duration)
      }
    self.init(state, .foundAlarm)
  }

  private init(_ state: OvoTimer.State, _ rule: Rule) {
    timer = OvoTimer(state: state)
    self.rule = rule
  }
}

extension TimerRecord {
  /// The reason why no timer can have stored this; `nil` where one can.
  public var flaw: Restoration.Rule? {
    guard duration >= (isBeingWound ? 0 : 1), duration <= OvoTimer.longestTime else {
      return .impossibleTime
    }
    if isSnoozed, projectedEnd == nil { return .neitherRunningNorPaused }
    switch (projectedEnd, remainingWhenPaused) {
    case (nil, nil): return isBeingWound ? nil : .neitherRunningNorPaused
    case (.some, .some): return .runningAndPaused
    case (nil, let remaining?):
      if isBeingWound { return .runningAndPaused }
      return remaining > 0 && remaining <= Double(duration) ? nil : .impossibleRemainder
    case (let end?, nil):
      if isBeingWound { return .runningAndPaused }
      return milliseconds(end.timeIntervalSince(storedAt)) <= longestDelay
        ? nil : .impossibleEnd
    }
  }

  /// The seconds until a running timer ends; none or less when it has ended.
  func secondsLeft(at now: Moment) -> Double {
    guard let projectedEnd else { return 0 }
    return milliseconds(projectedEnd.timeIntervalSince(storedAt) - now.seconds(since: moment))
  }
}

/// So many seconds, to the millisecond: a date is a binary fraction, so that a time which was added to
/// it may come back a little longer.
func milliseconds(_ seconds: Double) -> Double { (seconds * 1_000).rounded() / 1_000 }
