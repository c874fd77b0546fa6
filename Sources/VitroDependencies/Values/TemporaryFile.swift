#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An empty file beside the one that it will replace, open for writing.
struct TemporaryFile {
  let path: String
  let file: Int32

  /// Takes the one name that a program which was killed may have left behind, so that no heap of
  /// such files grows; a name of its own if somebody else is writing.
  init(for name: String, in folder: String) throws(SystemError) {
    let usual = "\(folder)/.\(name).saving"
    if let file = TemporaryFile.takeAlone(usual) {
      (path, self.file) = (usual, file)
      return
    }
    var template = Array("\(folder)/.\(name).XXXXXX".utf8CString)
    file = try DurableFile.retrying { mkstemp(&template) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func takeAlone(_ path: String) -> Int32? {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return nil }
    // Whoever had it may have put it in place before it was locked here.
    if flock(file, LOCK_EX | LOCK_NB) == 0, isStill(file, at: path), ftruncate(file, 0) == 0 {
      return file
    }
    _ = close(file)
    return nil
  }

  private static func isStill(_ file: Int32, at path: String) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(file, &opened) == 0, stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
