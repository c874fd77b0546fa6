import Foundation
public import OvoTimerClient
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lock that only one service of a timer holds; the system takes it back when the service ends,
/// however it does.
///
/// It is one file for the folder and one for the socket, since each may be that of another location, too.
public final class ServiceLock: Sendable {
  private let location: ServiceLocation
  private let files: Mutex<[LockedFile]>

  /// Takes the lock of a location; throws a ``TimerClientError`` where another service holds it.
  public init(_ location: ServiceLocation) throws(TimerClientError) {
    self.location = location
    files = Mutex(try Self.take(location))
  }

  /// Whether its files are still where the next service looks for them.
  public var isHeld: Bool { files.withLock { $0.allSatisfy(\.isInPlace) } }

  /// Takes the lock once more where its files have gone; throws a ``TimerClientError`` where another
  /// service holds it by now.
  public func takeAgain() throws(TimerClientError) {
    guard !isHeld else { return }
    // Those that are in place are its own: they are given back first, or they would refuse it.
    files.withLock { $0 = [] }
    let again = try Self.take(location)
    files.withLock { $0 = again }
  }

  private static func take(_ location: ServiceLocation) throws(TimerClientError) -> [LockedFile] {
    var files: [LockedFile] = []
    for path in [location.folder + "/ovo.lock", location.socket + ".lock"] {
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      switch LockedFile.take(path) {
      case .taken(let file): files.append(file)
      // Where the folder cannot be written to, the timer lives in memory.
      case .impossible: continue
      case .held(let process):
        let holder = process.map { " (process \($0))" } ?? ""
        throw .refused("There is a service of this timer already\(holder), at \(location.socket).")
      }
    }
    guard !files.isEmpty else {
      throw .noService(
        reason: "Nothing can be written to \(location.folder). Set OVO_FOLDER to another folder.")
    }
    return files
  }
}

/// A file that is locked as long as this lives.
private final class LockedFile: Sendable {
  private let path: String
  private let file: Int32

  enum Attempt {
    case taken(LockedFile)
    case held(process: Int32?)
    case impossible
  }

  private init(path: String, file: Int32) {
    self.path = path
    self.file = file
  }

  deinit { close(file) }

  static func take(_ path: String) -> Attempt {
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard file >= 0 else { return .impossible }
      let lock = LockedFile(path: path, file: file)
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return .held(process: lock.process) }
      // Where it was removed in between, the lock of the file that is there now is the one that counts.
      guard lock.isInPlace else { continue }
      let words = "\(getpid())\n"
      ftruncate(file, 0)
      _ = pwrite(file, words, words.utf8.count, 0)
      return .taken(lock)
    }
  }

  /// Whether it is still the one at its path.
  var isInPlace: Bool {
    var (mine, theirs) = (stat(), stat())
    return fstat(file, &mine) == 0 && stat(path, &theirs) == 0 && mine.st_ino == theirs.st_ino
      && mine.st_dev == theirs.st_dev
  }

  /// The process that has written itself into it.
  private var process: Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int32(String(decoding: bytes.prefix(count), as: UTF8.self).prefix { $0.isNumber })
  }
}
