import BrowserTesting
import Foundation
import StorefrontSQLite
import StorefrontServer
import Testing

/// A few kills in every run; `VITRO_KILLS=50 Scripts/test shop --filter KillTests` for more.
@Suite("The program is killed while it sells")
struct KillTests {
  private static let latestMoment = 0.2
  private let kills = ProcessInfo.processInfo.environment["VITRO_KILLS"].flatMap(Int.init) ?? 3

  @Test("No order is lost that was acknowledged, and none is placed twice", .tags(.ordersAreSafe))
  func kill() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var placed: Set<String> = []
    var interrupted = 0
    var wish: Wish?
    for round in 1...max(kills, 1) {
      let program = try Program.shop(in: folder)
      let buyer = Buyer(api: try await program.address().appending(path: "api/v1"))
      // What was not answered before the last kill is asked for again, with its keys.
      if let lost = wish {
        interrupted += 1
        let order = try await buyer.buy(lost)
        #expect(placed.insert(order).inserted, "kill \(round)")
      }
      let buying = Task { await buyer.buyForever() }
      // Wall clock: the moment of a kill, whichever it is.
      try await Task.sleep(for: .seconds(.random(in: 0...Self.latestMoment)))
      await program.kill()
      let (orders, last) = await buying.value
      #expect(placed.isDisjoint(with: orders), "kill \(round)")
      placed.formUnion(orders)
      wish = last
      try await restock(in: folder)
    }
    let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
    let stored = try await storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
    let numbers = stored.map(\.order.id.text)
    let unknown = Set(numbers).subtracting(placed)
    #expect(placed.isSubset(of: numbers) && Set(numbers).count == numbers.count)
    // The last wish may have been done and not answered.
    #expect(unknown.count <= 1)
    let sold = try await storage.read { try $0.stock(of: "mug").reserved }
    // The bank declines what is too much for it.
    #expect(sold == stored.count { $0.order.status != .cancelled })
    print(
      "\(kills) kills, \(numbers.count) orders, \(interrupted) interrupted, none lost, none twice")
  }

  /// Brings enough mugs for the next round, as the program is not there.
  private func restock(in folder: String) async throws {
    let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
    try await storage.write { shop in
      var stock = try shop.stock(of: "mug")
      try stock.receive(1_000)
      try shop.save(stock, of: "mug")
    }
    try storage.close()
  }
}
