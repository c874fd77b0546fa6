public import Foundation
import NIOCore
public import NIOHTTP1
import NIOPosix
import Synchronization
import Waiting

/// A server on a port of its own that answers each request as it is told, byte for byte.
public final class MisbehavingServer: Sendable {
  /// The bytes of an answer, and what happens to the connection after them.
  public struct Answer: Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// The end of the connection after them.
    public let end: End

    /// Makes an answer of its bytes, and of what comes after them.
    public init(bytes: [UInt8], end: End = .close) { (self.bytes, self.end) = (bytes, end) }

    /// The fate of the connection after an answer.
    public enum End: Sendable {
      /// The connection is closed.
      case close
      /// The connection is kept, and nothing more is said until the next request.
      case stay
      /// These bytes come, one by one, again and again for ever.
      case trickle([UInt8])
      /// So many bytes come, as fast as they are taken.
      case flood(Int)
    }
  }

  /// A request that came, whole.
  public struct Request: Sendable {
    /// The method, the path and the fields.
    public let head: HTTPRequestHead
    /// The body; empty for none.
    public internal(set) var body = Data()
  }

  private struct State {
    var requests: [Request] = []
    var connections: [any Channel] = []
  }

  private let state = Mutex(State())
  private let answer: @Sendable (Request) -> Answer
  private let sent = Atomic(0)
  private let arrivals = AsyncStream.makeStream(of: Void.self)
  private let port = Atomic(0)

  fileprivate init(_ answer: @escaping @Sendable (Request) -> Answer) { self.answer = answer }

  /// The address that it listens at.
  public var url: URL { .local(port: port.load(ordering: .relaxed)) }

  /// The requests that came.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// How many bytes its connections have taken from it.
  public var sentBytes: Int { sent.load(ordering: .relaxed) }

  /// Returns when a request has come that was not waited for yet.
  public func requestArrives() async throws {
    try await waiting(for: "a request", seen: { [self] in seen }) { [self] in
      for await _ in arrivals.stream { return }
    }
  }

  /// Returns when the clients have closed all connections that they had opened.
  public func connectionsClose() async throws {
    try await waiting(for: "the clients to close their connections", seen: { [self] in seen }) {
      [self] in
      for connection in state.withLock({ $0.connections }) {
        try await connection.closeFuture.get()
      }
    }
  }

  /// The requests and connections that were seen so far, in words.
  private var seen: String {
    let (requests, open) = state.withLock { state in
      (state.requests.count, state.connections.count { $0.isActive })
    }
    return "\(requests) requests, \(open) open connections, \(sentBytes) bytes sent"
  }

  fileprivate func start() async throws -> any Channel {
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { [self] channel in
        state.withLock { $0.connections.append(channel) }
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
          try pipeline.addHandler(RequestHandler(server: self))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port.store(listener.localAddress?.port ?? 0, ordering: .relaxed)
    return listener
  }

  fileprivate func end(_ listener: any Channel) async throws {
    try await listener.close().get()
    for connection in state.withLock({ $0.connections }) { connection.close(promise: nil) }
    try await connectionsClose()
  }

  /// Takes a request, and answers it.
  fileprivate func answer(_ request: Request, on connection: any Channel) {
    state.withLock { $0.requests.append(request) }
    let answer = answer(request)
    let written = write(answer.bytes, to: connection)
    switch answer.end {
    case .close: written.whenComplete { _ in connection.close(promise: nil) }
    case .stay: break
    case .trickle(let bytes): trickle(bytes, from: 0, to: connection)
    case .flood(let count): flood(count, to: connection)
    }
    arrivals.continuation.yield()
  }

  private func trickle(_ bytes: [UInt8], from index: Int, to connection: any Channel) {
    write([bytes[index % bytes.count]], to: connection).whenSuccess { [self] in
      let pause = index < 100 ? TimeAmount.milliseconds(2) : .seconds(1)
      // Wall clock: the pace of a slow server. It sends so little that no limit of a client's is met before the test
      // moves its clock.
      connection.eventLoop.scheduleTask(in: pause) { [self] in
        trickle(bytes, from: index + 1, to: connection)
      }
    }
  }

  private func flood(_ count: Int, to connection: any Channel) {
    guard count > 0 else { return connection.close(promise: nil) }
    let part = [UInt8](repeating: 0x20, count: min(count, 1 << 16))
    write(part, to: connection).whenSuccess { [self] in
      flood(count - part.count, to: connection)
    }
  }

  private func write(_ bytes: [UInt8], to connection: any Channel) -> EventLoopFuture<Void> {
    let written = connection.writeAndFlush(ByteBuffer(bytes: bytes))
    written.whenSuccess { [self] in sent.add(bytes.count, ordering: .relaxed) }
    return written
  }
}

extension MisbehavingServer.Answer {
  /// Nothing at all, for ever.
  public static let silence = Self(bytes: [], end: .stay)
  /// Nothing, and the connection is closed.
  public static let death = Self(bytes: [])

  /// A text as it stands, with its lines ended as HTTP ends them.
  public static func raw(_ text: String, _ end: End = .close) -> Self {
    Self(bytes: Array(text.replacing("\n", with: "\r\n").utf8), end: end)
  }

  /// JSON, of which nothing is wrong; the connection is kept.
  public static func json(_ json: String, fields: String = "") -> Self {
    let type = "Content-Type: application/json"
    return raw(
      "HTTP/1.1 200 OK\n\(type)\nContent-Length: \(json.utf8.count)\n\(fields)\n\(json)", .stay)
  }
}

/// Opens a server that answers one request after the other as it is told, and the last answer again and again, as
/// long as `body` takes.
public func withServer(
  _ answers: MisbehavingServer.Answer..., isolation: isolated (any Actor)? = #isolation,
  body: (MisbehavingServer) async throws -> Void
) async throws {
  let next = Atomic(0)
  let answering: @Sendable (MisbehavingServer.Request) -> MisbehavingServer.Answer = { _ in
    answers[min(next.add(1, ordering: .relaxed).oldValue, answers.count - 1)]
  }
  try await withServer(answering: answering, body: body)
}

/// Opens a server that answers each request as a function says, as long as `body` takes.
public func withServer(
  answering: @escaping @Sendable (MisbehavingServer.Request) -> MisbehavingServer.Answer,
  isolation: isolated (any Actor)? = #isolation,
  body: (MisbehavingServer) async throws -> Void
) async throws {
  let server = MisbehavingServer(answering)
  let listener = try await server.start()
  do {
    try await body(server)
  } catch {
    try await server.end(listener)
    throw error
  }
  try await server.end(listener)
}

extension URL {
  /// An address on this machine.
  public static func local(port: Int) -> URL {
    var address = URLComponents()
    (address.scheme, address.host, address.port) = ("http", "127.0.0.1", port)
    return address.url ?? URL(fileURLWithPath: "/")
  }
}

/// The handler of one connection, which collects requests and hands them to the server.
private final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = ByteBuffer

  private let server: MisbehavingServer
  private var request: MisbehavingServer.Request?

  init(server: MisbehavingServer) { self.server = server }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = MisbehavingServer.Request(head: head)
    case .body(let part): request?.body.append(contentsOf: part.readableBytesView)
    case .end:
      if let request { server.answer(request, on: context.channel) }
      request = nil
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
