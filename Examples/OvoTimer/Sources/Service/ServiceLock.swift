import Foundation
public import OvoTimerLink

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

  /// Takes the lock of a place; throws a ``LinkError`` where another service holds it.
  public init(_ place: Place) throws {
    try? FileManager.default.createDirectory(
      atPath: place.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // Where the folder cannot be written to, the timer lives in memory, and its socket is the place.
    var file = open(place.folder + "/ovo.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file < 0 { file = open(place.socket + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard file >= 0 else {
      throw LinkError.noService(
        reason: "neither \(place.folder) nor the folder of \(place.socket) can be written to.")
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw LinkError.refused("There is a service of this timer already, at \(place.socket).")
    }
    self.file = file
  }

  deinit { close(file) }
}
