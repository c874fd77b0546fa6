import Dispatch
import VitroConcurrency

/// The main queue with the time of a clock.
struct ClockScheduler: Scheduler {
  typealias SchedulerTimeType = EventQueue.SchedulerTimeType
  typealias SchedulerOptions = EventQueue.SchedulerOptions

  /// What Dispatch's time is when the clock is made; its zero means now.
  private static let start: UInt64 = 1_000_000_000

  private let clock: AnyClock<Duration>
  private let queue = EventQueue(DispatchQueue.main)

  init(_ clock: AnyClock<Duration>) {
    self.clock = clock
  }

  var now: SchedulerTimeType {
    let passed = clock.now.offset / .nanoseconds(1)
    return SchedulerTimeType(
      DispatchTime(uptimeNanoseconds: Self.start + UInt64(max(passed, 0))))
  }

  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    // Whoever schedules work gives it away.
    nonisolated(unsafe) let action = action
    sleep(until: instant(date)) {
      action()
      return nil
    }
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let interval = Duration.nanoseconds(max(interval.magnitude, 1))
    let task = sleep(until: instant(date)) {
      action()
      return interval
    }
    return AnyCancellable { task.cancel() }
  }

  /// Sleeps, acts, and sleeps again for as long as the action says.
  @discardableResult
  private func sleep(
    until first: AnyClock<Duration>.Instant,
    then act: @escaping @MainActor @Sendable () -> Duration?
  ) -> Task<Void, Never> {
    // An unstructured task is a part of the event that has sent.
    Task { @MainActor [clock] in
      var next = first
      while (try? await clock.sleep(until: next)) != nil, !Task.isCancelled {
        guard let interval = act() else { return }
        next = next.advanced(by: interval)
      }
    }
  }

  private func instant(_ date: SchedulerTimeType) -> AnyClock<Duration>.Instant {
    let passed = Int64(date.dispatchTime.uptimeNanoseconds) - Int64(Self.start)
    return AnyClock<Duration>.Instant(offset: .nanoseconds(passed))
  }
}
