import Foundation
import StorefrontPostgres
import StorefrontServer
import StorefrontTesting
import Synchronization
import Testing

/// A database of PostgreSQL's that nobody else has, on the server that `Scripts/test` has started.
struct PostgresPlace: Sendable {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = environment["STOREFRONT_TEST_POSTGRES"]
  /// Whether there is a server. Where everything is checked there must be one.
  static let isThere = folder != nil || isRequired
  static let isRequired = environment["CI"] == "true"

  /// The name of the database.
  let name = "shop_" + UUID().uuidString.lowercased().replacing("-", with: "_")

  /// The address of a database of the server.
  static func address(of name: String) -> String {
    "postgres://shop@/\(name)?host=\(folder ?? "/nowhere")"
  }

  /// Its own address.
  var address: String { Self.address(of: name) }

  /// Opens its storage.
  func open() async throws -> PostgresStorage {
    try await PostgresStorage(address: address, currency: .eur, patience: 60 * 60)
  }

  /// Runs a statement that no shop has.
  func run(_ sql: String) throws { try PostgresConnection(address, patience: 60).run(sql) }
}

/// Makes a database as long as `body` takes: an empty one, or one with a shop's first products.
nonisolated(nonsending) func withPostgres(
  isEmpty: Bool = false,
  _ body: nonisolated(nonsending) (PostgresPlace) async throws -> Void
) async throws {
  let place = PostgresPlace()
  let template = isEmpty ? "template1" : try await PostgresTemplate.shared.name()
  let server = { try PostgresConnection(PostgresPlace.address(of: "postgres"), patience: 60) }
  try server().run("CREATE DATABASE \(place.name) TEMPLATE \(template)")
  defer { try? server().run("DROP DATABASE \(place.name) WITH (FORCE)") }
  try await body(place)
}

/// A database with a shop's first products, made once; each test gets a copy.
private actor PostgresTemplate {
  static let shared = PostgresTemplate()
  private var made: Task<String, any Error>?

  func name() async throws -> String {
    let task = made ?? Task { try await Self.make() }
    made = task
    return try await task.value
  }

  private static func make() async throws -> String {
    let place = PostgresPlace()
    try PostgresConnection(PostgresPlace.address(of: "postgres"), patience: 60)
      .run("CREATE DATABASE \(place.name)")
    let storage = try await place.open()
    try await storage.seed()
    try await storage.close()
    return place.name
  }
}

extension Trait where Self == ConditionTrait {
  /// A test that is played where a PostgreSQL is there.
  static var needsPostgres: Self {
    .enabled(if: PostgresPlace.isThere, "There is no PostgreSQL. 'Scripts/test shop' starts one.")
  }
}

/// Opens a shop on a database that nobody else has, as long as `body` takes.
@MainActor
func withPostgresShop(
  isListening: Bool = false, _ body: @MainActor (TestShop) async throws -> Void
) async throws {
  try await withPostgres { place in
    let opened = Mutex<[PostgresStorage]>([])
    let open: StorageLaw.Place = {
      let storage = try await place.open()
      opened.withLock { $0.append(storage) }
      return storage
    }
    do {
      try await withShop(isListening: isListening, body, storage: open)
    } catch {
      for storage in opened.withLock(\.self) { try? await storage.close() }
      throw error
    }
    for storage in opened.withLock(\.self) { try await storage.close() }
  }
}
