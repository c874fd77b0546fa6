import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1

/// A connection that speaks HTTP: its requests are answered one after the other.
struct HTTPConnection: Sendable {
  /// The parts of requests and responses.
  let channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>
  /// The client at the other end.
  let client: ClientPresence

  /// Answers until the client or the server ends the connection.
  ///
  /// - Throws: The error of a client that speaks no HTTP, or has gone.
  func run(_ routes: Routes) async throws {
    try await channel.executeThenClose { inbound, outbound in
      let parts = RequestParts(inbound)
      while case .head(let head)? = try await parts.next() {
        guard try await isKeptOpen(after: head, parts, outbound, routes) else { break }
      }
      // What the client is still sending is read for a moment: else it might lose the answer.
      outbound.finish()
      while try await parts.next() != nil {}
      try await channel.channel.closeFuture.get()
    }
  }

  /// Answers a request; returns whether there may be another one.
  private func isKeptOpen(
    after head: HTTPRequestHead, _ parts: RequestParts,
    _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>, _ routes: Routes
  ) async throws -> Bool {
    guard let request = HTTPRequest(head) else { return false }
    let body = RequestBody(parts)
    let response = await routes.respond(to: WebRequest(head: request), body, of: client)
    do {
      try await send(response, outbound)
      await response.whenSent?()
    } catch {
      await response.whenSent?()
      throw error
    }
    if response.headers[.connection] == "close" {
      // The rest of a body that was refused is not waited for.
      if head.isKeepAlive { channel.channel.closeSoon() }
      return false
    }
    guard head.isKeepAlive else { return false }
    while try await body.next() != nil {}
    return true
  }

  private func send(
    _ response: WebResponse, _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
  ) async throws {
    let head = HTTPResponseHead(response)
    switch response.body {
    case .bytes(let data) where data.isEmpty:
      try await outbound.write(contentsOf: [.head(head), .end(nil)])
    case .bytes(let data):
      try await outbound.write(
        contentsOf: [.head(head), .body(.byteBuffer(ByteBuffer(bytes: data))), .end(nil)])
    case .parts(let body):
      try await outbound.write(.head(head))
      let sent = await client.during(untilServerEnds: true) {
        await Result {
          try await body { part in
            // Also where the task is cancelled: the last words of what ends.
            try await Task { try await outbound.write(.body(.byteBuffer(ByteBuffer(bytes: part)))) }
              .value
          }
        }
      }
      try sent.get()
      try await outbound.write(.end(nil))
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

extension HTTPRequest {
  /// Reads what came over HTTP/1.1; `nil` where the method is none.
  fileprivate init?(_ head: HTTPRequestHead) {
    guard let method = Method(head.method.rawValue) else { return nil }
    self.init(
      method: method, scheme: "http", authority: head.headers.first(name: "host"),
      path: Self.path(of: head.uri), headerFields: HTTPFields(head.headers))
  }

  /// The path of a request's target, which is a whole address where a proxy is meant (RFC 9112, section 3.2.2).
  private static func path(of target: String) -> String {
    guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return target }
    let rest = target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
    return rest.hasPrefix("/") ? String(rest) : "/\(rest)"
  }
}

extension HTTPFields {
  /// Reads the header fields of a request, but for its host.
  init(_ headers: HTTPHeaders) {
    self.init()
    for (name, value) in headers where name.lowercased() != "host" {
      guard let name = HTTPField.Name(name) else { continue }
      append(HTTPField(name: name, value: value))
    }
  }
}

extension HTTPResponseHead {
  fileprivate init(_ response: WebResponse) {
    let fields = response.headers.map { ($0.name.rawName, $0.value) }
    var headers = HTTPHeaders(fields)
    // That of a body which is not there, after `HEAD`, is there already.
    if case .bytes(let data) = response.body,
      !data.isEmpty || !headers.contains(name: "content-length")
    {
      headers.replaceOrAdd(name: "content-length", value: "\(data.count)")
    }
    self.init(
      version: .http1_1,
      status: HTTPResponseStatus(
        statusCode: response.status.code, reasonPhrase: response.status.reasonPhrase),
      headers: headers)
  }
}
