import Foundation
import VitroConcurrency

/// The clock that ``TimelineView`` sleeps on, with the date that it shows.
public struct TimelineClock: Sendable {
  private let clock: AnyClock<Duration>
  private let date: Date?

  /// Makes a clock that shows the machine's date.
  public init() {
    clock = AnyClock(ContinuousClock())
    date = nil
  }

  /// Makes a clock that shows a date now, and goes on as another clock does.
  public init(_ clock: some Clock<Duration>, from date: Date) {
    self.clock = AnyClock(clock)
    self.date = date
  }

  /// The date that it shows.
  public var now: Date {
    date?.addingTimeInterval(clock.now.offset / .seconds(1)) ?? Date()
  }

  func sleep(_ seconds: TimeInterval) async throws {
    try await clock.sleep(for: .seconds(seconds))
  }
}

private struct TimelineClockKey: EnvironmentKey {
  static let defaultValue = TimelineClock()
}

extension EnvironmentValues {
  /// What ``TimelineView`` sleeps on; a test sets one whose time it moves.
  public var timelineClock: TimelineClock {
    get { self[TimelineClockKey.self] }
    set { self[TimelineClockKey.self] = newValue }
  }
}
