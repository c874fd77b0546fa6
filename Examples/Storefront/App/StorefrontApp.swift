import Foundation
import StorefrontServer
import StorefrontShop
import StorefrontSQLite
import SwiftUI

/// A shop in one program: its pages, its API, and one file.
struct StorefrontApp: App {
  /// The server, which is there before the first page.
  @MainActor static var server: ShopServer?

  var body: some Scene {
    WindowGroup("Storefront") { ShopView() }
      .responder { [server = Self.server] in try await server?.respond(to: $0) }
  }
}

@main
enum Program {
  static func main() async {
    do {
      let server = try await makeServer(for: ProcessInfo.processInfo.environment)
      await MainActor.run { StorefrontApp.server = server }
    } catch {
      FileHandle.standardError.write(
        Data("The shop cannot be opened. \(error) 'STOREFRONT_FOLDER' names another folder.\n".utf8)
      )
      exit(1)
    }
    await StorefrontApp.main()
  }

  /// Makes the server that an environment asks for.
  ///
  /// With `ENV=TEST` it is one for a test from outside: a folder that nobody else has, unless one is named, passwords
  /// that are hashed in no time, and an admin who is known.
  private static func makeServer(for environment: [String: String]) async throws -> ShopServer {
    let isTest = environment["ENV"] == "TEST"
    let usual =
      isTest
      ? NSTemporaryDirectory() + "storefront-\(UUID().uuidString)"
      : NSHomeDirectory() + "/.local/state/storefront"
    let folder = environment["STOREFRONT_FOLDER"] ?? usual
    // Where that fails, the storage says so.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
    try await storage.seed()
    let passwords = PasswordHasher(cost: isTest ? .least : .standard)
    let server = ShopServer(storage: storage, terms: try .standard(), passwords: passwords)
    if isTest {
      try await server.addAdmin(email: "admin@example.com", password: "correct horse battery")
    }
    if let email = environment["STOREFRONT_ADMIN"] {
      try await server.addAdmin(
        email: email, password: environment["STOREFRONT_ADMIN_PASSWORD"] ?? "")
    }
    return server
  }
}
