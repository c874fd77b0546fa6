public import Foundation
import Logging
public import StorefrontServer
public import StorefrontShop
import StorefrontSQLite
public import VitroUI
import VitroWeb

/// A shop of one test: a real server on a port of its own, with a real file of its own.
@MainActor
public final class TestShop {
  /// The address of its API.
  public let api: URL
  /// Where it keeps everything.
  public let storage: any ShopStorage

  fileprivate init(api: URL, storage: any ShopStorage) { (self.api, self.storage) = (api, storage) }

  /// The screen of somebody in the shop, in memory, when all that it asks for at first is there.
  public func screen(of visitor: String = "AAAAAAAAAAAAAAAAAAAAAA") async -> ShopScreen {
    let screen = ShopScreen(api: api, visitor: visitor)
    await screen.rest()
    return screen
  }
}

/// Opens a shop as long as `body` takes.
///
/// ```swift
/// try await withShop { shop in
///   let screen = shop.screen()
///   try await screen.link("Mug").tap()
/// }
/// ```
@MainActor
public func withShop(_ body: @MainActor (TestShop) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let file = folder + "/shop.sqlite"
  try FileManager.default.copyItem(atPath: await Template.shared.path(), toPath: file)
  let storage = try SQLiteStorage(path: file, currency: .eur)
  let server = ShopServer(storage: storage, terms: try .standard())
  let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
  let host = WebServer(
    port: 0, logger: Logger(label: "shop") { _ in SwiftLogNoOpLogHandler() },
    onListening: { continuation.yield($0) },
    responder: { try await server.respond(to: $0) },
    makeScreen: { Screen(host: $0) { EmptyView() } })
  let running = Task {
    defer { continuation.finish() }
    try await host.run()
  }
  for await port in ports {
    guard let api = URL(string: "http://127.0.0.1:\(port)/api/v1") else { break }
    try await body(TestShop(api: api, storage: storage))
    break
  }
  running.cancel()
  _ = await running.result
}

/// A file with the first products, made once and copied for each test.
private actor Template {
  static let shared = Template()
  private var made: Task<String, any Error>?

  func path() async throws -> String {
    let task =
      made
      ?? Task {
        let folder =
          FileManager.default.temporaryDirectory.path + "/shop-template-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/shop.sqlite"
        let storage = try SQLiteStorage(path: path, currency: .eur)
        try await storage.seed()
        try storage.close()
        return path
      }
    made = task
    return try await task.value
  }
}
