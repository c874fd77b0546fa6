import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
public import WebAPI

extension HTTPTransport {
  /// Sends each request over a connection of its own, by SwiftNIO; it speaks `http` only, and keeps no cookie.
  ///
  /// For servers that are not ours: on Linux, a server that closes within the head of its answer ends a
  /// process that asks by ``HTTPTransport/urlSession(deadline:limit:)``. Here it is
  /// ``TransportError/notReached``.
  ///
  /// ```swift
  /// let answer = try await HTTPTransport.nio(deadline: .seconds(5)).send(HTTPRequest("GET", url))
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: How long an answer may take, in all; of a stream, its head.
  ///   - limit: How many bytes the body of an answer may have; of a stream, 256 parts may wait that nobody has read.
  ///   - clock: The clock of the deadline.
  public static func nio(
    deadline: Duration = usualDeadline, limit: Int = 1_024 * 1_024,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> HTTPTransport {
    HTTPTransport { request in
      let origin = try Origin(request.url)
      return try await within(deadline, of: clock) {
        let answer = loop.makePromise(of: HTTPResponse.self)
        return try await ask(request, of: origin, answer) { ResponseHandler(answer, limit: limit) }
      }
    } stream: { request in
      let origin = try Origin(request.url)
      return try await within(deadline, of: clock) {
        let answer = loop.makePromise(of: HTTPStream.self)
        return try await ask(request, of: origin, answer) { StreamHandler(answer) }
      }
    }
  }

  private static var loop: any EventLoop { MultiThreadedEventLoopGroup.singleton.next() }

  /// Sends a request, and waits for what a handler makes of the answer; whoever completes it first decides. With a
  /// failure the connection is closed, even one that is not made yet.
  private static func ask<Answer: Sendable>(
    _ request: HTTPRequest, of origin: Origin, _ answer: EventLoopPromise<Answer>,
    _ handler: @escaping @Sendable () -> any ChannelHandler
  ) async throws -> Answer {
    ClientBootstrap(group: answer.futureResult.eventLoop)
      .connectTimeout(.hours(24))  // The deadline is shorter.
      .channelInitializer { channel in
        answer.futureResult.whenFailure { _ in channel.close(promise: nil) }
        return channel.eventLoop.makeSucceededVoidFuture()
      }
      .connect(host: origin.host, port: origin.port)
      .flatMapThrowing { channel in
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHTTPClientHandlers()
        try pipeline.addHandler(handler())
        channel.write(
          HTTPClientRequestPart.head(HTTPRequestHead(request, of: origin)), promise: nil)
        if let body = request.body {
          channel.write(
            HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: body))), promise: nil)
        }
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
      }
      .whenFailure { _ in answer.fail(TransportError.notReached) }
    return try await withTaskCancellationHandler {
      try await answer.futureResult.get()
    } onCancel: {
      answer.fail(CancellationError())
    }
  }
}

/// The server of an address.
private struct Origin {
  var host: String
  var port: Int

  init(_ url: URL) throws(TransportError) {
    let scheme = url.scheme?.lowercased() ?? ""
    guard scheme == "http" else { throw .unsupportedScheme(scheme) }
    let port = url.port ?? 80
    guard let host = url.host(percentEncoded: false), !host.isEmpty, 1...65_535 ~= port else {
      throw .notReached
    }
    self.host = host
    self.port = port
  }

  /// The value of the `Host` field.
  var authority: String {
    (host.contains(":") ? "[\(host)]" : host) + (port == 80 ? "" : ":\(port)")
  }
}

extension HTTPRequestHead {
  fileprivate init(_ request: HTTPRequest, of origin: Origin) {
    let path = request.url.path(percentEncoded: true)
    let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    var headers = HTTPHeaders(request.headers.map { ($0.key, $0.value) })
    headers.remove(name: "Transfer-Encoding")
    headers.replaceOrAdd(name: "Host", value: origin.authority)
    headers.replaceOrAdd(name: "Connection", value: "close")
    headers.replaceOrAdd(name: "Content-Length", value: "\(request.body?.count ?? 0)")
    self.init(
      version: .http1_1, method: HTTPMethod(rawValue: request.method),
      uri: (path.isEmpty ? "/" : path) + query, headers: headers)
  }
}

/// The end of a connection's pipeline: it collects the answer and completes its promise.
private final class ResponseHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private let answer: EventLoopPromise<HTTPResponse>
  private let limit: Int
  private var response = HTTPResponse(status: 0)

  init(_ answer: EventLoopPromise<HTTPResponse>, limit: Int) {
    self.answer = answer
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      response.status = Int(head.status.code)
      response.type = HTTPResponse.mediaType(of: head.headers.first(name: "Content-Type"))
      let announced = head.headers.first(name: "Content-Length").flatMap(Int.init) ?? 0
      if announced > limit { answer.fail(TransportError.tooLarge(limit: limit)) }
    case .body(let part):
      guard response.body.count + part.readableBytes <= limit else {
        return answer.fail(TransportError.tooLarge(limit: limit))
      }
      response.body.append(contentsOf: part.readableBytesView)
    case .end:
      answer.succeed(response)
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    answer.fail(TransportError.notReached)
  }

  func channelInactive(context: ChannelHandlerContext) {
    answer.fail(TransportError.notReached)
  }
}

/// The end of a connection's pipeline: it completes its promise with the head of the answer, and hands the body on
/// part by part.
private final class StreamHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  /// How many parts may wait that nobody has read.
  private static let limit = 256

  /// The promise and the body, until they are handed on: letting go of the body ends the connection.
  private var answer: (promise: EventLoopPromise<HTTPStream>, body: HTTPStream.Body)?
  private let parts: HTTPStream.Body.Continuation

  init(_ answer: EventLoopPromise<HTTPStream>) {
    let (body, parts) = HTTPStream.Body.makeStream(bufferingPolicy: .bufferingOldest(Self.limit))
    self.answer = (answer, body)
    self.parts = parts
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    parts.onTermination = { _ in channel.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      let type = HTTPResponse.mediaType(of: head.headers.first(name: "Content-Type"))
      if let answer {
        answer.promise.succeed(
          HTTPStream(status: Int(head.status.code), type: type, body: answer.body))
      }
      answer = nil
    case .body(let part):
      // It sends faster than anybody reads.
      if case .dropped = parts.yield(Data(part.readableBytesView)) {
        parts.finish(throwing: TransportError.tooLarge(limit: Self.limit))
      }
    case .end:
      parts.finish()
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { end() }

  func channelInactive(context: ChannelHandlerContext) { end() }

  private func end() {
    answer?.promise.fail(TransportError.notReached)
    parts.finish(throwing: TransportError.notReached)
  }
}
