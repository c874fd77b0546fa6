#if canImport(Darwin)
  import Darwin

  private func timeOfChange(_ status: stat) -> timespec { status.st_mtimespec }
#else
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  private func timeOfChange(_ status: stat) -> timespec { status.st_mtim }
#endif

/// The numbers by which the system tells a file, as it is at a moment, from another one.
struct FileStatus: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let size: off_t
  private let seconds: time_t
  private let nanoseconds: Int

  /// The status of an open file.
  init?(of file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The status of the file at a path; `nil` if there is none.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
    size = status.st_size
    seconds = timeOfChange(status).tv_sec
    nanoseconds = timeOfChange(status).tv_nsec
  }
}
