import Foundation
import Logging
import StorefrontBank
import StorefrontHTTP
import StorefrontServer
import StorefrontShop
import StorefrontSQLite
import SwiftUI
import WebAPINIO

/// A shop in one program: its pages, its API, and one file.
struct StorefrontApp: App {
  /// The server, which is there before the first page.
  @MainActor static var server: ShopServer?

  /// The way of all pages to the API, which is in this program: over sockets each page would take two, and a third for
  /// its own connection.
  @MainActor private static var transport: HTTPTransport {
    server.map { .direct(to: $0, deadline: Program.deadline) } ?? .nio(deadline: Program.deadline)
  }

  var body: some Scene {
    WindowGroup("Storefront") { ShopView(transport: Self.transport) }
      .responder { [server = Self.server] in try await server?.respond(to: $0) }
  }
}

@main
enum Program {
  /// How long a page waits for an answer of the API; a change waits half as long for one of another program.
  fileprivate static let deadline = HTTPTransport.deadline(
    setting: ProcessInfo.processInfo.environment["STOREFRONT_DEADLINE"])

  static func main() async {
    do {
      let (server, storage) = try await makeServer(for: ProcessInfo.processInfo.environment)
      await MainActor.run { StorefrontApp.server = server }
      let worker = OutboxWorker(storage: storage, services: try services)
      Task { await worker.run() }
    } catch {
      FileHandle.standardError.write(
        Data("The shop cannot be opened. \(error) 'STOREFRONT_FOLDER' names another folder.\n".utf8)
      )
      exit(1)
    }
    await StorefrontApp.main()
  }

  /// The services outside: a bank to play with, and letters that are only told.
  private static var services: ShopServices {
    get throws {
      let logger = Logger(label: "mail")
      return .bank(try .standard()) { _, mail in
        // What somebody has written forges no line.
        let words = [mail.recipient, mail.subject, mail.text].map(\.debugDescription)
        logger.info("To \(words.joined(separator: ": "))")
      }
    }
  }

  /// Makes the server that an environment asks for, and its storage.
  ///
  /// With `ENV=TEST` it is one for a test from outside: a folder that nobody else has, unless one is named, passwords
  /// that are hashed in no time, and an admin whose password everybody knows; a release build opens none.
  private static func makeServer(for environment: [String: String]) async throws -> (
    ShopServer, any ShopStorage
  ) {
    let isTest = environment["ENV"] == "TEST"
    #if !DEBUG
      guard !isTest else { throw TestShopInRelease() }
    #endif
    let usual =
      isTest
      ? NSTemporaryDirectory() + "storefront-\(UUID().uuidString)"
      : NSHomeDirectory() + "/.local/state/storefront"
    let folder = environment["STOREFRONT_FOLDER"] ?? usual
    // Where that fails, the storage says so.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let storage = try SQLiteStorage(
      path: folder + "/shop.sqlite", currency: .eur, patience: deadline / .seconds(2))
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
    return (server, storage)
  }
}

#if !DEBUG
  /// The refusal of a build for users to open a shop whose admin anybody can be.
  private struct TestShopInRelease: Error, CustomStringConvertible {
    var description: String { "'ENV=TEST' opens a shop for tests, which a release build does not." }
  }
#endif
