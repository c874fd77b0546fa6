import Foundation

/// A connection to a program that takes commands at a socket of the file system.
struct CommandSocket {
  private let handle: FileHandle

  /// Connects; `nil` where nobody listens.
  init?(path: String) {
    #if canImport(Darwin)
      let number = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard number >= 0 else { return nil }
    handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) }
    }
    guard status == 0 else { return nil }
  }

  /// The outcome of a request.
  enum Outcome {
    case answer(Data)
    /// The program has ended.
    case end
    /// No answer has come in time.
    case silence
  }

  /// Sends a line, and waits for the next one.
  ///
  /// - Parameter patience: The number of seconds in which it should come.
  func outcome(of line: Data, within patience: Int) -> Outcome {
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(
      handle.fileDescriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard (try? handle.write(contentsOf: line + [UInt8(ascii: "\n")])) != nil else { return .end }
    var answer = Data()
    do {
      while let part = try handle.read(upToCount: 1), !part.isEmpty {
        if part[part.startIndex] == UInt8(ascii: "\n") { return .answer(answer) }
        answer += part
      }
      return .end
    } catch {
      // A program that ends in the middle of something resets the connection.
      return (error as NSError).underlyingCode == ECONNRESET ? .end : .silence
    }
  }
}

extension NSError {
  /// The number that the system has given.
  fileprivate var underlyingCode: Int32 {
    let error = userInfo[NSUnderlyingErrorKey] as? NSError ?? self
    return Int32(error.code)
  }
}
