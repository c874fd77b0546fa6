import Foundation

/// Views that are made anew at the times of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// Between two times its task sleeps on the clock of the environment, so that a test can move time:
///
/// ```swift
/// let clock = TestClock()
/// let screen = Screen { ClockView().environment(\.timelineClock, TimelineClock(clock, from: date)) }
/// await screen.rest()
/// await clock.advance(by: .seconds(1))
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The context that the views are made of: the time that they are for.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @Environment(\.timelineClock) private var clock
  @State private var date: Date?
  @State private var beginning = Beginning()

  /// Makes views anew at the times of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The views for the time that it is.
  public var body: some View {
    content(Context(date: date ?? beginning.date ?? begin()))
      .task(id: ScheduleIdentity(schedule: schedule)) { await follow() }
  }

  /// The time of the first views, which stays what it is however often they are made.
  private func begin() -> Date {
    let now = clock.now
    let first = schedule.entries(from: now, mode: .normal).first { _ in true }
    let date = first.map { min($0, now) } ?? now
    beginning.date = date
    return date
  }

  private func follow() async {
    for next in schedule.entries(from: clock.now, mode: .normal) {
      let seconds = next.timeIntervalSince(clock.now)
      if seconds > 0 {
        do { try await clock.sleep(seconds) } catch { return }
      }
      if Task.isCancelled { return }
      date = next
    }
  }
}

/// The time for which the views of a schedule were made first.
@MainActor
private final class Beginning {
  var date: Date?
}

/// The time that views are made for.
public struct TimelineViewDefaultContext: Sendable {
  /// The rate at which views are made anew.
  public enum Cadence: Comparable, Sendable {
    /// As often as the schedule says.
    case live
    /// Once in a second.
    case seconds
    /// Once in a minute.
    case minutes
  }

  /// The time.
  public let date: Date
  /// How often views are made anew.
  public var cadence: Cadence { .live }
}

/// Tells schedules apart, as far as they can be.
private struct ScheduleIdentity<Schedule>: Equatable {
  let schedule: Schedule

  static func == (left: ScheduleIdentity, right: ScheduleIdentity) -> Bool {
    guard let schedule = left.schedule as? any Equatable else { return true }
    return schedule.isEqual(right.schedule)
  }
}

extension Equatable {
  fileprivate func isEqual(_ other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
