#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing whole files, such that what was written survives a power cut.
enum DurableFile {
  private static let chunk = 1 << 16
  /// How many damaged files of one name are kept.
  private static let keptCount = 1_000

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    // Opening a pipe for reading would wait for its writer.
    let file = try retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    defer { _ = close(file) }
    var status = stat()
    _ = try retrying { fstat(file, &status) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError(code: EISDIR)
    default: throw SystemError(code: ESPIPE)
    }
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
    let temporary = try TemporaryFile(for: name, in: folder)
    // Only now, so that nobody else takes the file for an abandoned one before it has moved.
    defer { _ = close(temporary.file) }
    do throws(SystemError) {
      try write(bytes, to: temporary.file)
      _ = try retrying { fullSync(temporary.file) }
      _ = try retrying { rename(temporary.path, "\(folder)/\(name)") }
    } catch {
      _ = unlink(temporary.path)
      throw error
    }
    try syncFolder(folder)
  }

  /// Gives a file another name, one that no file has, such as `items.json.damaged`; returns it.
  static func setAside(_ name: String, in folder: String) throws(SystemError) -> String {
    for number in 1...keptCount {
      let kept = Files.keptName(of: name, number)
      do throws(SystemError) {
        let place = try retrying {
          open("\(folder)/\(kept)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        }
        _ = close(place)
      } catch {
        if error.isTaken { continue }
        throw error
      }
      do throws(SystemError) {
        _ = try retrying { rename("\(folder)/\(name)", "\(folder)/\(kept)") }
      } catch {
        _ = unlink("\(folder)/\(kept)")
        throw error
      }
      try syncFolder(folder)
      return kept
    }
    throw SystemError(code: EEXIST)
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
    do throws(SystemError) {
      _ = try retrying { fsync(folder) }
    } catch {
      // Some file systems sync names with the files, and refuse to sync a folder.
      if !error.isRefused { throw error }
    }
  }

  /// Calls the system again for as long as a signal interrupts it.
  static func retrying<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
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
