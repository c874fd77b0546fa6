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
/// It is one file for the folder and one for the socket, since each may be that of another location, too;
/// and a first one elsewhere, which stays where it is when the folder is removed.
public final class ServiceLock: Sendable {
  private let location: ServiceLocation
  private let files: Mutex<[LockedFile]>

  /// Takes the lock of a location; throws a ``TimerClientError`` where another service holds it.
  public init(_ location: ServiceLocation) throws(TimerClientError) {
    self.location = location
    files = Mutex(try Self.take(location, keeping: []))
  }

  /// Whether its files are still where the next service looks for them.
  public var isHeld: Bool { files.withLock { $0.allSatisfy(\.isInPlace) } }

  /// Takes those of its files once more that have gone; throws a ``TimerClientError`` where another
  /// service holds one by now.
  public func takeAgain() throws(TimerClientError) {
    let kept = files.withLock { $0.filter(\.isInPlace) }
    let all = try Self.take(location, keeping: kept)
    files.withLock { $0 = all }
  }

  private static func take(
    _ location: ServiceLocation, keeping kept: [LockedFile]
  ) throws(TimerClientError) -> [LockedFile] {
    var files: [LockedFile] = []
    var isStorable = false
    for path in [outside(of: location), location.folder + "/ovo.lock", location.socket + ".lock"] {
      if let file = kept.first(where: { $0.path == path }) {
        files.append(file)
        isStorable = isStorable || path != outside(of: location)
        continue
      }
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      switch LockedFile.take(path, isTemporary: path == outside(of: location)) {
      case .taken(let file):
        files.append(file)
        isStorable = isStorable || path != outside(of: location)
      // Where the folder cannot be written to, the timer lives in memory.
      case .impossible: continue
      case .held(let process):
        let holder = process.map { " (process \($0))" } ?? ""
        throw .refused("There is a service of this timer already\(holder), at \(location.socket).")
      }
    }
    guard isStorable else {
      throw .noService(
        reason: "Nothing can be written to \(location.folder). Set OVO_FOLDER to another folder.")
    }
    return files
  }

  /// The file that tells of a location in the folder of temporary files.
  private static func outside(of location: ServiceLocation) -> String {
    let path = (location.folder as NSString).standardizingPath
    let name = String(AlarmNotifier.number(of: path), radix: 36)
    return FileManager.default.temporaryDirectory.path + "/ovo-\(getuid())-\(name).lock"
  }
}

/// A file that is locked as long as this lives.
private final class LockedFile: Sendable {
  let path: String
  private let file: Int32
  private let isTemporary: Bool

  enum Attempt {
    case taken(LockedFile)
    case held(process: Int32?)
    case impossible
  }

  private init(path: String, file: Int32, isTemporary: Bool) {
    self.path = path
    self.file = file
    self.isTemporary = isTemporary
  }

  deinit {
    if isTemporary, isInPlace { unlink(path) }
    close(file)
  }

  /// Takes the lock of a file. A temporary one, in a folder that all write to, counts only if it is this
  /// user's, and goes with its lock.
  static func take(_ path: String, isTemporary: Bool) -> Attempt {
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
      guard file >= 0 else { return .impossible }
      guard !isTemporary || isOwn(file) else {
        close(file)
        return .impossible
      }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        defer { close(file) }
        return .held(process: process(in: file))
      }
      let lock = LockedFile(path: path, file: file, isTemporary: isTemporary)
      // Where it was removed in between, the lock of the file that is there now is the one that counts.
      guard lock.isInPlace else { continue }
      let words = "\(getpid())\n"
      ftruncate(file, 0)
      _ = pwrite(file, words, words.utf8.count, 0)
      return .taken(lock)
    }
  }

  private static func isOwn(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_uid == getuid()
  }

  /// Whether it is still the one at its path.
  var isInPlace: Bool {
    var (mine, theirs) = (stat(), stat())
    return fstat(file, &mine) == 0 && stat(path, &theirs) == 0 && mine.st_ino == theirs.st_ino
      && mine.st_dev == theirs.st_dev
  }

  /// The process that has written itself into a file.
  private static func process(in file: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int32(String(decoding: bytes.prefix(count), as: UTF8.self).prefix { $0.isNumber })
  }
}
