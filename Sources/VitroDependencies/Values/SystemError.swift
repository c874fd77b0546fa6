#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A number that the system gave as the reason why something failed.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var isNotFound: Bool { code == ENOENT }
  var isTaken: Bool { code == EEXIST }
  var isRefused: Bool { code == EINVAL }

  /// The reason as the end of a sentence; the system's own words where there are no better ones.
  var description: String {
    SystemError.sentences[code] ?? String(cString: strerror(code))
  }

  private static let sentences: [Int32: String] = [
    ENOSPC: "the disk is full",
    EDQUOT: "what this user may store on the disk is used up",
    EFBIG: "it would be larger than this program may make a file",
    EACCES: "this program has no permission to do that there",
    EPERM: "the system does not permit it",
    EROFS: "the disk can only be read",
    ENOTDIR: "a part of its path is a file, not a folder",
    EISDIR: "there is a folder of that name",
    ESPIPE: "it is a pipe or a device, not a file",
    ENOENT: "there is nothing at its path",
    ENAMETOOLONG: "its name is too long",
    EMFILE: "this program has too many files open",
    ENFILE: "the system has too many files open",
    EIO: "the disk reports an error",
  ]
}
