import Dispatch
import OpenCombineDispatch
import VitroConcurrency

/// A queue that publishers deliver on, where a screen knows what its events have begun.
///
/// What an event sends through `receive(on: DispatchQueue.main)` is a part of that event: a test that
/// has tapped sees it delivered. A delay takes real time.
public struct EventQueue: Scheduler {
  /// A moment, as Dispatch counts.
  public typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType

  /// The options of work: how Dispatch is to treat it.
  public typealias SchedulerOptions = DispatchQueue.OCombine.SchedulerOptions

  private let base: DispatchQueue.OCombine

  init(_ queue: DispatchQueue) {
    base = queue.ocombine
  }

  /// The queue that stands for run loops: no run loop runs on the main thread of a server.
  static var forRunLoops: EventQueue { EventQueue(DispatchQueue.main) }

  /// The moment as it is now.
  public var now: SchedulerTimeType { base.now }

  /// How much later than asked for work may begin.
  public var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

  /// Does something as soon as the queue gets to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, RestScope.keeping(action))
  }

  /// Does something after a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Does something after a moment, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    base.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
