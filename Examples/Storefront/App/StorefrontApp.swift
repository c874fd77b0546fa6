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
      let folder =
        ProcessInfo.processInfo.environment["STOREFRONT_FOLDER"]
        ?? NSHomeDirectory() + "/.local/state/storefront"
      // Where that fails, the storage says so.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
      try await storage.seed()
      let server = ShopServer(
        storage: storage, terms: try .standard(), passwords: PasswordHasher())
      let environment = ProcessInfo.processInfo.environment
      if let email = environment["STOREFRONT_ADMIN"] {
        try await server.addAdmin(
          email: email, password: environment["STOREFRONT_ADMIN_PASSWORD"] ?? "")
      }
      await MainActor.run { StorefrontApp.server = server }
    } catch {
      FileHandle.standardError.write(
        Data("The shop cannot be opened. \(error) 'STOREFRONT_FOLDER' names another folder.\n".utf8)
      )
      exit(1)
    }
    await StorefrontApp.main()
  }
}
