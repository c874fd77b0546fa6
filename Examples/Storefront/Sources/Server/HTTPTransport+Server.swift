import Foundation
import Synchronization
import VitroWeb
public import WebAPI

extension WebAPI.HTTPTransport {
  /// The way to a server in the same process, without a socket: the pages of a program that are many take no
  /// descriptors for what they ask and hear.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - deadline: How long an answer may take.
  ///   - clock: The clock of the deadline.
  public static func direct(
    to server: ShopServer, deadline: Duration = usualDeadline,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> WebAPI.HTTPTransport {
    .init { request in
      try await within(deadline, of: clock) {
        let response = try await server.response(to: request)
        return WebAPI.HTTPResponse(
          status: response.status.code, type: response.mediaType,
          body: try await response.bodyToItsEnd())
      }
    } stream: { request in
      let response = try await server.response(to: request)
      let (parts, continuation) = AsyncThrowingStream.makeStream(
        of: Data.self, throwing: Error.self)
      let writing = Task {
        do {
          try await response.read { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in writing.cancel() }
      return HTTPStream(status: response.status.code, type: response.mediaType, body: parts)
    }
  }
}

extension ShopServer {
  fileprivate func response(to request: WebAPI.HTTPRequest) async throws -> WebResponse {
    var fields = HTTPFields()
    for (name, value) in request.headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    let head = HTTPTypes.HTTPRequest(
      method: .init(request.method) ?? .get, scheme: "http", authority: "shop",
      path: request.url.path(percentEncoded: true) + query, headerFields: fields)
    let asked = WebRequest(head: head, body: request.body ?? Data())
    guard let response = try await respond(to: asked) else {
      throw TransportError.notReached
    }
    return response
  }
}

extension WebResponse {
  fileprivate var mediaType: String {
    WebAPI.HTTPResponse.mediaType(of: headers[.contentType])
  }

  /// All of its body.
  package func bodyToItsEnd() async throws -> Data {
    let all = Mutex(Data())
    try await read { part in all.withLock { $0 += part } }
    return all.withLock { $0 }
  }

  /// Reads its body as it comes.
  fileprivate func read(_ take: @escaping @Sendable (Data) -> Void) async throws {
    switch body {
    case .bytes(let data): take(data)
    case .parts(let write): try await write { take($0) }
    }
  }
}
