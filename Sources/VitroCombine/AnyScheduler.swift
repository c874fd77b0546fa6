import Dispatch
import VitroConcurrency

/// A scheduler that a model is given, so that a test can hold its pipelines: the main queue for its
/// user, a clock in a test.
///
/// ```swift
/// final class SearchModel: ObservableObject {
///   @Published var query = ""
///   @Published private(set) var asked = ""
///
///   init(scheduler: AnyScheduler = .main) {
///     $query.debounce(for: .milliseconds(300), scheduler: scheduler).assign(to: &$asked)
///   }
/// }
/// ```
///
/// A test makes the model with ``on(_:)`` and a `TestClock`; nothing is published before the clock is
/// advanced, and all that is due has been when it returns.
public struct AnyScheduler: Scheduler, @unchecked Sendable {
  /// A moment, as Dispatch counts.
  public typealias SchedulerTimeType = EventQueue.SchedulerTimeType

  /// The options of work: how Dispatch is to treat it; a clock takes no notice.
  public typealias SchedulerOptions = EventQueue.SchedulerOptions

  // A queue or a clock, which are for any thread.
  private let base: any QueueScheduler

  /// The main queue, on which a delay takes real time.
  public static let main = AnyScheduler(base: EventQueue(DispatchQueue.main))

  /// The main queue with the time of a clock.
  public static func on(_ clock: any Clock<Duration>) -> AnyScheduler {
    AnyScheduler(base: ClockScheduler(AnyClock(clock)))
  }

  /// The moment as it is now.
  public var now: SchedulerTimeType { base.now }

  /// How much later than asked for work may begin.
  public var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

  /// Does something as soon as the queue gets to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, action)
  }

  /// Does something after a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Does something after a moment, and again after each interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    base.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

/// A scheduler that counts as Dispatch does.
private protocol QueueScheduler: Scheduler
where
  SchedulerTimeType == EventQueue.SchedulerTimeType,
  SchedulerOptions == EventQueue.SchedulerOptions
{}

extension EventQueue: QueueScheduler {}
extension ClockScheduler: QueueScheduler {}
