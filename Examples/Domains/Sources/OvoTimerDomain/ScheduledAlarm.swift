#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An alarm that is to sound, or sounds: it is kept apart from the timer, so that either brings the
/// other back.
public struct ScheduledAlarm: Hashable, Sendable, Codable, Identifiable {
  /// Which alarm it is; a repetition is the same alarm.
  public var id: String
  /// When it was scheduled.
  public var scheduledAt: Moment
  /// The seconds from then until it sounds.
  public var delay: Double
  /// The time that the timer was wound to, in seconds.
  public var duration: Int
  /// Whether it has sounded before, and was put off.
  public var isSnoozed: Bool
  /// The number of times that it has sounded.
  public var soundings: Int
  /// When it sounded last.
  public var soundedAt: Moment?

  /// An alarm that has not sounded.
  public init(
    id: String, scheduledAt: Moment, delay: Double, duration: Int, isSnoozed: Bool = false
  ) {
    self.id = id
    self.scheduledAt = scheduledAt
    self.delay = delay
    self.duration = duration
    self.isSnoozed = isSnoozed
    soundings = 0
  }

  /// Reads an alarm; older ones say nothing of snoozing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    scheduledAt = try values.decode(Moment.self, forKey: .scheduledAt)
    delay = try values.decode(Double.self, forKey: .delay)
    duration = try values.decode(Int.self, forKey: .duration)
    isSnoozed = try values.decodeIfPresent(Bool.self, forKey: .isSnoozed) ?? false
    soundings = try values.decode(Int.self, forKey: .soundings)
    soundedAt = try values.decodeIfPresent(Moment.self, forKey: .soundedAt)
  }

  private enum CodingKeys: String, CodingKey {
    case id, scheduledAt, delay, isSnoozed, soundings, soundedAt
    case duration = "wound"
  }
}

extension ScheduledAlarm {
  /// The alarm as it is written to a file.
  public var data: Data {
    get throws { try JSONEncoder().encode(self) }
  }

  /// The alarm that a file holds, if it holds one that can be.
  public init?(data: Data) {
    guard let alarm: ScheduledAlarm = record(from: data), alarm.isPossible else { return nil }
    self = alarm
  }
}

extension ScheduledAlarm {
  /// The most soundings that an alarm can have: a thousand years of them.
  private static let mostSoundings = 3_153_600_000

  /// Whether a timer can have scheduled it, and it can have sounded as often as it says.
  var isPossible: Bool {
    (1...OvoTimer.longestTime).contains(duration) && delay > 0
      && delay <= Double(isSnoozed ? OvoTimer.longestSnooze : duration)
      && (0...Self.mostSoundings).contains(soundings)
  }

  /// Whether it has been heard, and was that of a timer with this record.
  func has(soundedFor record: TimerRecord) -> Bool { id == record.alarm && soundings > 0 }

  /// The seconds until it sounds; none or less when it should have sounded.
  func secondsLeft(at now: Moment) -> Double {
    milliseconds(delay - now.seconds(since: scheduledAt))
  }
}

/// The value that a file of JSON holds.
///
/// `JSONDecoder` of Swift 6.3 traps, instead of throwing, where the last byte opens the 513th level.
func record<Record: Decodable>(from data: Data) -> Record? {
  guard data.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) <= 8 else {
    return nil
  }
  return try? JSONDecoder().decode(Record.self, from: data)
}
