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
  var description: String { String(cString: strerror(code)) }
}

/// Reading and writing whole files, such that what was written survives a power cut.
enum DurableFile {
  private static let chunk = 1 << 16

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try retrying { open(path, O_RDONLY | O_CLOEXEC) }
    defer { _ = close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = try retrying { systemRead(file, &buffer, chunk) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Writes a temporary file beside the old one, then puts it in its place.
  static func write(_ bytes: [UInt8], to name: String, in folder: String) throws(SystemError) {
    var template = Array("\(folder)/.\(name).XXXXXX".utf8CString)
    let file = try retrying { mkstemp(&template) }
    do throws(SystemError) {
      do throws(SystemError) {
        try write(bytes, to: file)
        _ = try retrying { fsync(file) }
      } catch {
        _ = close(file)
        throw error
      }
      // An interrupted close has closed the file: it must not be tried again.
      if close(file) != 0, errno != EINTR { throw SystemError.last }
      _ = try retrying { rename(template, "\(folder)/\(name)") }
    } catch {
      _ = unlink(template)
      throw error
    }
    try syncFolder(folder)
  }

  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 { return try syncFolder(parent(of: path)) }
    switch errno {
    case EEXIST: return
    case ENOENT:
      try makeFolder(parent(of: path))
      try makeFolder(path)
    default: throw .last
    }
  }

  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try retrying {
        bytes.withUnsafeBytes { systemWrite(file, $0, from: written) }
      }
    }
  }

  private static func syncFolder(_ path: String) throws(SystemError) {
    let folder = try retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { _ = close(folder) }
    _ = try retrying { fsync(folder) }
  }

  /// Calls the system again for as long as a signal interrupts it.
  private static func retrying<Number: SignedInteger>(
    _ call: () -> Number
  ) throws(SystemError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, count) }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
  return write(file, rest.baseAddress, rest.count)
}
