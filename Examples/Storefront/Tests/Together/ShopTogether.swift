import BrowserTesting
import Foundation
import StorefrontHTTP
import StorefrontPostgres
import StorefrontSQLite
import StorefrontServer
import Testing
import WebAPI

/// Two programs of a shop behind one address, as `Deploy/haproxy.cfg` has them, on a PostgreSQL of their own that loses
/// nothing in a crash.
actor ShopTogether {
  /// The program that stands in front.
  private static let haproxy = [
    "/usr/sbin/haproxy", "/usr/bin/haproxy", "/opt/homebrew/bin/haproxy",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }
  /// Whether what it takes is there. Where everything is checked it must be.
  static let isThere = PostgresPlace.isThere && (haproxy != nil || PostgresPlace.isRequired)

  private static let repository = URL(fileURLWithPath: #filePath).pathComponents
    .prefix { $0 != "Examples" }.joined(separator: "/").replacing("//", with: "/")

  /// The programs and their database.
  enum Kind: String, CustomStringConvertible, Sendable {
    case file, onePostgres, twoPostgres

    var description: String {
      switch self {
      case .file: "one program with a file"
      case .onePostgres: "one program on PostgreSQL"
      case .twoPostgres: "two programs on PostgreSQL"
      }
    }
  }

  /// The address of both.
  nonisolated let address: URL
  /// The address of the database.
  nonisolated let database: String
  private let kind: Kind
  /// The folder of all that they keep.
  nonisolated let folder: String
  private let server: PostgresServer
  private let ports: [Int]
  /// The ports of the programs themselves.
  nonisolated var programPorts: [Int] { Array(ports.prefix(2)) }
  private var programs: [Program] = []
  private var proxy: Program?

  private init(_ kind: Kind, ports: [Int]) throws {
    self.kind = kind
    folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
    server = PostgresServer(folder: folder + "/postgres")
    database = "postgres://shop@/shop?host=\(server.folder)"
    address = try #require(URL(string: "http://127.0.0.1:\(ports[0])"))
    self.ports = Array(ports.dropFirst())
  }

  /// Runs them as long as `body` takes.
  nonisolated(nonsending) static func run(
    _ kind: Kind = .twoPostgres, _ limits: [String] = [],
    _ body: nonisolated(nonsending) (ShopTogether) async throws -> Void
  ) async throws {
    let shop = try ShopTogether(kind, ports: freePorts(4))
    do {
      try await shop.start(limits)
      try await body(shop)
    } catch {
      await shop.end()
      throw error
    }
    await shop.end()
  }

  private func start(_ limits: [String]) async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if kind != .file {
      try await server.start()
      let postgres = database.replacing("/shop?", with: "/postgres?")
      try PostgresConnection(postgres, patience: 60).run("CREATE DATABASE shop")
    }
    for number in 0..<(kind == .twoPostgres ? 2 : 1) {
      programs.append(try program(number, limits))
    }
    for program in programs { _ = try await program.address() }
    let path = try #require(Self.haproxy, "There is no haproxy.")
    proxy = try Program(
      path: path, arguments: ["-f", Self.repository + "/Examples/Storefront/Deploy/haproxy.cfg"],
      environment: [
        "SHOP_LISTEN": "127.0.0.1:\(address.port ?? 0)", "SHOP_WATCH": "127.0.0.1:\(ports[2])",
        "SHOP_ONE": "127.0.0.1:\(ports[0])",
        "SHOP_TWO": "127.0.0.1:\(ports[1])",
      ])
    let buyer = Buyer(api: address.appending(path: "api/v1"))
    // Wall clock: it says nothing when it listens.
    while (try? await buyer.look(at: "mug")) == nil { try await Task.sleep(for: .milliseconds(10)) }
  }

  private func end() async {
    await proxy?.kill()
    for program in programs { await program.kill() }
    if kind != .file { try? await server.stop() }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Opens the database.
  nonisolated func openStorage() async throws -> any ShopStorage {
    guard kind != .file else {
      return try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur, patience: 600)
    }
    return try await PostgresStorage(address: database, currency: .eur, patience: 600)
  }

  /// Returns when the proxy lets people go to one of the programs.
  func isUp(_ number: Int) async throws {
    while try await !programs(where: { $0["status"]?.hasPrefix("UP") == true }).contains(number) {
      // Wall clock: the proxy asks twice a second.
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// The program that serves the only page there is.
  func programOfPage() async throws -> Int {
    while true {
      let all = try await programs { $0["scur"] != "0" }
      if all.count == 1 { return all[0] }
      // Wall clock: the proxy says nothing when a page has come.
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// The programs of which the proxy says something, as those have it who serve pages.
  private func programs(where isChosen: ([String: String]) -> Bool) async throws -> [Int] {
    let stats = try #require(URL(string: "http://127.0.0.1:\(ports[2])/stats;csv"))
    let answer = try await HTTPTransport.toProgram.send(HTTPRequest("GET", stats))
    let lines = String(decoding: answer.body, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(lines.first)
    return ["one", "two"].indices.filter { number in
      lines.contains { line in
        let server = Dictionary(zip(names, line)) { first, _ in first }
        return server["# pxname"] == "pages" && server["svname"] == ["one", "two"][number]
          && isChosen(server)
      }
    }
  }

  /// Kills one of the programs, and starts it again.
  func killProgram(_ number: Int) async throws {
    await programs[number].kill()
    programs[number] = try program(number)
    _ = try await programs[number].address()
  }

  /// Kills the database, and starts it again.
  func killDatabase() async throws {
    try await server.kill()
    try await server.start()
  }

  /// Ends one of the programs as an operator does, starts it again, and returns when the proxy has noticed.
  func restartProgram(_ number: Int, _ limits: [String]) async throws {
    programs[number].terminate()
    #expect(await programs[number].end() == 0)
    programs[number] = try program(number, limits)
    _ = try await programs[number].address()
    try await isUp(number)
  }

  private func program(_ number: Int, _ limits: [String] = []) throws -> Program {
    try .shop(
      in: folder,
      ["VITRO_PROXY": "127.0.0.1"].merging(kind == .file ? [:] : ["STOREFRONT_DATABASE": database])
      { $1 },
      port: ports[number], limits: limits)
  }

  /// Ports at which nobody listens, and from which nobody sets out, so that a program finds its own again.
  private static func freePorts(_ count: Int) -> [Int] {
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    return Array(
      (20_000..<32_000).shuffled().lazy.filter { port in
        let socket = socket(AF_INET, stream, 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = in_port_t(port).bigEndian
        return withUnsafePointer(to: &address) { address in
          address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
            bind(socket, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
          }
        }
      }.prefix(count))
  }
}
