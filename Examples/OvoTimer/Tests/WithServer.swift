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
  defer { server.cancel() }
  for await _ in listening { break }
  // The service is in this process, and has its turn beside all other tests.
  let client = TimerClient.socket(at: location, starting: .none, patience: .seconds(24 * 60 * 60))
  try await body(client, location)
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
