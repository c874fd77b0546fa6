import Foundation
import Hummingbird
import Synchronization
import VitroWeb

extension Request {
  /// The request that a router of Hummingbird's gets for one of the server's.
  init(_ request: WebRequest) {
    self.init(
      head: request.head, body: RequestBody(buffer: ByteBuffer(bytes: request.body)))
  }
}

extension WebResponse {
  /// The response of a router of Hummingbird's, as the server sends it: at once where it says how long it is.
  init(_ response: Response) async throws {
    self.init(status: response.status, headers: response.headers)
    let body = response.body
    guard body.contentLength != nil else {
      self.body = .parts { write in try await body.write(Parts(write: write)) }
      return
    }
    let all = Mutex(Data())
    try await body.write(Parts { part in all.withLock { $0 += part } })
    self.body = .bytes(all.withLock { $0 })
  }
}

/// A writer of Hummingbird's that hands the parts on.
private struct Parts: ResponseBodyWriter {
  let write: @Sendable (Data) async throws -> Void

  func write(_ buffer: ByteBuffer) async throws { try await write(Data(buffer.readableBytesView)) }
  consuming func finish(_ trailingHeaders: HTTPFields?) {}
}
