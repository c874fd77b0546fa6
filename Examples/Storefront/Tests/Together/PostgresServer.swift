import BrowserTesting
import Foundation

/// A PostgreSQL of one test, which may be killed and held.
struct PostgresServer: Sendable {
  private static let script =
    URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Examples" }
    .joined(separator: "/").replacing("//", with: "/") + "/Scripts/postgres"

  private struct Failure: Error {
    let command: String
    let status: Int32
  }

  /// The folder of its socket.
  let folder: String

  /// Runs a server as long as `body` takes, with a database called `shop` that is empty.
  static func run(_ body: (PostgresServer) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/postgres-\(UUID().uuidString)"
    let server = PostgresServer(folder: folder)
    do {
      try await server.start()
      try await body(server)
    } catch {
      try? await server.stop()
      throw error
    }
    try await server.stop()
  }

  /// Starts it, so that it loses nothing in a crash.
  func start() async throws { try await perform("start", "--durable") }

  /// Ends it as a crash does.
  func kill() async throws { try await perform("kill") }

  /// Holds it where it stands: it is there, and does not answer.
  func pause() async throws { try await perform("pause") }

  /// Lets it go on.
  func resume() async throws { try await perform("resume") }

  /// Ends it, and removes its folder.
  func stop() async throws { try await perform("stop") }

  private func perform(_ command: String, _ more: String...) async throws {
    let status = try await Program(path: Self.script, arguments: [command, folder] + more).end()
    guard status == 0 else { throw Failure(command: command, status: status) }
  }
}
