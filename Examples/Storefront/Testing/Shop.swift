public import Foundation
import Logging
public import StorefrontHTTP
public import StorefrontServer
import StorefrontShop
import StorefrontSQLite
import Synchronization
public import VitroConcurrency
import VitroUI
import VitroWeb
import WebAPINIO

/// A shop of one test: a real server on a port of its own, with a real file of its own.
@MainActor
public final class TestShop {
  /// Where it keeps everything.
  public private(set) var storage: any ShopStorage
  /// The moment at which everything happens in it at first: noon of 25 November 2026 in Greenwich.
  public nonisolated static let now = Date(timeIntervalSince1970: 1_795_608_000)
  /// The moment at which everything happens in it.
  public var now: Date {
    get { moment.date.withLock { $0 } }
    set { moment.date.withLock { $0 = newValue } }
  }
  private let moment = Moment()
  /// The clock of its server's heartbeat, and of the deadlines of who asks it: it stands still until a test moves it.
  public let clock = TestClock()
  /// The path of its file; blank where its storage is another one.
  public let file: String
  private let open: StorageLaw.Place
  private let isListening: Bool
  private let passwords: PasswordHasher
  private var hasStarted = false
  private var port = 0
  private var server: ShopServer?
  private var running: Task<Void, any Error>?
  /// The way to its server: over a socket, unless it does not listen.
  public private(set) var transport: HTTPTransport

  fileprivate init(
    file: String, isListening: Bool, passwords: PasswordHasher, open: @escaping StorageLaw.Place
  ) async throws {
    (self.file, self.isListening, self.passwords) = (file, isListening, passwords)
    self.open = open
    storage = try await open()
    transport = .nio(clock: clock)
  }

  /// How many seconds a change waits for another one: more than any of a test takes on any machine.
  public nonisolated static let patience: TimeInterval = 60 * 60

  /// The services outside, to which it writes when a test lets it: see ``work()``.
  public let services = RecordingServices()

  /// Sends what is in the outbox and can be sent now.
  public func work() async throws {
    try await OutboxWorker(
      storage: storage, services: services.services,
      now: { [moment] in moment.date.withLock { $0 } },
      logger: Logger(label: "outbox") { _ in SwiftLogNoOpLogHandler() }
    ).work()
  }

  /// The address of its server.
  public var url: URL {
    var address = URLComponents()
    (address.scheme, address.host) = ("http", "127.0.0.1")
    address.port = port
    return address.url ?? URL(fileURLWithPath: "/")
  }

  /// The address of its API.
  public var api: URL { url.appending(path: "api/v1") }

  /// The screen of somebody in the shop, in memory, when all that it asks for at first is there.
  ///
  /// - Parameters:
  ///   - visitor: Who it is.
  ///   - path: The path of the address that they open.
  ///   - network: What lies between them and the server.
  public func screen(
    of visitor: String = "AAAAAAAAAAAAAAAAAAAAAA", at path: String = "/",
    through network: (HTTPTransport) -> HTTPTransport = { $0 }
  ) async -> ShopScreen {
    let screen = ShopScreen(
      server: url, visitor: visitor, transport: network(transport),
      visit: { [weak self] address, visitor in
        let answer = await self?.visit(address, as: visitor)
        return (Self.identity(in: answer?[.setCookie]), answer?[.location])
      })
    if path != "/" { await screen.open(path) } else { await screen.rest() }
    return screen
  }

  /// Returns when screens have heard of all that has changed so far, and show it.
  public func tell(_ screens: ShopScreen...) async throws {
    let newest = try await storage.read { try $0.changes(after: 0).last?.number }
    for screen in screens { await screen.hear(upTo: newest ?? 0) }
  }

  /// Lets an admin in, who has the password "correct horse battery".
  public func addAdmin(email: String = "admin@example.com") async throws {
    try await server?.addAdmin(email: email, password: "correct horse battery")
  }

  /// The identity that the server gives a browser at an address, if any.
  public func cookie(from address: URL, as visitor: String) async -> String? {
    Self.identity(in: await setCookie(from: address, as: visitor))
  }

  private static func identity(in cookie: String?) -> String? {
    cookie?.split(separator: ";").first.map { String($0.dropFirst("vitro.visitor=".count)) }
  }

  /// The `Set-Cookie` field with which the server answers a browser at an address, if any.
  public func setCookie(
    from address: URL, as visitor: String, overTLS: Bool = false
  ) async -> String? {
    await visit(address, as: visitor, overTLS: overTLS)?[.setCookie]
  }

  /// The address to which the server leads a browser from another one.
  public func nextAddress(from address: URL, as visitor: String = "") async -> String? {
    await visit(address, as: visitor)?[.location]
  }

  /// The header fields with which the server answers a browser at an address.
  func visit(_ address: URL, as visitor: String, overTLS: Bool = false) async -> HTTPFields? {
    let query = address.query(percentEncoded: true).map { "?\($0)" } ?? ""
    var head = HTTPTypes.HTTPRequest(
      method: .get, scheme: "http", authority: "shop",
      path: address.path(percentEncoded: true) + query,
      headerFields: [.cookie: "\(overTLS ? "__Host-" : "")vitro.visitor=\(visitor)"])
    if overTLS, let name = HTTPField.Name("X-Forwarded-Proto") { head.headerFields[name] = "https" }
    return try? await server?.respond(to: WebRequest(head: head))?.headers
  }

  /// Ends the server; nobody listens at its port then.
  public func end() async {
    running?.cancel()
    _ = await running?.result
    running = nil
  }

  /// Starts the server, or starts it once more at the same port, with what its file has.
  public func start() async throws {
    await end()
    if hasStarted {
      storage = try await open()
    }
    hasStarted = true
    let server = ShopServer(
      storage: storage, terms: try .standard(), passwords: passwords,
      now: { [moment] in moment.date.withLock { $0 } }, clock: clock)
    self.server = server
    guard isListening else { return transport = .direct(to: server, clock: clock) }
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    var options = WebOptions()
    options.requestTimeout = .seconds(Self.patience)
    let host = WebServer(
      port: port, options: options, logger: Logger(label: "shop") { _ in SwiftLogNoOpLogHandler() },
      onListening: { continuation.yield($0) },
      responder: { try await server.respond(to: $0) },
      makeScreen: { Screen(host: $0) { EmptyView() } })
    running = Task {
      defer { continuation.finish() }
      try await host.run()
    }
    // Not in this task: where the test is cancelled it would hear of no port, and the server never ends by itself.
    let listening = await Task { () -> Int? in
      for await port in ports { return port }
      return nil
    }.value
    guard let listening else { return try await running?.value ?? () }
    port = listening
  }
}

/// The moment of a shop, which its server reads on any thread.
private final class Moment: Sendable {
  let date = Mutex(TestShop.now)
}

/// Opens a shop as long as `body` takes: a server at a free port, and a file that nobody else has.
///
/// - Parameters:
///   - isListening: Whether its server can be reached over a socket; without one, everything else is the same.
///   - passwords: The thread that hashes passwords, by default in no time.
///   - body: Gets the shop.
///
/// ```swift
/// try await withShop { shop in
///   let screen = await shop.screen()
///   try await screen.link("Mug").tap()
/// }
/// ```
@MainActor
public func withShop(
  isListening: Bool = true, passwords: PasswordHasher = .quick,
  _ body: @MainActor (TestShop) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let file = folder + "/shop.sqlite"
  try await Template.shared.content().write(to: URL(fileURLWithPath: file))
  try await withShop(file: file, isListening: isListening, passwords: passwords, body) {
    try SQLiteStorage(path: file, currency: .eur, patience: TestShop.patience)
  }
}

/// Opens a shop as long as `body` takes: a server at a free port.
///
/// - Parameters:
///   - isListening: Whether its server can be reached over a socket; without one, everything else is the same.
///   - passwords: The thread that hashes passwords, by default in no time.
///   - body: Gets the shop.
///   - open: Opens its storage, which has the first products.
@MainActor
public func withShop(
  isListening: Bool = true, passwords: PasswordHasher = .quick,
  _ body: @MainActor (TestShop) async throws -> Void, storage open: @escaping StorageLaw.Place
) async throws {
  try await withShop(file: "", isListening: isListening, passwords: passwords, body, storage: open)
}

@MainActor
private func withShop(
  file: String, isListening: Bool, passwords: PasswordHasher,
  _ body: @MainActor (TestShop) async throws -> Void, storage open: @escaping StorageLaw.Place
) async throws {
  let shop = try await TestShop(
    file: file, isListening: isListening, passwords: passwords, open: open)
  try await shop.start()
  do {
    try await body(shop)
  } catch {
    await shop.end()
    throw error
  }
  await shop.end()
}

extension PasswordHasher {
  /// The hasher that all tests share, which hashes in no time.
  public static let quick = PasswordHasher(cost: .least, capacity: .max)
}

/// A file with the first products, made once; each test gets a copy.
private actor Template {
  static let shared = Template()
  private var made: Task<Data, any Error>?

  func content() async throws -> Data {
    let task = made ?? Task { try await Self.make() }
    made = task
    return try await task.value
  }

  private static func make() async throws -> Data {
    let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/shop.sqlite"
    let storage = try SQLiteStorage(path: path, currency: .eur)
    try await storage.seed()
    try storage.close()
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
