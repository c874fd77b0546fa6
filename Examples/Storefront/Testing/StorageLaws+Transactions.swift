import Dispatch
internal import StorefrontDomain
import StorefrontServer
import Testing

extension StorageLaw {
  static let transactions: [StorageLaw] = [
    StorageLaw("A transaction that throws changes nothing", of: thrown),
    StorageLaw("An attempt that throws changes nothing, and what was before it stays", of: attempt),
    StorageLaw("An order is added once, and its number is no other's", of: secondOrder),
    StorageLaw("An answer is saved once", of: secondAnswer),
    StorageLaw("Everything is there when it is opened again", at: openedAgain),
  ]

  @Sendable private static func thrown(_ storage: any ShopStorage) async throws {
    struct Regret: Error {}
    let mug = try Product.mug(12_50)
    try await storage.write { try $0.save(mug) }
    await #expect(throws: Regret.self) {
      try await storage.write { shop in
        try shop.save(.mug(13_00))
        try shop.save(.of(5), of: "mug")
        try shop.add(.of("anna", "1001"))
        try shop.save(.to("a mug"), to: "1", of: "anna")
        throw Regret()
      }
    }
    #expect(try await storage.read { try $0.product("mug") } == mug)
    #expect(try await storage.read { try $0.stock(of: "mug") } == StockItem())
    #expect(try await storage.read { try $0.orders(of: "anna") } == [])
    #expect(try await storage.read { try $0.answer(to: "1", of: "anna") } == nil)
  }

  @Sendable private static func attempt(_ storage: any ShopStorage) async throws {
    struct Regret: Error {}
    try await storage.write { shop in
      try shop.save(.mug(12_50))
      let failed = Result {
        try shop.attempt {
          try shop.save(.mug(13_00))
          try shop.save(.of(5), of: "mug")
          throw Regret()
        }
      }
      #expect(throws: Regret.self) { try failed.get() }
      try shop.attempt { try shop.save(.to("a mug"), to: "1", of: "anna") }
    }
    #expect(try await storage.read { try $0.product("mug") } == .mug(12_50))
    #expect(try await storage.read { try $0.stock(of: "mug") } == StockItem())
    #expect(try await storage.read { try $0.answer(to: "1", of: "anna") } == .to("a mug"))
  }

  @Sendable private static func secondOrder(_ storage: any ShopStorage) async throws {
    try await storage.write { try $0.add(.of("anna", "1001")) }
    await #expect(throws: (any Error).self) {
      try await storage.write { try $0.add(.of("berta", "1001")) }
    }
    #expect(try await storage.read { try $0.orders(of: "anna").count } == 1)
    #expect(try await storage.read { try $0.orders(of: "berta") } == [])
  }

  @Sendable private static func secondAnswer(_ storage: any ShopStorage) async throws {
    try await storage.write { try $0.save(.to("a mug"), to: "1", of: "anna") }
    await #expect(throws: (any Error).self) {
      try await storage.write { try $0.save(.to("a teapot"), to: "1", of: "anna") }
    }
    let kept = try await storage.read { try $0.answer(to: "1", of: "anna") }
    #expect(kept == .to("a mug"))
  }

  @Sendable private static func openedAgain(_ open: @escaping Place) async throws {
    let storage = try await open()
    var cart = Cart(in: .eur)
    try cart.add("mug", 2, at: .euros(12_50))
    let (mug, stock) = (try Product.mug(12_50), try StockItem.of(5, reserved: 1))
    let order = try PlacedOrder.of("anna", "1001")
    try await storage.write { [cart] shop in
      try shop.save(mug)
      try shop.save(stock, of: "mug")
      try shop.save(cart, of: "anna")
      try shop.add(order)
      try shop.save(.to("a mug"), to: "1", of: "anna")
    }
    try await storage.close()
    let again = try await open()
    #expect(try await again.read { try $0.products() } == [mug])
    #expect(try await again.read { try $0.stock(of: "mug") } == stock)
    #expect(try await again.read { try $0.cart(of: "anna") } == cart)
    #expect(try await again.read { try $0.orders(of: "anna") } == [order])
    #expect(try await again.read { try $0.answer(to: "1", of: "anna") } == .to("a mug"))
    #expect(try await again.read { try $0.nextOrderNumber() } == 1_002)
    try await again.close()
  }
}

extension StorageLaw {
  static let concurrency: [StorageLaw] = [
    StorageLaw(
      "What is read together is of one moment, and who writes meanwhile does not wait",
      at: snapshot),
    StorageLaw("What one storage has written, another of the same place reads", at: otherStorage),
    StorageLaw("A hundred orders at once, over two storages, have a hundred numbers", at: numbers),
    StorageLaw(
      "Twenty who want the last five pieces at once get five, and never one more",
      at: lastPieces),
    StorageLaw("Ten who open an empty place at once make it once", at: openedAtOnce),
  ]

  @Sendable private static func snapshot(_ open: @escaping Place) async throws {
    let (storage, other) = (try await open(), try await open())
    let (old, new) = (try Product.mug(12_50), try Product.mug(13_00))
    try await storage.write { try $0.save(old) }
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let written = DispatchSemaphore(value: 0)
    let writing = Task {
      // It ends with the patience of the storage where it has to wait.
      defer { written.signal() }
      for await _ in begun { break }
      try await other.write { try $0.save(new) }
    }
    let seen = try await storage.read { shop in
      let before = try shop.product("mug")
      continuation.yield()
      written.wait()
      return [before, try shop.product("mug"), try shop.products().first]
    }
    let outcome = await writing.result
    #expect(throws: Never.self, "A write waits for a read.") { try outcome.get() }
    #expect(seen == [old, old, old])
    #expect(try await storage.read { try $0.product("mug") } == new)
    try await other.close()
    try await storage.close()
  }

  @Sendable private static func otherStorage(_ open: @escaping Place) async throws {
    let (one, two) = (try await open(), try await open())
    for cents in 1...10 {
      let (mug, stock) = (try Product.mug(cents), try StockItem.of(cents))
      try await one.write { try $0.save(mug) }
      #expect(try await two.read { try $0.product("mug") } == mug)
      try await two.write { try $0.save(stock, of: "mug") }
      #expect(try await one.read { try $0.stock(of: "mug") } == stock)
    }
    try await two.close()
    try await one.close()
  }

  @Sendable private static func numbers(_ open: @escaping Place) async throws {
    let storages = [try await open(), try await open()]
    let numbers = try await atOnce(0..<100) { index in
      try await storages[index % 2].write { shop in
        let number = try shop.nextOrderNumber()
        try shop.add(.of("anna", "\(number)"))
        return number
      }
    }
    #expect(numbers.sorted() == Array(1_001...1_100))
    for storage in storages { try await storage.close() }
  }

  @Sendable private static func lastPieces(_ open: @escaping Place) async throws {
    let storages = [try await open(), try await open()]
    try await storages[0].write { shop in
      try shop.save(.mug(12_50))
      try shop.save(.of(5), of: "mug")
    }
    let reserved = try await atOnce(0..<20) { index in
      try await storages[index % 2].write { shop in
        var stock = try shop.stock(of: "mug")
        guard stock.available > 0 else { return 0 }
        try stock.reserve(1)
        try shop.save(stock, of: "mug")
        return 1
      }
    }
    #expect(reserved.reduce(0, +) == 5)
    let stock = try await storages[0].read { try $0.stock(of: "mug") }
    #expect((stock.onHand, stock.available) == (5, 0))
    for storage in storages { try await storage.close() }
  }

  @Sendable private static func openedAtOnce(_ open: @escaping Place) async throws {
    let storages = try await atOnce(0..<10) { _ in try await open() }
    let mug = try Product.mug(12_50)
    try await storages[0].write { try $0.save(mug) }
    for storage in storages {
      #expect(try await storage.read { try $0.products() } == [mug])
      try await storage.close()
    }
  }
}
