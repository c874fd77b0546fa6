import Dispatch
import Foundation

// OpenCombine's own timer waits for a run loop, and on Linux none runs where the main actor does.
extension Timer {
  /// A publisher that sends the date after each interval, on the main queue.
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> QueueTimer {
    QueueTimer(interval: interval, tolerance: nil)
  }

  /// A publisher that sends the date after each interval, or a little later, on the main queue.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval?, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> QueueTimer {
    QueueTimer(interval: interval, tolerance: tolerance)
  }

  /// The publisher that ``publish(every:on:in:)`` makes.
  public typealias TimerPublisher = QueueTimer
}

/// Sends the date after each interval, from when it is connected.
public final class QueueTimer: ConnectablePublisher {
  /// The output: the date as it is then.
  public typealias Output = Date

  /// It never fails.
  public typealias Failure = Never

  /// The seconds between two dates.
  public let interval: TimeInterval

  /// How much later a date may come, in seconds.
  public let tolerance: TimeInterval?

  private let dates = PassthroughSubject<Date, Never>()

  init(interval: TimeInterval, tolerance: TimeInterval?) {
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Sends the dates to a subscriber as well.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    dates.subscribe(subscriber)
  }

  /// Begins; the dates end when what it gives is cancelled or let go.
  public func connect() -> any Cancellable {
    // A subject has a lock of its own.
    nonisolated(unsafe) let dates = dates
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue.main)
    let leeway = DispatchTimeInterval.nanoseconds(Int((tolerance ?? 0) * 1_000_000_000))
    source.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
    source.setEventHandler { dates.send(Date()) }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
