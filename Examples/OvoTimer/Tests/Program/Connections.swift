import NIOCore
import NIOPosix
import OvoTimerClient

extension ServiceLocation {
  /// Opens a connection on which nothing is said.
  func connect() async throws -> any Channel {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(unixDomainSocketPath: socket).get()
  }
}

extension SocketClient {
  /// Whether a service listens; none is started.
  var isListening: Bool {
    get async throws {
      do {
        let channel = try await location.connect()
        try? await channel.close()
        return true
      } catch is IOError {
        return false
      }
    }
  }
}

/// Connections on which nothing is said.
struct IdleConnections {
  private var channels: [any Channel] = []

  init(_ count: Int, to location: ServiceLocation) async throws {
    for _ in 0..<count { channels.append(try await location.connect()) }
  }

  func close() async {
    for channel in channels { try? await channel.close() }
  }
}
