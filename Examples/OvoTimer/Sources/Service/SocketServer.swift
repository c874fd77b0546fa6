import Foundation
import NIOCore
import NIOPosix
public import OvoTimerClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The server that answers pages and command lines at a socket.
public enum SocketServer {
  /// The most connections at a time, where the system permits as many.
  public static let mostConnections = 1_024

  /// Listens at a location until it is cancelled.
  ///
  /// It makes its socket and the files of its lock again where they have gone, as soon as it can, and ends
  /// with a ``OvoTimerClient/TimerClientError`` where another service has taken them.
  ///
  /// - Parameters:
  ///   - service: The service that answers.
  ///   - location: The location at which it listens.
  ///   - lock: The lock of this location.
  ///   - most: The most connections at a time, at least 1; beyond them, the one that has been silent
  ///     longest is closed.
  ///   - interval: The time between two looks whether socket and lock are its own.
  ///   - listening: Called whenever it begins to listen.
  @MainActor
  public static func run(
    _ service: TimerService, at location: ServiceLocation, holding lock: ServiceLock,
    mostConnections most: Int = mostConnections, lookingEvery interval: Duration = .seconds(1),
    listening: @MainActor () -> Void
  ) async throws {
    try location.check()
    let connections = Connections(most: max(1, min(most, mostConnections)))
    var accepting: [Task<Void, any Error>] = []
    let result = await Result.of {
      var hasListened = false
      while true {
        let server: NIOAsyncChannel<LineChannel, Never>
        do {
          server = try await bind(location)
        } catch let error as TimerClientError where hasListened {
          // The alarm sounds, whether anybody can ask or not.
          service.warn("\(error)")
          try await Task.sleep(for: interval)
          try lock.takeAgain()
          continue
        }
        hasListened = true
        // A service whose place this one has taken may remove it at any moment, as it ends.
        let socket = FileIdentity(location.socket)
        listening()
        // Folders that are removed and made again cannot be watched by their names.
        let watch = Task {
          while lock.isHeld, socket != nil, FileIdentity(location.socket) == socket {
            try await Task.sleep(for: interval)
          }
          await close(server)
        }
        defer { watch.cancel() }
        accepting.append(Task { try await accept(server, service, connections) })
        await withTaskCancellationHandler {
          try? await server.channel.closeFuture.get()
        } onCancel: {
          Task { await close(server) }
        }
        try Task.checkCancellation()
        try lock.takeAgain()
        await service.storeAgain()
      }
    }
    await connections.closeAll()
    for task in accepting { _ = await task.result }
    try result.get()
  }

  /// Closes a server when those whom it has accepted have been handed on: a connection that comes after the
  /// end of its server ends the program.
  private static func close(_ server: NIOAsyncChannel<LineChannel, Never>) async {
    try? await server.channel.setOption(.autoRead, value: false).get()
    let loops = MultiThreadedEventLoopGroup.singleton.makeIterator()
    for loop in loops { try? await loop.submit {}.get() }
    try? await server.channel.eventLoop.submit {}.get()
    try? await server.channel.close()
  }

  /// Answers all who connect until the server is closed. It is not cancelled: a connection that was
  /// accepted in the last moment is answered or closed like any other.
  private static func accept(
    _ server: NIOAsyncChannel<LineChannel, Never>, _ service: TimerService,
    _ connections: Connections
  ) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      try await server.executeThenClose { incoming in
        for try await connection in incoming {
          group.addTask { await serve(connection, service, connections) }
        }
      }
    }
  }

  private static func bind(
    _ location: ServiceLocation
  ) async throws -> NIOAsyncChannel<LineChannel, Never> {
    do {
      return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.backlog, value: 1_024)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers(
              AcceptBackoffHandler(), AcceptErrorHandler())
          }
        }
        // Who has said all that it had to say is still answered.
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .bind(unixDomainSocketPath: location.socket, cleanupExistingSocketFile: true) {
          $0.speakInLines()
        }
    } catch is UnixDomainSocketPathWrongType {
      throw TimerClientError.notASocket(location.socket)
    } catch let error as IOError {
      throw TimerClientError.noService(
        reason:
          "It cannot listen at \(location.socket) (\(String(cString: strerror(error.errnoCode)))).")
    }
  }

  /// Answers one page or command line; its end or its errors concern no other one.
  private static func serve(
    _ connection: LineChannel, _ service: TimerService, _ connections: Connections
  ) async {
    let id = await connections.add(connection.channel)
    try? await respond(on: connection, service) { isFollowing in
      await connections.use(id, isFollowing: isFollowing)
    }
    await connections.remove(id)
  }

  private static func respond(
    on connection: LineChannel, _ service: TimerService,
    using: (_ isFollowing: Bool) async -> Void
  ) async throws {
    // An answer has been taken by the system before the next one is made: none is lost when the
    // connection is closed, and who is slow is told the newest only.
    func answer(_ response: Response) async throws {
      try await connection.channel.writeAndFlush(line(of: response))
    }
    try await connection.executeThenClose { inbound, _ in
      for try await text in inbound {
        guard let message = try? value(Message.self, ofLine: text) else {
          let words = "That is not understood: \(text.prefix(80))"
          try await answer(Response(status: service.status, refusal: words))
          continue
        }
        await using(message == .follow)
        switch message {
        case .request(let request): try await answer(service.handle(request))
        case .run(let seconds): try await answer(service.handle(.wind(to: seconds), .start))
        case .status: try await answer(Response(status: service.status))
        case .check: try await answer(service.check())
        case .testAlarm: try await answer(service.testAlarm())
        case .follow:
          let (statuses, stop) = await service.follow()
          connection.channel.closeFuture.whenComplete { _ in stop() }
          for await status in statuses { try await answer(Response(status: status)) }
        }
      }
    }
  }
}

/// The connections of a server, with when they were last used.
private actor Connections {
  private struct Connection {
    let channel: any Channel
    var isFollowing = false
    var lastUse: Int
  }

  private var all: [Int: Connection] = [:]
  private var uses = 0
  private let most: Int
  private var isClosed = false

  init(most: Int) { self.most = most }

  /// Adds one; where there are too many, the one that has been silent longest is closed, those that
  /// follow last of all.
  func add(_ channel: any Channel) -> Int {
    if isClosed { channel.close(promise: nil) }
    if all.count >= most {
      let silent = all.min {
        ($0.value.isFollowing ? 1 : 0, $0.value.lastUse)
          < ($1.value.isFollowing ? 1 : 0, $1.value.lastUse)
      }
      if let silent { all.removeValue(forKey: silent.key)?.channel.close(promise: nil) }
    }
    uses += 1
    all[uses] = Connection(channel: channel, lastUse: uses)
    return uses
  }

  func use(_ id: Int, isFollowing: Bool) {
    uses += 1
    all[id]?.lastUse = uses
    all[id]?.isFollowing = isFollowing
  }

  func remove(_ id: Int) { all[id] = nil }

  /// Closes all, and those that are added later.
  func closeAll() {
    isClosed = true
    for connection in all.values { connection.channel.close(promise: nil) }
  }
}

extension Result where Success == Never, Failure == any Error {
  /// The error with which work ends that never ends by itself.
  @MainActor
  fileprivate static func of(_ work: @MainActor () async throws -> Never) async -> Result {
    do {
      try await work()
    } catch {
      return .failure(error)
    }
  }
}

/// The handler for connections that could not be accepted, such as where no file can be opened any more:
/// those who wanted to connect try again, and the server goes on.
private final class AcceptErrorHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !(error is IOError) { context.fireErrorCaught(error) }
  }
}

/// The identity of the file at a path.
private struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
