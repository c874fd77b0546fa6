import Foundation
import NIOCore
import NIOPosix
public import OvoTimerClient

/// Answers pages and command lines at a socket.
public enum SocketServer {
  /// How many may be connected at a time.
  static let mostConnections = 256

  /// Listens at a place until it is cancelled, and calls `listening` once it does.
  @MainActor
  public static func run(
    _ service: TimerService, at location: ServiceLocation, listening: @MainActor () -> Void
  ) async throws {
    try location.check()
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(unixDomainSocketPath: location.socket, cleanupExistingSocketFile: true) {
        $0.speakInLines()
      }
    listening()
    let count = ConnectionCount()
    try await withThrowingDiscardingTaskGroup { group in
      try await server.executeThenClose { connections in
        for try await connection in connections {
          group.addTask { await serve(connection, service, count) }
        }
      }
    }
  }

  @MainActor
  private final class ConnectionCount {
    var value = 0
  }

  /// Answers one page or command line; who goes, or says what cannot be, takes nobody along.
  @MainActor
  private static func serve(
    _ connection: LineChannel, _ service: TimerService, _ count: ConnectionCount
  ) async {
    count.value += 1
    defer { count.value -= 1 }
    if count.value > mostConnections {
      try? await connection.channel.close()
    } else {
      try? await answer(connection, service)
    }
  }

  @MainActor
  private static func answer(_ connection: LineChannel, _ service: TimerService) async throws {
    try await connection.executeThenClose { inbound, outbound in
      for try await text in inbound {
        let message: Message
        do {
          message = try value(Message.self, ofLine: text)
        } catch {
          let words = "That is not understood: \(text.prefix(80))"
          try await outbound.write(line(of: Response(status: service.status, refusal: words)))
          continue
        }
        switch message {
        case .request(let request):
          try await outbound.write(line(of: service.handle(request)))
        case .status:
          try await outbound.write(line(of: Response(status: service.status)))
        case .follow:
          let (statuses, stop) = service.follow()
          connection.channel.closeFuture.whenComplete { _ in stop() }
          for await status in statuses {
            try await outbound.write(line(of: Response(status: status)))
          }
        }
      }
    }
  }
}
