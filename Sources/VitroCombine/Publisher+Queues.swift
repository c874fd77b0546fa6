import Dispatch
import Foundation

// A run loop stands for the main queue, on which the main actor runs everywhere.
extension Publisher {
  /// Delivers on a queue, as a part of the event that has sent.
  public func receive(
    on queue: DispatchQueue, options: EventQueue.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, EventQueue> {
    receive(on: EventQueue(queue), options: options)
  }

  /// Delivers on the main run loop, as a part of the event that has sent.
  public func receive(on runLoop: RunLoop) -> Publishers.ReceiveOn<Self, EventQueue> {
    receive(on: EventQueue.forRunLoops, options: nil)
  }

  /// Publishes what came last once nothing has come for a while.
  public func debounce(
    for dueTime: EventQueue.SchedulerTimeType.Stride, scheduler runLoop: RunLoop
  ) -> Publishers.Debounce<Self, EventQueue> {
    debounce(for: dueTime, scheduler: EventQueue.forRunLoops, options: nil)
  }

  /// Publishes the first or the last of what comes within each interval.
  public func throttle(
    for interval: EventQueue.SchedulerTimeType.Stride, scheduler runLoop: RunLoop, latest: Bool
  ) -> Publishers.Throttle<Self, EventQueue> {
    throttle(for: interval, scheduler: EventQueue.forRunLoops, latest: latest)
  }

  /// Publishes what comes later than it has come.
  public func delay(
    for interval: EventQueue.SchedulerTimeType.Stride, scheduler runLoop: RunLoop
  ) -> Publishers.Delay<Self, EventQueue> {
    delay(for: interval, scheduler: EventQueue.forRunLoops)
  }
}
