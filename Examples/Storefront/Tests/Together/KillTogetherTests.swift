import Foundation
import StorefrontHTTP
import StorefrontDomain
import StorefrontServer
import Testing

/// A few kills in every run; `VITRO_KILLS=200 Scripts/test shop --filter KillTogetherTests` for more.
@Suite(
  "Two programs behind one address are killed while they sell", .enabled(if: ShopTogether.isThere))
struct KillTogetherTests {
  private static let clients = 20
  private let kills = ProcessInfo.processInfo.environment["VITRO_KILLS"].flatMap(Int.init) ?? 4

  @Test(
    "No order is lost that was acknowledged, none is placed twice, stock and money add up",
    .tags(.ordersAreSafe))
  func kill() async throws {
    try await ShopTogether.run { shop in
      try await shop.stockUp()
      let clients = (0..<Self.clients).map { Client(number: $0, of: shop) }
      let buying = clients.map { client in Task { try await client.buyUntilCancelled() } }
      for number in 1...max(kills, 1) {
        // Wall clock: the moment of a kill, whichever it is.
        try await Task.sleep(for: .seconds(.random(in: 0...0.3)))
        // One of ten is the database's.
        if number % 10 == 4 {
          try await shop.killDatabase()
        } else {
          try await shop.killProgram(number % 2)
        }
      }
      for task in buying { task.cancel() }
      var seen: [CustomerID: [String]] = [:]
      var retries = 0
      for (client, task) in zip(clients, buying) {
        let history = try await task.value
        seen[client.customer] = history.orders
        retries += history.retries
      }
      let all = seen
      let storage = try await shop.openStorage()
      let count = try await storage.read { try $0.check(all) }
      try await storage.close()
      print(
        "\(kills) kills, \(count) orders of \(Self.clients) clients, \(retries) asked again,",
        "none lost, none twice")
    }
  }
}

extension ShopTogether {
  /// Brings more of some products than anybody buys.
  nonisolated func stockUp(_ products: [String] = ["mug"]) async throws {
    let storage = try await openStorage()
    try await storage.write { shop in
      for product in products.map({ ProductID($0) }) {
        var stock = try shop.stock(of: product)
        try stock.receive(1_000_000)
        try shop.save(stock, of: product)
      }
    }
    try await storage.close()
  }
}

/// A customer who buys one mug after the other, asks again for what was not answered, with its key, and looks at what
/// they have bought after each.
struct Client: Sendable {
  struct History: Sendable {
    /// The orders that were acknowledged, in their order.
    var orders: [String] = []
    /// How often something was asked for again.
    var retries = 0
  }

  private let buyer: Buyer
  let customer: CustomerID

  init(number: Int, of shop: ShopTogether) {
    let visitor = "Client" + String(repeating: "x", count: 13) + "\(100 + number)"
    customer = CustomerID(visitor)
    buyer = Buyer(api: shop.address.appending(path: "api/v1"), visitor: visitor)
  }

  /// Ends with the purchase during which it is cancelled.
  func buyUntilCancelled() async throws -> History {
    var history = History()
    while !Task.isCancelled {
      let wish = Wish()
      // It is answered at last, although the task is cancelled.
      let (order, retries) = try await Task {
        try await persistently { () throws(StoreError) in try await buyer.buy(wish) }
      }.value
      history.orders.append(order)
      history.retries += retries
      // Whichever program answers, it knows what the other one has acknowledged.
      let (orders, more) = try await Task {
        try await persistently { () throws(StoreError) in try await buyer.orders() }
      }.value
      history.retries += more
      let expected = Array(history.orders.reversed().prefix(ShopServer.orderPageSize))
      #expect(orders == expected, "\(customer)")
    }
    return history
  }

  /// Asks until it is answered; returns how often it was asked again, too.
  private func persistently<Value>(
    _ body: @Sendable () async throws(StoreError) -> Value
  ) async throws -> (Value, Int) {
    var retries = 0
    while true {
      do {
        return (try await body(), retries)
      } catch {
        switch error {
        case .notReached, .timedOut, .failed: retries += 1
        default: throw error
        }
        // Wall clock: a server that is not there may be after a moment.
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }
}

extension ShopTransaction {
  /// Compares what is stored with what customers were told; returns how many orders there are.
  fileprivate func check(_ seen: [CustomerID: [String]]) throws -> Int {
    var numbers: Set<String> = []
    var reserved = 0
    for (customer, acknowledged) in seen {
      var stored: [PlacedOrder] = []
      while true {
        let next = try orders(of: customer, before: stored.last?.order.id, upTo: 1_000)
        if next.isEmpty { break }
        stored += next
      }
      #expect(stored.reversed().map(\.order.id.text) == acknowledged, "\(customer)")
      for placed in stored {
        let order = placed.order
        #expect(numbers.insert(order.id.text).inserted)
        #expect(order.total == Money(minorUnits: 12_50, .eur))
        if order.status != .cancelled { reserved += 1 }
        let deeds = try history(of: order.id).entries.map(\.deed)
        let answers = deeds.count { deed in
          switch deed {
          case .event(.pay), .declined: true
          default: false
          }
        }
        // The bank has answered once, or not yet.
        #expect(answers == (order.status == .placed ? 0 : 1), "\(order.id): \(deeds)")
        #expect(deeds.count { $0 == .placed } == 1)
      }
      #expect(try cart(of: customer).lines.isEmpty)
    }
    #expect(try stock(of: "mug").reserved == reserved)
    // Nobody else has bought anything.
    #expect(try openOrders().count == reserved)
    return numbers.count
  }
}
