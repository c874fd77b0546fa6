#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a timer leaves behind, so that it survives the end of the application.
///
/// It says when the timer will end, not what it shows: so it is written when something changes, and
/// never while the timer ticks.
public struct StoredTimer: Hashable, Sendable, Codable {
  /// When this was stored.
  public var storedAt: Date
  /// What the clock said then that nobody sets.
  public var uptime: Uptime?
  /// The time that the timer was wound to, in seconds.
  public var wound: Int
  /// When a running timer will end, or has ended.
  public var projectedEnd: Date?
  /// What is left of a paused timer, in seconds.
  public var remainingWhenPaused: Int?
  /// Whether it was being wound.
  public var isBeingWound: Bool
  /// Whether the alarm of a finished timer has been acknowledged.
  public var isAcknowledged: Bool
  /// The alarm of a timer that runs or has finished.
  public var alarm: ScheduledAlarm.ID?

  /// Makes a record; whether it makes sense is decided when a timer is restored from it.
  public init(
    storedAt: Date, uptime: Uptime? = nil, wound: Int, projectedEnd: Date?,
    remainingWhenPaused: Int?, isBeingWound: Bool = false, isAcknowledged: Bool = false
  ) {
    self.storedAt = storedAt
    self.uptime = uptime
    self.wound = wound
    self.projectedEnd = projectedEnd
    self.remainingWhenPaused = remainingWhenPaused
    self.isBeingWound = isBeingWound
    self.isAcknowledged = isAcknowledged
  }

  /// Reads a record; older ones say nothing of winding, acknowledgement and uptime.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      storedAt: values.decode(Date.self, forKey: .storedAt),
      uptime: values.decodeIfPresent(Uptime.self, forKey: .uptime),
      wound: values.decode(Int.self, forKey: .wound),
      projectedEnd: values.decodeIfPresent(Date.self, forKey: .projectedEnd),
      remainingWhenPaused: values.decodeIfPresent(Int.self, forKey: .remainingWhenPaused),
      isBeingWound: values.decodeIfPresent(Bool.self, forKey: .isBeingWound) ?? false,
      isAcknowledged: values.decodeIfPresent(Bool.self, forKey: .isAcknowledged) ?? false)
    alarm = try values.decodeIfPresent(String.self, forKey: .alarm)
  }
}

extension StoredTimer {
  /// The record as it is written to a file.
  public var data: Data {
    get throws { try JSONEncoder().encode(self) }
  }

  /// The record that a file holds, if it holds one.
  public init?(data: Data) {
    guard let stored: StoredTimer = record(from: data) else { return nil }
    self = stored
  }

  /// The moment at which this was stored.
  var moment: Moment { Moment(storedAt, uptime: uptime) }
}

extension OvoTimer {
  /// What must be stored at this moment; `nil` for a timer that nobody has touched yet.
  public func stored(at now: Moment) -> StoredTimer? {
    func record(_ wound: Int, end: Int? = nil, remaining: Int? = nil) -> StoredTimer {
      StoredTimer(
        storedAt: now.date, uptime: now.uptime, wound: wound,
        projectedEnd: end.map { now.date.addingTimeInterval(Double($0)) },
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
      return record(selected, end: remaining)
    case .paused(let remaining, let selected):
      return record(selected, remaining: remaining)
    case .finished(let wound, let isAcknowledged):
      var record = record(wound, end: 0)
      record.isAcknowledged = isAcknowledged
      return record
    }
  }
}
