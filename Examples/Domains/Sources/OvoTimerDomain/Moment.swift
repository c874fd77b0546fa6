#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A moment by the clocks of a machine.
public struct Moment: Hashable, Sendable, Codable {
  /// The wall clock, which people and networks set forward and back.
  public var date: Date
  /// The clock that begins with each start of the machine; `nil` where there is none.
  public var uptime: Uptime?

  /// A moment.
  public init(_ date: Date, uptime: Uptime? = nil) {
    self.date = date
    self.uptime = uptime
  }
}

/// The time since a machine was started, sleep included: a clock that cannot be set.
public struct Uptime: Hashable, Sendable, Codable {
  /// Which start of which machine it counts from.
  public var boot: String
  /// The seconds since then.
  public var seconds: Double

  /// A time since a start of a machine.
  public init(boot: String, seconds: Double) {
    self.boot = boot
    self.seconds = seconds
  }
}

extension Moment {
  /// The seconds between an earlier moment and this one, never less than none: by the clock
  /// that nobody sets where both are of the same start of a machine, else by the wall clock.
  public func seconds(since earlier: Moment) -> Double {
    uptime(since: earlier) ?? max(0, date.timeIntervalSince(earlier.date))
  }

  /// The seconds for which the machine has been on since an earlier moment of the same start; `nil` where no
  /// clock knows, and where that moment is said to lie ahead, which it cannot.
  func uptime(since earlier: Moment) -> Double? {
    guard let uptime, let before = earlier.uptime, uptime.boot == before.boot,
      uptime.seconds >= before.seconds
    else { return nil }
    return uptime.seconds - before.seconds
  }
}
