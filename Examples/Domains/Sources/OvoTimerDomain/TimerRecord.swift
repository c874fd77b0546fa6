#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The stored form of a timer, from which it survives the end of the application.
///
/// It says when the timer will end, not what it shows: so it is written when something changes, and
/// never while the timer ticks.
public struct TimerRecord: Hashable, Sendable, Codable {
  /// When this was stored.
  public var storedAt: Date
  /// The time since the start of the machine at that moment.
  public var uptime: Uptime?
  /// The time that the timer was wound to, in seconds.
  public var duration: Int
  /// When a running timer will end, or has ended.
  public var projectedEnd: Date?
  /// When a running timer that has lived through a restart of the machine ends by the wall clock alone,
  /// which may have been wrong after the restart.
  public var endByWallClock: Date?
  /// The seconds left of a paused timer, with their fraction.
  public var remainingWhenPaused: Double?
  /// Whether it was being wound.
  public var isBeingWound: Bool
  /// Whether the alarm of a finished timer has been acknowledged.
  public var isAcknowledged: Bool
  /// Whether it has finished, and its alarm is put off until the end.
  public var isSnoozed: Bool
  /// The times that were used last, in seconds, the newest first.
  public var recentTimes: [Int] = []
  /// The alarm of a timer that runs or has finished.
  public var alarm: ScheduledAlarm.ID?

  /// Makes a record; whether it makes sense is decided when a timer is restored from it.
  public init(
    storedAt: Date, uptime: Uptime? = nil, duration: Int, projectedEnd: Date?,
    remainingWhenPaused: Double?, isBeingWound: Bool = false, isAcknowledged: Bool = false,
    isSnoozed: Bool = false
  ) {
    self.storedAt = storedAt
    self.uptime = uptime
    self.duration = duration
    self.projectedEnd = projectedEnd
    self.remainingWhenPaused = remainingWhenPaused
    self.isBeingWound = isBeingWound
    self.isAcknowledged = isAcknowledged
    self.isSnoozed = isSnoozed
  }

  /// Reads a record; older ones say nothing of winding, acknowledgement, snoozing and uptime.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      storedAt: values.decode(Date.self, forKey: .storedAt),
      uptime: values.decodeIfPresent(Uptime.self, forKey: .uptime),
      duration: values.decode(Int.self, forKey: .duration),
      projectedEnd: values.decodeIfPresent(Date.self, forKey: .projectedEnd),
      remainingWhenPaused: values.decodeIfPresent(Double.self, forKey: .remainingWhenPaused),
      isBeingWound: values.decodeIfPresent(Bool.self, forKey: .isBeingWound) ?? false,
      isAcknowledged: values.decodeIfPresent(Bool.self, forKey: .isAcknowledged) ?? false,
      isSnoozed: values.decodeIfPresent(Bool.self, forKey: .isSnoozed) ?? false)
    recentTimes = try values.decodeIfPresent([Int].self, forKey: .recentTimes) ?? []
    alarm = try values.decodeIfPresent(String.self, forKey: .alarm)
    endByWallClock = try values.decodeIfPresent(Date.self, forKey: .endByWallClock)
  }

  private enum CodingKeys: String, CodingKey {
    case storedAt, uptime, projectedEnd, endByWallClock, remainingWhenPaused, isBeingWound
    case isAcknowledged, isSnoozed, recentTimes, alarm
    case duration = "wound"
  }
}

extension TimerRecord {
  /// The record as it is written to a file.
  public var data: Data {
    get throws { try JSONEncoder().encode(self) }
  }

  /// The record that a file holds, if it holds one.
  public init?(data: Data) {
    guard let stored: TimerRecord = record(from: data) else { return nil }
    self = stored
  }

  /// The longest time that can be left of it when this is stored, in seconds.
  var longestDelay: Double { Double(isSnoozed ? OvoTimer.longestSnooze : duration) }

  /// The moment at which this was stored.
  var moment: Moment { Moment(storedAt, uptime: uptime) }
}

extension OvoTimer {
  /// The record of this timer at this moment; `nil` for a timer that nobody has touched yet.
  ///
  /// - Parameters:
  ///   - now: The present moment.
  ///   - left: How many seconds are left of a timer that runs or is paused, with their fraction; `nil`
  ///     for the whole seconds that it shows.
  public func stored(at now: Moment, left: Double? = nil) -> TimerRecord? {
    func record(_ duration: Int, end: Double? = nil, remaining: Double? = nil) -> TimerRecord {
      TimerRecord(
        storedAt: now.date, uptime: now.uptime, duration: duration,
        projectedEnd: end.map { now.date.addingTimeInterval($0) },
        remainingWhenPaused: remaining)
    }
    switch state {
    case .intro:
      return nil
    case .winding(let selected):
      var record = record(selected)
      record.isBeingWound = true
      return record
    case .running(let remaining, let selected):
      return record(selected, end: left ?? Double(remaining))
    case .paused(let remaining, let selected):
      return record(selected, remaining: left ?? Double(remaining))
    case .finished(let duration, let isAcknowledged):
      var record = record(duration, end: 0)
      record.isAcknowledged = isAcknowledged
      return record
    case .snoozed(let remaining, let duration):
      var record = record(duration, end: Double(remaining))
      record.isSnoozed = true
      return record
    }
  }
}
