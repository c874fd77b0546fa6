#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the clocks of a machine say at one moment.
public struct Moment: Hashable, Sendable, Codable {
  /// What the wall clock says, which people, networks and time zones set forward and back.
  public var date: Date
  /// What the clock says that begins with each start of the machine; `nil` where there is none.
  public var uptime: Uptime?

  /// A moment.
  public init(_ date: Date, uptime: Uptime? = nil) {
    self.date = date
    self.uptime = uptime
  }
}

/// How long a machine has been on, sleep included: a clock that nobody sets.
public struct Uptime: Hashable, Sendable, Codable {
  /// Which start of which machine it counts from.
  public var boot: String
  /// How many seconds ago that was.
  public var seconds: Double

  /// A time since a start of a machine.
  public init(boot: String, seconds: Double) {
    self.boot = boot
    self.seconds = seconds
  }
}

extension Moment {
  /// How many seconds lie between an earlier moment and this one, never less than none: by the clock
  /// that nobody sets where both are of the same start of a machine, else by the wall clock.
  public func seconds(since earlier: Moment) -> Double {
    uptime(since: earlier) ?? max(0, date.timeIntervalSince(earlier.date))
  }

  /// How many seconds the machine has been on since an earlier moment of the same start; `nil` where no
  /// clock knows, and where that moment is said to lie ahead, which it cannot.
  func uptime(since earlier: Moment) -> Double? {
    guard let uptime, let before = earlier.uptime, uptime.boot == before.boot,
      uptime.seconds >= before.seconds
    else { return nil }
    return uptime.seconds - before.seconds
  }
}
