import BrowserTesting
import Foundation
import StorefrontDomain
import StorefrontSQLite
import StorefrontServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program as its operator ends it.
@Suite("The program is told to end while it sells")
struct StopTests {
  @Test("What was begun is answered, nothing else is done, the file is closed, and the status is 0")
  func underLoad() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // People go on to buy for as long as that.
    let program = try Program.shop(in: folder, limits: ["shutdownDelay=0.3"])
    let visitors = "ABCDEFGH".map { String(repeating: $0, count: 22) }
    let buyers: [Task<Set<String>, Never>]
    do {
      buyers = try await buy(at: try await program.address(), visitors)
    } catch {
      await program.kill()
      throw error
    }
    program.terminate()
    #expect(await program.end() == 0)
    // All that was stored is in that one file.
    let log = FileManager.default.contents(atPath: folder + "/shop.sqlite-wal") ?? Data()
    #expect(log.isEmpty)
    let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
    for (visitor, buyer) in zip(visitors, buyers) {
      let stored = try await storage.read { try $0.orders(of: CustomerID(visitor)) }
      #expect(await Set(stored.map(\.order.id.text)) == buyer.value)
    }
    // No lease is left: whoever comes next need not wait for the end of one.
    let next = try await storage.write { shop in
      try shop.messages().isEmpty ? "none" : shop.leaseMessage(at: .now, until: .now + 60)
    }
    #expect(next != nil)
    try storage.close()
  }

  /// Lets each buy once, and then go on.
  private func buy(
    at address: URL, _ visitors: [String]
  ) async throws -> [Task<Set<String>, Never>] {
    let buyers = visitors.map { Buyer(api: address.appending(path: "api/v1"), visitor: $0) }
    var first: [String] = []
    for buyer in buyers { first.append(try await buyer.buy(Wish())) }
    #expect(try await status(of: address, "live") == 200)
    #expect(try await status(of: address, "ready") == 200)
    return zip(buyers, first).map { buyer, first in
      Task { await buyer.buyForever().0.union([first]) }
    }
  }

  private func status(of address: URL, _ path: String) async throws -> Int? {
    let (_, response) = try await URLSession.shared.data(from: address.appending(path: path))
    return (response as? HTTPURLResponse)?.statusCode
  }
}
