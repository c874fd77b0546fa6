import Foundation
import GRDB
import HTTPTypes
import StorefrontServer
import StorefrontSQLite
import StorefrontTesting
import Testing

@Suite("A file that another process holds")
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
      var holding = Configuration()
      holding.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: path, configuration: holding)
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
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
}
