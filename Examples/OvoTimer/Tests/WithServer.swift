import Foundation
import OvoTimerClient
import OvoTimerService

/// Runs a service on a real socket, in a folder of its own.
@MainActor
func withServer(
  of service: TimerService, mostConnections: Int = SocketServer.mostConnections,
  in folder: TemporaryFolder = TemporaryFolder(),
  _ body: @MainActor (_ client: TimerClient, _ location: ServiceLocation) async throws -> Void
) async throws {
  let location = ServiceLocation(folder: folder.path)
  let lock = try ServiceLock(location)
  service.launch()
  let (listening, continuation) = AsyncStream.makeStream(of: Void.self)
  let server = Task {
    defer { continuation.finish() }
    try await SocketServer.run(
      service, at: location, holding: lock, mostConnections: mostConnections
    ) {
      continuation.yield()
    }
  }
  for await _ in listening { break }
  try await body(.socket(at: location, starting: .none), location)
  server.cancel()
  _ = await server.result
}

/// A folder that goes with this.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/ovo-\(UUID().uuidString.prefix(8))"

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
