import Foundation

/// Times at which something is shown anew.
public protocol TimelineSchedule {
  /// The kind of sequence that the times are.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The mode of a timeline: how many of the times count.
  typealias Mode = TimelineScheduleMode

  /// The times from a date on, in order; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The mode of a schedule, by the share of its times that count.
public enum TimelineScheduleMode: Sendable {
  /// All.
  case normal
  /// Few, because nobody looks closely.
  case lowFrequency
}

/// Times with the same interval between them.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// The shortest interval in seconds.
  public static let shortestInterval = 0.01

  private let start: Date
  private let interval: TimeInterval

  /// Makes times from a date on, with so many seconds between them.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, PeriodicTimelineSchedule.shortestInterval)
  }

  /// The last time before a date or at it, and all after that.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, Double> {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let (start, interval) = (start, interval)
    return sequence(state: max(passed, 0)) { count in
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Makes the times.
  public init() {}

  /// The beginning of the minute of a date, and all after that.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, Double> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Times as given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of times in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Times that follow each other so closely that it looks like a motion.
///
/// What is shown goes over the wire each time: without an interval there are twenty in a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// The time between two pictures in seconds, where nobody says it.
  public static let usualInterval = 0.05

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Makes times with at least so many seconds between them, or, while it is paused, one.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? AnimationTimelineSchedule.usualInterval
    isPaused = paused
  }

  /// The times from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PrefixSequence<UnfoldSequence<Date, Double>> {
    PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
      .prefix(isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times from a date on, with so many seconds between them.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Times that follow each other so closely that it looks like a motion.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Times that follow each other so closely that it looks like a motion.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Times as given.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
