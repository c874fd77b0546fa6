import StorefrontDomain
import StorefrontPostgres
import StorefrontServer
import StorefrontTesting
import Testing

@Suite("A database that is there and does not answer", .enabled(if: ShopTogether.isThere))
struct HangTogetherTests {
  @Test("It is given up after a while, nothing is lost, and all goes on when it answers again")
  func hang() async throws {
    try await PostgresServer.run { server in
      let address = "postgres://shop@/postgres?host=\(server.folder)"
      let storage = try await PostgresStorage(address: address, currency: .eur, patience: 0.5)
      try await storage.seed()
      try await server.pause()
      // Both those that have a connection, and those that want one.
      for _ in 1...2 {
        await #expect(throws: StorageUnreachableError.self) {
          try await storage.write { try $0.save(StockItem(), of: "mug") }
        }
        await #expect(throws: StorageUnreachableError.self) {
          try await storage.read { try $0.products() }
        }
      }
      try await server.resume()
      var stock = try await storage.read { try $0.stock(of: "mug") }
      try stock.receive(1)
      try await storage.write { [stock] in try $0.save(stock, of: "mug") }
      #expect(try await storage.read { try $0.stock(of: "mug") } == stock)
      try await storage.close()
    }
  }
}
