import BrowserTesting
import Foundation
import StorefrontHTTP
import StorefrontSQLite
import StorefrontTesting
import WebAPINIO

/// A shop that is a program of its own, which can be killed. Its bank is quick: whether an order is paid yet is nobody's
/// to say.
@MainActor
final class HistoryProgram: HistoryPlace {
  private let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
  private var program: Program?
  private var api: URL?
  private let transport = HTTPTransport.toProgram
  private(set) var kills = 0

  func start() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
    try await storage.seed()
    try await storage.prepareForHistories(at: .now)
    try storage.close()
    try await run()
  }

  private func run() async throws {
    let program = try Program.shop(in: folder)
    self.program = program
    api = try await program.address().appending(path: "api/v1")
  }

  func end() async {
    await program?.kill()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func ask(_ request: HistoryRequest) async -> TestShop.Answer? {
    guard let api else { return nil }
    var asked = HTTPRequest(
      request.method, api.appending(path: request.path), body: request.body.map { Data($0.utf8) })
    if request.body != nil { asked.headers["Content-Type"] = "application/json" }
    asked.headers["Idempotency-Key"] = request.key
    asked.headers["Cookie"] = "vitro.visitor=\(request.visitor)"
    guard let response = try? await transport.send(asked) else { return nil }
    return TestShop.Answer(
      status: response.status, text: String(decoding: response.body, as: UTF8.self))
  }

  func askAndKill(_ request: HistoryRequest) async throws {
    kills += 1
    let asking = Task { await ask(request) }
    // Wall clock: the moment of a kill, whichever it is. A change takes two milliseconds or so.
    try await Task.sleep(for: .microseconds(.random(in: 0...4_000)))
    await program?.kill()
    _ = await asking.value
    try await run()
  }

  func restart() async throws {
    _ = await program?.interrupt()
    try await run()
  }

  func work(declines: Bool) async throws {}

  func known(_ status: String) -> String { status == "paid" ? "placed" : status }

  func problem(with model: ShopModel) async -> String? { nil }
}
