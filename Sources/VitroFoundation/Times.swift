import Foundation

// What C and Core Foundation bring beside Foundation on Apple's platforms.
#if !canImport(Darwin)
  /// How many nanoseconds a second has.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// How many nanoseconds a millisecond has.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// How many nanoseconds a microsecond has.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// How many microseconds a second has.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// A moment in seconds since the beginning of 2001.
  public typealias CFAbsoluteTime = Double
  /// A time in seconds.
  public typealias CFTimeInterval = Double

  /// The seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

  /// The seconds since the machine was started.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Does something; there is nothing to release.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
