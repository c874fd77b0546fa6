import Foundation
public import OvoTimerDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Moment {
  /// The present moment by the clocks of this machine.
  public static func ofMachine() -> Moment {
    Moment(Date(), uptime: boot.map { Uptime(boot: $0, seconds: secondsSinceStart()) })
  }

  /// The identity of this start of the machine, as the kernel tells it.
  private static let boot: String? = {
    let path = "/proc/sys/kernel/random/boot_id"
    return (try? String(contentsOfFile: path, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  /// The time since the machine was started, sleep included.
  private static func secondsSinceStart() -> Double {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_MONOTONIC, &time)
    #else
      clock_gettime(CLOCK_BOOTTIME, &time)
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
