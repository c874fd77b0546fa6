public import Dispatch
public import Foundation
public import Vitro
public import VitroCombine

extension Effect {
  /// Runs the effect when nothing has asked for it for a while: `Effect/debounce(id:for:clock:fileID:filePath:line:column:)`.
  public func debounce(
    id: some Hashable & Sendable, for quietTime: AnyScheduler.SchedulerTimeType.Stride,
    scheduler: AnyScheduler, options: AnyScheduler.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    debounce(
      id: id, for: .nanoseconds(quietTime.magnitude), clock: SchedulerClock(scheduler: scheduler),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the effect when nothing has asked for it for a while; any queue counts as the main one.
  public func debounce(
    id: some Hashable & Sendable, for quietTime: AnyScheduler.SchedulerTimeType.Stride,
    scheduler: DispatchQueue,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    debounce(
      id: id, for: quietTime, scheduler: AnyScheduler.main, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Runs the effect when nothing has asked for it for a while; a run loop counts as the main queue.
  public func debounce(
    id: some Hashable & Sendable, for quietTime: AnyScheduler.SchedulerTimeType.Stride,
    scheduler: RunLoop,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    debounce(
      id: id, for: quietTime, scheduler: AnyScheduler.main, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Runs the effect once in an interval: `Effect/throttle(id:for:clock:latest:fileID:filePath:line:column:)`.
  public func throttle(
    id: some Hashable & Sendable, for interval: AnyScheduler.SchedulerTimeType.Stride,
    scheduler: AnyScheduler, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    throttle(
      id: id, for: .nanoseconds(interval.magnitude), clock: SchedulerClock(scheduler: scheduler),
      latest: latest, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the effect once in an interval; any queue counts as the main one.
  public func throttle(
    id: some Hashable & Sendable, for interval: AnyScheduler.SchedulerTimeType.Stride,
    scheduler: DispatchQueue, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    throttle(
      id: id, for: interval, scheduler: AnyScheduler.main, latest: latest, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Runs the effect once in an interval; a run loop counts as the main queue.
  public func throttle(
    id: some Hashable & Sendable, for interval: AnyScheduler.SchedulerTimeType.Stride,
    scheduler: RunLoop, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    throttle(
      id: id, for: interval, scheduler: AnyScheduler.main, latest: latest, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// The time of a scheduler, as a clock.
private struct SchedulerClock: Clock {
  struct Instant: InstantProtocol {
    /// Since a moment that is the same for one scheduler.
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  let scheduler: AnyScheduler

  var now: Instant {
    Instant(offset: .nanoseconds(Int64(scheduler.now.dispatchTime.uptimeNanoseconds)))
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (seconds, attoseconds) = now.duration(to: deadline).components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    guard nanoseconds > 0 else { return }
    try await scheduler.sleep(for: .nanoseconds(nanoseconds))
  }
}
