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
    /// What was stored cannot be read.
    case unreadable = "The stored timer cannot be read."
    /// The time that was wound is none that a timer can be wound to.
    case impossibleTime = "The stored timer was wound to an impossible time."
    /// It says that the timer was both running and paused.
    case runningAndPaused = "The stored timer was both running and paused."
    /// It says neither when the timer ends nor what is left of it.
    case neitherRunningNorPaused = "The stored timer was neither running nor paused."
    /// The end lies further away than the time that was wound.
    case impossibleEnd = "The stored timer would run longer than it was wound to."
    /// The time that is left is none that the timer can have left.
    case impossibleRemainder = "The stored timer was paused with an impossible time left."
    /// Its end lies in the future.
    case stillRunning = "The timer was still running."
    /// It was paused.
    case stillPaused = "The timer was still paused."
    /// It ended while the application was away.
    case ended = "The timer ended in the meantime."
    /// It ended so long ago that nobody asks for it any more.
    case endedLongAgo = "The timer ended long ago."

    /// What decided, for people.
    public var description: String { rawValue }
  }

  /// The timer.
  public var timer: OvoTimer
  /// Which rule decided what it is doing.
  public var rule: Rule

  /// How long an ended timer is worth showing, in seconds: two days.
  public static let staleAfter: TimeInterval = 2 * 24 * 60 * 60

  /// A timer from what a file holds; `nil` for a file that is not there.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - now: The present moment.
  ///   - staleAfter: For how many seconds after its end a timer is shown as finished.
  public init(data: Data?, at now: Date, staleAfter: TimeInterval = Self.staleAfter) {
    guard let data else {
      self.init(nil, at: now)
      return
    }
    guard let stored = StoredTimer(data: data) else {
      self.init(.intro, .unreadable)
      return
    }
    self.init(stored, at: now, staleAfter: staleAfter)
  }

  /// A timer from what was stored; `nil` where nothing was.
  ///
  /// - Parameters:
  ///   - stored: What the timer left behind.
  ///   - now: The present moment. Where it lies before the moment of storing, the clock was set back
  ///     since, and counts as standing still.
  ///   - staleAfter: For how many seconds after its end a timer is shown as finished.
  public init(_ stored: StoredTimer?, at now: Date, staleAfter: TimeInterval = Self.staleAfter) {
    guard let stored else {
      self.init(.intro, .nothingStored)
      return
    }
    let wound = stored.wound
    guard wound > 0, wound <= OvoTimer.longestTime else {
      self.init(.intro, .impossibleTime)
      return
    }
    switch (stored.projectedEnd, stored.remainingWhenPaused) {
    case (nil, nil):
      self.init(.intro, .neitherRunningNorPaused)
    case (.some, .some):
      self.init(.intro, .runningAndPaused)
    case (nil, let remaining?):
      let isPossible = remaining > 0 && remaining <= wound
      self =
        isPossible
        ? Self(.paused(remaining: remaining, selected: wound), .stillPaused)
        : Self(.intro, .impossibleRemainder)
    case (let end?, nil):
      let isPossible = seconds(from: stored.storedAt, to: end) <= Double(wound)
      self =
        isPossible
        ? Self(end: end, wound: wound, at: max(now, stored.storedAt), staleAfter: staleAfter)
        : Self(.intro, .impossibleEnd)
    }
  }

  private init(end: Date, wound: Int, at now: Date, staleAfter: TimeInterval) {
    let distance = seconds(from: now, to: end)
    if distance > 0 {
      let remaining = Int(distance.rounded(.up))
      self.init(.running(remaining: remaining, selected: wound), .stillRunning)
    } else if -distance <= staleAfter {
      self.init(.finished(wound: wound, isAcknowledged: false), .ended)
    } else {
      self.init(.intro, .endedLongAgo)
    }
  }

  private init(_ state: OvoTimer.State, _ rule: Rule) {
    timer = OvoTimer(state: state)
    self.rule = rule
  }
}

/// How far two moments lie apart, to the millisecond: a date is a binary fraction, so that a time which
/// was added to it may come back a little longer.
private func seconds(from start: Date, to end: Date) -> Double {
  (end.timeIntervalSince(start) * 1_000).rounded() / 1_000
}
