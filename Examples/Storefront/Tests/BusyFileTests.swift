import Foundation
import GRDB
import HTTPTypes
import StorefrontServer
import StorefrontSQLite
import StorefrontTesting
import Testing

@Suite("A file that another process holds, removes or replaces")
struct BusyFileTests {
  @Test("A change is told to come again, and is done once when it does")
  func busy() async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      // Nobody lets go of the file meanwhile, however long that is.
      let storage = try SQLiteStorage(path: path, currency: .eur, patience: 0.01)
      try await storage.seed()
      let server = try ShopServer(storage, log: LogRecorder())
      let line = #"{"product": "bowl", "quantity": 1}"#
      let other = try await holdFile(path)
      let refused = try await server.ask("POST", "cart/lines", line, key: "1")
      #expect(refused.status == 503 && refused.headers[.retryAfter] == "1")
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      let done = try await server.ask("POST", "cart/lines", line, key: "1")
      #expect(done.status == 200)
      let cart = try await server.ask("GET", "cart")
      #expect(cart.text.contains(#""quantity":1"#))
      try storage.close()
    }
  }

  @Test("Changes that wait for another process wait side by side, each no longer than its patience")
  func queue() async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      let storage = try SQLiteStorage(path: path, currency: .eur, patience: 1)
      try await storage.seed()
      let other = try await holdFile(path)
      let asked = ContinuousClock.now  // Wall clock: see below.
      let refused = await withTaskGroup(of: Bool.self) { group in
        for _ in 1...20 {
          group.addTask {
            do {
              try await storage.write { _ in }
              return false
            } catch { return error is StorageBusyError }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(refused == 20)
      // Wall clock: one after the other they would wait for twenty seconds, however quick the machine is.
      #expect(asked.duration(to: .now) < .seconds(10))
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      try storage.close()
    }
  }

  @Test(
    "Nothing is acknowledged that is written to a file which was removed or replaced",
    arguments: ["", "-wal"], [true, false])
  func lost(ending: String, isReplaced: Bool) async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      let storage = try SQLiteStorage(path: path, currency: .eur)
      try await storage.seed()
      let log = LogRecorder()
      let server = try ShopServer(storage, log: log)
      let line = #"{"product": "bowl", "quantity": 1}"#
      #expect(try await server.ask("POST", "cart/lines", line, key: "1").status == 200)
      try FileManager.default.moveItem(atPath: path + ending, toPath: path + ".away")
      if isReplaced {
        try FileManager.default.copyItem(atPath: path + ".away", toPath: path + ending)
      }
      let refused = try await server.ask("POST", "cart/lines", line, key: "2")
      #expect(refused.status == 503 && refused.text.contains("can keep nothing"))
      #expect(log.errors.contains { $0.contains("was removed or replaced") })
      // What was not acknowledged is not shown either.
      #expect(try await server.ask("GET", "cart").text.contains(#""quantity":1"#))
      try storage.close()
    }
  }

  /// A connection that holds the file, as another process does, until it is told to roll back.
  private func holdFile(_ path: String) async throws -> DatabaseQueue {
    var holding = Configuration()
    holding.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: holding)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    return other
  }
}
