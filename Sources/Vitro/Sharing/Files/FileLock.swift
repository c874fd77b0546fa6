#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lock of a file, which one program at a time has; it is let go when nobody holds this object.
///
/// It is an empty file beside the other one, which is replaced with each save. The system unlocks it
/// when the program ends, however that happens.
final class FileLock: Sendable {
  /// The time to wait for a program that did not let go of the lock in time before.
  static let impatience = Duration.milliseconds(50)
  /// The microseconds between two looks at a lock that another program has.
  private static let interval: UInt32 = 100

  /// Sleeps, so that another program which looks for the lock finds that it has gone: the system tells
  /// nobody who does not wait in `flock` itself, and a wait there has no end.
  static func pause() { _ = usleep(5 * interval) }

  private let path: String
  private let file: Int32

  private init(path: String, file: Int32) {
    self.path = path
    self.file = file
  }

  deinit {
    // While it is still locked: whoever waits for it finds that it has gone, and makes another one.
    if FileLock.isInPlace(file, at: path) { _ = unlink(path) }
    _ = close(file)
  }

  /// Takes the lock of a file, waiting for whoever has it; throws a `FilesError` if that lasts longer.
  ///
  /// - Returns: `nil` where there can be no lock, because the folder is not there yet, cannot be
  ///   written to, or is on a disk without locks.
  static func take(
    _ name: String,
    in folder: String,
    within patience: Duration
  ) throws(FilesError) -> FileLock? {
    let path = "\(folder)/.\(name).lock"
    let end = ContinuousClock.now + patience
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if file < 0, errno == EINTR { continue }
      guard file >= 0 else { return nil }
      while flock(file, LOCK_EX | LOCK_NB) != 0 {
        let isTaken = errno == EAGAIN
        if isTaken, ContinuousClock.now < end {
          // A wait in `flock` itself would have no end.
          _ = usleep(interval)
          continue
        }
        _ = close(file)
        if isTaken {
          throw .failed(name: name, reason: "another program is changing it, and does not end")
        }
        return nil
      }
      if isInPlace(file, at: path) { return FileLock(path: path, file: file) }
      // Whoever had it has removed it.
      _ = close(file)
    }
  }

  private static func isInPlace(_ file: Int32, at path: String) -> Bool {
    guard let status = FileStatus(of: file) else { return false }
    return status == FileStatus(at: path)
  }
}
