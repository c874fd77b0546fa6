import Foundation
import Logging
import ServiceLifecycle
import StorefrontBank
import StorefrontDomain
import StorefrontHTTP
import StorefrontPostgres
import StorefrontSQLite
import StorefrontServer
import SwiftUI
import Synchronization
import VitroWeb
import WebAPINIO

/// The server of the shop, its database and its outbox, for as long as the program runs.
final class ShopProgram: AppService {
  private struct Parts {
    let storage: any ShopStorage
    /// Where it is, for the operator.
    let place: String
    let server: ShopServer
    let outbox: OutboxWorker
  }

  private let logger = Logger(label: "storefront")
  private let environment: [String: String]
  /// How long a page waits for an answer of the API; a change waits half as long for one of another program.
  private let deadline: Duration
  private let parts = Mutex<Parts?>(nil)

  /// Makes the shop that an environment asks for; it opens nothing yet.
  ///
  /// With `ENV=TEST` it is one for a test from outside: a folder that nobody else has, unless one is named, passwords
  /// that are hashed in no time, and an admin whose password everybody knows; a release build opens none.
  init(environment: [String: String]) {
    self.environment = environment
    deadline = HTTPTransport.deadline(setting: environment["STOREFRONT_DEADLINE"])
  }

  /// The way of all pages to the API, which is in this program: over sockets each page would take two, and a third for
  /// its own connection.
  var transport: HTTPTransport {
    parts.withLock { $0?.server }.map { .direct(to: $0, deadline: deadline) }
      ?? .nio(deadline: deadline)
  }

  /// The answer of the API.
  func respond(to request: WebRequest) async throws -> WebResponse? {
    try await parts.withLock { $0?.server }?.respond(to: request)
  }

  /// Opens the database.
  func start() async throws {
    do {
      let opened = try await open()
      parts.withLock { $0 = opened }
      logger.notice("The shop is in \(opened.place).")
    } catch {
      throw NotOpened(reason: error)
    }
  }

  /// Sends what is in the outbox. A message that is on its way when the program ends has a few seconds to arrive.
  func run() async throws {
    guard let outbox = parts.withLock({ $0?.outbox }) else { return }
    var configuration = ServiceGroupConfiguration(
      services: [outbox], logger: Logger(label: "services"))
    configuration.maximumGracefulShutdownDuration = .seconds(3)
    let group = ServiceGroup(configuration: configuration)
    let running = Task { try await group.run() }
    try await withTaskCancellationHandler {
      try await running.value
    } onCancel: {
      Task { await group.triggerGracefulShutdown() }
    }
  }

  /// Closes the database.
  func end() async throws {
    try await parts.withLock { $0?.storage }?.close()
    logger.notice("The shop is closed.")
  }

  /// Whether the database can be read.
  var isReady: Bool {
    get async {
      let storage = parts.withLock { $0?.storage }
      // Any question shows it.
      guard let storage, (try? await storage.read { try $0.attempts(of: "") }) != nil else {
        return false
      }
      return true
    }
  }

  private func open() async throws -> Parts {
    let settings = [
      "ADMIN", "ADMIN_PASSWORD", "DATABASE", "DEADLINE", "FOLDER",
    ].map { "STOREFRONT_" + $0 }
    // One that is misspelt would open another shop than is meant.
    for name in environment.keys
    where name.hasPrefix("STOREFRONT_") && !name.hasPrefix("STOREFRONT_TEST_") {
      guard settings.contains(name) else { throw UnknownSetting(name: name, settings: settings) }
    }
    let isTest = environment["ENV"] == "TEST"
    #if !DEBUG
      guard !isTest else { throw TestShopInRelease() }
    #endif
    let (storage, place) = try await openStorage(isTest: isTest)
    try await storage.seed()
    let passwords = PasswordHasher(cost: isTest ? .least : .standard)
    let server = ShopServer(storage: storage, terms: try .standard(), passwords: passwords)
    if isTest {
      try await server.addAdmin(email: "admin@example.com", password: "correct horse battery")
    }
    if let email = environment["STOREFRONT_ADMIN"] {
      do {
        try await server.addAdmin(
          email: email, password: environment["STOREFRONT_ADMIN_PASSWORD"] ?? "")
      } catch let problems as RegistrationProblems {
        throw WrongAdmin(problems: problems)
      }
    }
    return Parts(
      storage: storage, place: place, server: server,
      outbox: OutboxWorker(storage: storage, services: try Self.services))
  }

  /// Opens the database that is named, or a file.
  private func openStorage(isTest: Bool) async throws -> (any ShopStorage, place: String) {
    let patience = deadline / .seconds(2)
    if let address = environment["STOREFRONT_DATABASE"] {
      let storage = try await PostgresStorage(
        address: address, currency: .eur, patience: patience)
      return (storage, "PostgreSQL's database '\(storage)'")
    }
    let usual =
      isTest
      ? NSTemporaryDirectory() + "storefront-\(UUID().uuidString)"
      : NSHomeDirectory() + "/.local/state/storefront"
    let folder = environment["STOREFRONT_FOLDER"] ?? usual
    // Where that fails, the storage says so.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = folder + "/shop.sqlite"
    let storage = try SQLiteStorage(path: path, currency: .eur, patience: patience)
    return (storage, "the file '\(path)'")
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
}

/// The error of a shop whose database was not opened.
private struct NotOpened: Error, CustomStringConvertible {
  let reason: any Error
  var description: String {
    let hint =
      switch reason {
      case is PostgresError, is PostgresDatabaseError:
        " 'STOREFRONT_DATABASE' names the database."
      case is WrongAdmin, is UnknownSetting, is CancellationError: ""
      #if !DEBUG
        case is TestShopInRelease: ""
      #endif
      default: " 'STOREFRONT_FOLDER' names another folder."
      }
    return "The shop cannot be opened. \(reason)\(hint)"
  }
}

/// The refusal of a setting that there is not.
private struct UnknownSetting: Error, CustomStringConvertible {
  let name: String
  let settings: [String]
  var description: String {
    "There is no setting '\(name)', but \(settings.joined(separator: ", "))."
  }
}

/// The refusal of an admin.
private struct WrongAdmin: Error, CustomStringConvertible {
  let problems: RegistrationProblems
  var description: String {
    let reasons = "\(problems)".split(separator: "\n").joined(separator: " ")
    return "'STOREFRONT_ADMIN' and 'STOREFRONT_ADMIN_PASSWORD' name nobody: \(reasons)"
  }
}

#if !DEBUG
  /// The refusal of a build for users to open a shop whose admin anybody can be.
  private struct TestShopInRelease: Error, CustomStringConvertible {
    var description: String { "'ENV=TEST' opens a shop for tests, which a release build does not." }
  }
#endif
