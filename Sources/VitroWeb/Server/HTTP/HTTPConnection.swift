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
      do {
        while case .head(let head)? = try await parts.next() {
          guard try await isKeptOpen(after: head, parts, outbound, routes) else { break }
        }
      } catch is HTTPParserError {
        try await outbound.write(contentsOf: [.head(.notUnderstood), .end(nil)])
        channel.channel.closeSoon()
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
    let isAwaited = head.headers.first(name: "expect")?.lowercased() == "100-continue"
    let body = RequestBody(parts) {
      if isAwaited { try await outbound.write(.head(.goOn)) }
    }
    let response = await routes.respond(to: WebRequest(head: request), body, of: client)
    if client.isGivenUp { channel.channel.closeLater() }
    do {
      try await send(response, outbound, to: head)
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
    // A body that nobody has asked for may come or not.
    guard head.isKeepAlive, isFramed(response, head), !isAwaited || body.hasBegun else {
      return false
    }
    do {
      while try await body.next() != nil {}
      return true
    } catch is HTTPParserError {
      channel.channel.closeSoon()
      return false
    }
  }

  /// Whether the client sees where the response ends without the end of the connection: version 1.0 knows no chunks.
  private func isFramed(_ response: WebResponse, _ head: HTTPRequestHead) -> Bool {
    guard head.method != .HEAD, case .parts = response.body else { return true }
    return head.version != .http1_0
  }

  private func send(
    _ response: WebResponse, _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>,
    to request: HTTPRequestHead
  ) async throws {
    let isFramed = isFramed(response, request)
    let head = HTTPResponseHead(response, version: isFramed ? .http1_1 : .http1_0, to: request)
    guard request.method != .HEAD, head.status.mayHaveResponseBody else {
      return try await outbound.write(contentsOf: [.head(head), .end(nil)])
    }
    switch response.body {
    case .bytes(let data) where data.count <= Self.mostAtOnce:
      let body = data.isEmpty ? [] : [HTTPServerResponsePart.body(.byteBuffer(.init(bytes: data)))]
      try await outbound.write(contentsOf: [.head(head)] + body + [.end(nil)])
    case .bytes(let data):
      try await outbound.write(.head(head))
      // Piece by piece: whether the client reads on is seen by what it has left.
      var left = data[...]
      while !left.isEmpty {
        try await outbound.write(.body(.byteBuffer(.init(bytes: left.prefix(Self.mostAtOnce)))))
        left = left.dropFirst(Self.mostAtOnce)
      }
      try await outbound.write(.end(nil))
    case .parts(let body):
      try await outbound.write(.head(head))
      let sent = await client.during(untilServerEnds: true) {
        await Result {
          try await body { part in
            // Also where the task is cancelled: the last words of what ends.
            try await Task { try await outbound.write(.body(.byteBuffer(.init(bytes: part)))) }
              .value
          }
        }
      }
      try sent.get()
      try await outbound.write(.end(nil))
    }
  }

  /// How many bytes of a body are written at once.
  private static var mostAtOnce: Int { 64 * 1_024 }
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
    let host = head.headers.first(name: "host")
    let (authority, path) = Self.parts(of: head.uri)
    self.init(
      method: method, scheme: "http", authority: host == nil ? nil : authority ?? host,
      path: path, headerFields: HTTPFields(head.headers))
  }

  /// The host and the path of a request's target. It is a whole address where a proxy is meant, and its host counts then
  /// (RFC 9112, section 3.2.2).
  private static func parts(of target: String) -> (authority: String?, path: String) {
    guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else {
      return (nil, target)
    }
    let rest = target[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest[authority.endIndex...]
    return (String(authority), path.hasPrefix("/") ? String(path) : "/\(path)")
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
  /// The answer to what is no HTTP.
  fileprivate static var notUnderstood: HTTPResponseHead {
    HTTPResponseHead(
      version: .http1_1, status: .badRequest,
      headers: ["connection": "close", "content-length": "0"])
  }

  /// The word that a client waits for before it sends a body.
  fileprivate static var goOn: HTTPResponseHead {
    HTTPResponseHead(version: .http1_1, status: .continue)
  }

  fileprivate init(_ response: WebResponse, version: HTTPVersion, to request: HTTPRequestHead) {
    self.init(
      version: version,
      status: HTTPResponseStatus(
        statusCode: response.status.code, reasonPhrase: response.status.reasonPhrase),
      headers: HTTPHeaders(response.headers.map { ($0.name.rawName, $0.value) }))
    frame(response.body, isSent: request.method != .HEAD)
  }

  /// Says where the body ends, whatever the application says of it; after `HEAD` how long it would be, where that is known.
  private mutating func frame(_ body: WebResponse.Body, isSent: Bool) {
    headers.remove(name: "content-length")
    headers.remove(name: "transfer-encoding")
    guard status.mayHaveResponseBody else { return }
    switch body {
    case .bytes(let data): headers.add(name: "content-length", value: "\(data.count)")
    case .parts where isSent && version == .http1_1:
      headers.add(name: "transfer-encoding", value: "chunked")
    case .parts: break
    }
  }
}
