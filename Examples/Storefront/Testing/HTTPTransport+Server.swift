import Foundation
import HTTPTypes
import Hummingbird
public import StorefrontHTTP
public import StorefrontServer
import Synchronization

extension WebAPI.HTTPTransport {
  /// The way to a server in the same process, without a socket.
  public static func direct(to server: ShopServer) -> WebAPI.HTTPTransport {
    .init { request in
      var fields = HTTPFields()
      for (name, value) in request.headers {
        if let name = HTTPField.Name(name) { fields[name] = value }
      }
      let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
      let head = HTTPTypes.HTTPRequest(
        method: .init(request.method) ?? .get, scheme: "http", authority: "shop",
        path: request.url.path(percentEncoded: true) + query, headerFields: fields)
      let body = RequestBody(buffer: ByteBuffer(bytes: request.body ?? Data()))
      guard let response = try await server.respond(to: Request(head: head, body: body)) else {
        throw TransportError.notReached
      }
      return WebAPI.HTTPResponse(
        status: response.status.code,
        type: WebAPI.HTTPResponse.mediaType(of: response.headers[.contentType]),
        body: Data(buffer: try await response.bodyToItsEnd()))
    }
  }
}

extension Response {
  /// All of its body.
  package func bodyToItsEnd() async throws -> ByteBuffer {
    let all = Mutex(ByteBuffer())
    try await body.write(BodyReader { part in all.withLock { _ = $0.writeImmutableBuffer(part) } })
    return all.withLock { $0 }
  }
}

private struct BodyReader: ResponseBodyWriter {
  var write: (ByteBuffer) -> Void

  func write(_ buffer: ByteBuffer) { write(buffer) }
  consuming func finish(_ trailingHeaders: HTTPFields?) {}
}
