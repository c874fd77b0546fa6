import BankDomain
import Foundation
import Testing

@Suite("An order that ends without a trade")
struct EndingTests {
  @Test("A cancelled order does not trade, and what it had reserved is free again")
  func cancelled() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.place(LimitOrder(1, .buy, 8, of: .acme, at: .cents(10_00)), on: .february(2))
    try account.place(LimitOrder(2, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    try account.cancel(1, on: .february(3))
    #expect(account.freeMoney == .cents(90_00))
    let traded = try account.priceTicked(.cents(10_00), of: .acme, on: .february(4))
    #expect(traded.map(\.id) == [2])
    #expect(account.status(of: 1) == .cancelled(on: .february(3)))
  }

  @Test("An order that is not there cannot be cancelled", .tags(.badInput))
  func unknown() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    #expect(throws: OrderError.unknown(9)) { try account.cancel(9, on: .february(2)) }
  }

  @Test("Neither can one that has traded, expired or been cancelled before", .tags(.badInput))
  func notOpen() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00), shares: 1)
    try account.place(LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    try account.cancel(1, on: .february(2))
    let order = try LimitOrder(2, .buy, 1, of: .acme, at: .cents(1), until: .february(3))
    try account.place(order, on: .february(2))
    for (id, status) in [
      (1, .cancelled(on: .february(2))), (2, .expired),
      (100, .traded(at: .cents(1_00), on: .february(1))),
    ] as [(LimitOrder.ID, PlacedOrder.Status)] {
      let error = OrderError.notOpen(id, status)
      #expect(throws: error) { try account.cancel(id, on: .february(4)) }
    }
  }

  @Test(
    "What became of an order has a word",
    arguments: [
      (.open, "open"), (.traded(at: .cents(1), on: .february(1)), "traded"),
      (.cancelled(on: .february(1)), "cancelled"), (.expired, "expired"),
    ] as [(PlacedOrder.Status, String)]
  )
  func words(_ status: PlacedOrder.Status, _ word: String) {
    #expect(status.description == word)
  }

  @Test("An order trades in its last moment, and a second later no more")
  func lastMoment() throws {
    for (seconds, status) in [
      (0, .traded(at: .cents(9_00), on: .february(3))), (1, .expired),
    ] as [(Double, PlacedOrder.Status)] {
      var account = try SecuritiesAccount.holding(.cents(100_00))
      let order = try LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00), until: .february(3))
      try account.place(order, on: .february(2))
      try account.priceTicked(.cents(9_00), of: .acme, on: Date.february(3) + seconds)
      #expect(account.status(of: 1) == status)
    }
  }

  @Test("When an order expires, what it had reserved is free for a withdrawal or another order")
  func expired() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    let order = try LimitOrder(1, .buy, 8, of: .acme, at: .cents(10_00), until: .february(3))
    try account.place(order, on: .february(2))
    var other = account
    try account.withdraw(.cents(100_00), on: .february(4))
    try other.place(LimitOrder(2, .buy, 10, of: .acme, at: .cents(10_00)), on: .february(4))
    #expect(account.orders.map(\.status) == [.expired])
    #expect(other.orders.map(\.status) == [.expired, .open])
  }

  @Test("Neither a traded nor a cancelled order expires later")
  func settled() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    for id in [1, 2] as [LimitOrder.ID] {
      let order = try LimitOrder(id, .buy, 1, of: .acme, at: .cents(1_00), until: .february(3))
      try account.place(order, on: .february(2))
    }
    try account.cancel(1, on: .february(2))
    try account.priceTicked(.cents(1_00), of: .acme, on: .february(2))
    try account.deposit(.cents(1), on: .february(9))
    #expect(
      account.orders.map(\.status) == [
        .cancelled(on: .february(2)), .traded(at: .cents(1_00), on: .february(2)),
      ]
    )
  }

  @Test("An order that would end before it begins is refused, one that ends at once is not")
  func alreadyExpired() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    let order = try LimitOrder(1, .buy, 1, of: .acme, at: .cents(1_00), until: .february(3))
    let error = OrderError.alreadyExpired(1)
    #expect(throws: error) { try account.place(order, on: Date.february(3) + 1) }
    try account.place(order, on: .february(3))
    #expect(account.status(of: 1) == .open)
  }
}
