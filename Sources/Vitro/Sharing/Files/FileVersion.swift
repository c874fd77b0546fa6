#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A version of a file. It is held open, because the system gives the number of a file that nobody
/// has to the next one, which could pass for this version then.
final class FileVersion: Sendable {
  private let path: String
  private let file: Int32
  private let status: FileStatus

  /// The version that is at a path now; `nil` if there is none.
  init?(at path: String) {
    // Opening a pipe for reading would wait for its writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    guard let status = FileStatus(of: file) else {
      _ = close(file)
      return nil
    }
    self.path = path
    self.file = file
    self.status = status
  }

  deinit {
    _ = close(file)
  }

  /// Whether it is still the one at its path.
  var isCurrent: Bool { FileStatus(at: path) == status }
}
