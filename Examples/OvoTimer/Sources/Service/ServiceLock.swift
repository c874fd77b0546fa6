import Foundation
public import OvoTimerClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What only one service of a timer can hold; the system takes it back when the service ends, however
/// it does.
public struct ServiceLock: ~Copyable {
  private let file: Int32

  /// Takes the lock of a place; throws a ``TimerClientError`` where another service holds it.
  public init(_ location: ServiceLocation) throws {
    try? FileManager.default.createDirectory(
      atPath: location.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // Where the folder cannot be written to, the timer lives in memory, and its socket is the place.
    var file = open(location.folder + "/ovo.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file < 0 { file = open(location.socket + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard file >= 0 else {
      throw TimerClientError.noService(
        reason: "neither \(location.folder) nor the folder of \(location.socket) can be written to."
      )
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw TimerClientError.refused(
        "There is a service of this timer already, at \(location.socket).")
    }
    self.file = file
  }

  deinit { close(file) }
}
