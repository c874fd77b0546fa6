import Foundation
internal import StorefrontDomain
import StorefrontServer
import Testing

extension StorageLaw {
  static let orders: [StorageLaw] = [
    StorageLaw("The status of an order is replaced, and staff find all orders", of: allOrders),
    StorageLaw(
      "What is picked up has no address, and an order is given to another", of: described),
    StorageLaw("A history is read in the order in which it was written", of: history),
    StorageLaw("Parcels are read as they were sent", of: shipments),
    StorageLaw("A message is leased to one, and to another when its time is over", of: lease),
    StorageLaw("A lease that was taken under a wrong clock holds nobody up", of: wrongClock),
    StorageLaw("Money goes before letters, and of each the oldest first", of: moneyFirst),
    StorageLaw("A message is read as it was written, and removed once", of: messages),
    StorageLaw("Of each resource the newest change is kept, under a greater number", of: changes),
    StorageLaw("Listeners come and go while others write, and none waits for ever", of: comings),
    StorageLaw("A commit is told to whoever listens, and reading is none", of: commits),
  ]

  @Sendable private static func allOrders(_ storage: any ShopStorage) async throws {
    try await storage.write { shop in
      try shop.add(.of("anna", "1001", at: 1_000))
      try shop.add(.of("berta", "1002", at: 2_000))
      try shop.save(.paid, of: "1001")
    }
    let all = try await storage.read { try $0.openOrders() }
    #expect(all.map(\.order.id) == ["1002", "1001"])
    #expect(all.map(\.order.status) == [.placed, .paid])
    #expect(try await storage.read { try $0.order("1001") } == all.last)
    #expect(try await storage.read { try $0.order("1003") } == nil)
    try await storage.write { shop in
      for (number, status) in [("1003", OrderStatus.cancelled), ("1004", .delivered)] {
        try shop.add(.of("anna", number, at: 3_000))
        try shop.save(status, of: OrderID(number))
      }
      try shop.save(.returned, of: "1001")
    }
    func closed(before earlier: OrderID? = nil, upTo limit: Int = 10) async throws -> [OrderID] {
      try await storage.read {
        try $0.closedOrders(before: earlier, upTo: limit).map(\.order.id)
      }
    }
    #expect(try await storage.read { try $0.openOrders() }.map(\.order.id) == ["1002"])
    #expect(try await closed() == ["1004", "1003", "1001"])
    #expect(try await closed(upTo: 1) == ["1004"])
    #expect(try await closed(before: "1004") == ["1003", "1001"])
    #expect(try await closed(before: "1001") == [])
    #expect(try await closed(before: "9") == [])
  }

  @Sendable private static func described(_ storage: any ShopStorage) async throws {
    let contact = Contact(
      name: try Name("Ada"), email: try EmailAddress("ada@example.com"), phone: "030 '1'")
    let line = try OrderLineItem("mug", quantity: 1, unitPrice: .euros(50), discount: .euros(0))
    let pickedUp = PlacedOrder(
      order: try Order(
        id: "1001", customer: "anna", lines: [line], shippingCost: .euros(0),
        includedTax: .euros(8)),
      address: nil, contact: contact, shipping: .pickup,
      placedAt: Date(timeIntervalSince1970: 1_000))
    let parcel = try Shipment(handedOver: "1001-1", lines: [ShipmentLine("mug", 1)])
    try await storage.write { shop in
      try shop.add(pickedUp)
      try shop.add(.of("anna", "1002"))
      try shop.add(parcel, of: "1001")
    }
    let (read, parcels) = try await storage.read {
      (try $0.order("1001"), try $0.shipments(of: "1001"))
    }
    #expect(read?.contact == contact && read?.address == nil && read?.order == pickedUp.order)
    #expect(parcels == [parcel])
    try await storage.write { try $0.give("1001", to: "berta") }
    #expect(try await storage.read { try $0.orders(of: "berta") }.map(\.order.id) == ["1001"])
    #expect(try await storage.read { try $0.orders(of: "anna") }.map(\.order.id) == ["1002"])
  }

  @Sendable private static func history(_ storage: any ShopStorage) async throws {
    let date = Date(timeIntervalSince1970: 1_000)
    let deeds: [OrderHistory.Deed] =
      [.placed, .declined("ä"), .outOfStock("ß"), .sent("'"), .refunded(.euros(-1))]
      + OrderEvent.allCases.map { .event($0) }
    let actors: [OrderHistory.Actor] = [.customer, .payment, .staff("Ada"), .staff("")]
    var history = OrderHistory()
    for (number, deed) in deeds.enumerated() {
      history.add(.init(date - Double(number), actors[number % actors.count], deed))
    }
    try await storage.write { [history] shop in
      try shop.add(.of("anna", "1001"))
      try shop.add(.of("anna", "1002"))
      for entry in history.entries { try shop.add(entry, to: "1001") }
    }
    #expect(try await storage.read { try $0.history(of: "1001") } == history)
    #expect(try await storage.read { try $0.history(of: "1002") } == OrderHistory())
  }

  @Sendable private static func shipments(_ storage: any ShopStorage) async throws {
    let parcels = try ["b", "a"].map {
      try Shipment(
        id: ShipmentID($0), trackingNumber: "JJD \($0)",
        lines: [ShipmentLine("mug", 2), ShipmentLine("bowl", 1)])
    }
    try await storage.write { shop in
      try shop.add(.of("anna", "1001"))
      for parcel in parcels { try shop.add(parcel, of: "1001") }
    }
    #expect(try await storage.read { try $0.shipments(of: "1001") } == parcels)
    #expect(try await storage.read { try $0.shipments(of: "1002") } == [])
    await #expect(throws: (any Error).self) {
      try await storage.write { try $0.add(parcels[0], of: "1001") }
    }
  }

  @Sendable private static func lease(_ storage: any ShopStorage) async throws {
    func lease(at second: Double, for seconds: Double = 60) async throws -> String? {
      let moment = Date(timeIntervalSince1970: second)
      return try await storage.write { try $0.leaseMessage(at: moment, until: moment + seconds) }
    }
    try await storage.write { shop in
      try shop.add(.of("anna", "1001"))
      try shop.add(OutboxMessage(key: "b", order: "1001", wish: .charge(.euros(1))))
      try shop.add(OutboxMessage(key: "a", order: "1001", wish: .charge(.euros(1))))
    }
    #expect(try await lease(at: 100) == "b")
    #expect(try await lease(at: 100) == "a")
    #expect(try await lease(at: 159) == nil)
    #expect(try await lease(at: 160) == "b")
    try await storage.write {
      try $0.postponeMessage("a", until: Date(timeIntervalSince1970: 500))
    }
    #expect(try await lease(at: 499, for: 1) == "b")
    #expect(try await storage.read { try $0.attempts(of: "b") } == 3)
    #expect(try await storage.read { try $0.attempts(of: "c") } == 0)
  }

  @Sendable private static func wrongClock(_ storage: any ShopStorage) async throws {
    let now = Date(timeIntervalSince1970: 1_000_000)
    func lease(at moment: Date) async throws -> String? {
      try await storage.write { try $0.leaseMessage(at: moment, until: moment + 60) }
    }
    try await storage.write { shop in
      try shop.add(.of("anna", "1001"))
      try shop.add(OutboxMessage(key: "a", order: "1001", wish: .charge(.euros(1))))
    }
    #expect(try await lease(at: now + 10 * 365 * 24 * 60 * 60) == "a")
    #expect(try await lease(at: now) == "a")
    #expect(try await lease(at: now) == nil)
    // An hour back: the lease stands as long as it was to.
    #expect(try await lease(at: now - 60 * 60) == nil)
    try await storage.write { try $0.postponeMessage("a", until: now + OutboxWorker.longestLease) }
    #expect(try await lease(at: now) == nil)
    try await storage.write {
      try $0.postponeMessage("a", until: now + OutboxWorker.longestLease + 1)
    }
    #expect(try await lease(at: now) == "a")
  }

  @Sendable private static func moneyFirst(_ storage: any ShopStorage) async throws {
    let letter = OutboxMessage.Wish.mail(Mail(to: "a@b.c", subject: "ä", text: "'"))
    try await storage.write { shop in
      try shop.add(.of("anna", "1001"))
      try shop.add(OutboxMessage(key: "a", order: "1001", wish: letter))
      try shop.add(OutboxMessage(key: "b", order: "1001", wish: letter))
      try shop.add(OutboxMessage(key: "c", order: "1001", wish: .refund(.euros(1))))
      try shop.add(OutboxMessage(key: "d", order: "1001", wish: .charge(.euros(1))))
    }
    var keys = ""
    let moment = Date(timeIntervalSince1970: 1_000)
    while let key = try await storage.write({ try $0.leaseMessage(at: moment, until: moment + 60) })
    {
      keys += key
    }
    #expect(keys == "cdab")
  }

  @Sendable private static func messages(_ storage: any ShopStorage) async throws {
    let messages = [
      OutboxMessage(key: "3", order: "1001", wish: .charge(.euros(12_50))),
      OutboxMessage(key: "1", order: "1001", wish: .refund(.euros(12_50))),
      OutboxMessage(
        key: "2", order: "1001", wish: .mail(Mail(to: "a@b.c", subject: "ä", text: "'\n"))),
    ]
    try await storage.write { shop in
      try shop.add(.of("anna", "1001"))
      for message in messages { try shop.add(message) }
    }
    #expect(try await storage.read { try $0.messages() } == messages)
    #expect(try await storage.read { try $0.message("2") } == messages[2])
    #expect(try await storage.write { try $0.removeMessage("2") })
    #expect(try await !storage.write { try $0.removeMessage("2") })
    #expect(try await storage.read { try $0.message("2") } == nil)
    await #expect(throws: (any Error).self) { try await storage.write { try $0.add(messages[0]) } }
  }

  @Sendable private static func changes(_ storage: any ShopStorage) async throws {
    // A change may be told of a moment after its commit: where one with a smaller number can still come.
    func hasChanges(_ expected: String..., after number: Int = 0) async throws -> Bool {
      var commits = storage.commits().makeAsyncIterator()
      while true {
        let changes = try await storage.read { try $0.changes(after: number) }
        let words = changes.map { "\($0.path) \($0.owner?.text ?? "*")" }
        guard words.count < expected.count else { return Set(words) == Set(expected) }
        await commits.next()
      }
    }
    #expect(try await hasChanges())
    try await storage.write { shop in
      try shop.save(.mug(12_50))
      try shop.save(.of(5), of: "mug")
      try shop.add(.of("anna", "1001"))
    }
    #expect(try await hasChanges("products/mug *", "orders/1001 anna"))
    let newest = try await storage.read { try $0.newestChange() }
    try await storage.write { try $0.save(.paid, of: "1001") }
    #expect(try await hasChanges("orders/1001 anna", after: newest))
    var cart = Cart(in: .eur)
    try cart.add("mug", 2, at: .euros(12_50))
    try await storage.write { [cart] in try $0.save(cart, of: "berta") }
    try await storage.write { try $0.save(Cart(in: .eur), of: "berta") }
    #expect(try await hasChanges("products/mug *", "orders/1001 anna", "cart berta"))
    #expect(try await storage.read { try $0.newestChange() } > newest + 1)
  }

  @Sendable private static func comings(_ storage: any ShopStorage) async throws {
    try await storage.write { try $0.save(.mug(12_50)) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...20 {
        group.addTask {
          while !Task.isCancelled {
            let listening = Task { for await _ in storage.commits() {} }
            await Task.yield()
            listening.cancel()
            await listening.value
          }
        }
      }
      for count in 1...200 { try? await storage.write { try $0.save(.of(count), of: "mug") } }
      group.cancelAll()
    }
    #expect(storage.commitCount >= 201)
  }

  @Sendable private static func commits(_ storage: any ShopStorage) async throws {
    let commits = storage.commits()
    _ = try await storage.read { try $0.products() }
    _ = try await storage.write { try $0.products() }
    try await storage.write { try $0.save(.mug(12_50)) }
    try await storage.close()
    var count = 0
    for await _ in commits { count += 1 }
    #expect(count == 1)
    for await _ in storage.commits() { Issue.record("The storage is closed.") }
  }
}
