public import Foundation
public import OvoTimerDomain

/// The state of a timer and its service, as followers are told it.
public struct TimerStatus: Hashable, Sendable, Codable {
  /// The timer.
  public var timer: OvoTimer
  /// Which run of the service tells it; what two runs tell cannot be compared.
  public var run: String
  /// The number of changes before this one since the service began; of two, the higher is newer.
  public var revision: Int
  /// The date of the alarm of a timer that runs or is snoozed, or since when it sounds, by the wall clock; `nil`
  /// where there is no alarm.
  public var end: Date?
  /// The times that were used last, in seconds, the newest first.
  public var recentTimes: [Int]
  /// The problem of the service, for people, such as a disk that is full.
  public var problem: String?

  /// Makes a status.
  public init(
    timer: OvoTimer = OvoTimer(), run: String = "", revision: Int = 0, end: Date? = nil,
    recentTimes: [Int] = [], problem: String? = nil
  ) {
    self.timer = timer
    self.run = run
    self.revision = revision
    self.end = end
    self.recentTimes = recentTimes
    self.problem = problem
  }
}
