import BankDomain
import Foundation
import Testing

@Suite("A price that reaches a limit")
struct TradingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var side: LimitOrder.Side
    var price: Int
    var trades: Bool

    var testDescription: String {
      "\(side) at 10.00, the price is \(Money.cents(price)) → \(trades ? "trades" : "waits")"
    }
  }

  static let prices = [
    Example(side: .buy, price: 10_01, trades: false),
    Example(side: .buy, price: 10_00, trades: true),
    Example(side: .buy, price: 9_99, trades: true), Example(side: .buy, price: 1, trades: true),
    Example(side: .sell, price: 9_99, trades: false),
    Example(side: .sell, price: 10_00, trades: true),
    Example(side: .sell, price: 10_01, trades: true),
    Example(side: .sell, price: .max / 10, trades: true),
  ]

  @Test(
    "A purchase trades at its limit or below, a sale at its limit or above, also after a jump",
    arguments: prices
  )
  func reached(example: Example) throws {
    var account = try SecuritiesAccount.holding(.cents(100_00), shares: 10)
    let order = try LimitOrder(1, example.side, 5, of: .acme, at: .cents(10_00))
    try account.place(order, on: .february(2))
    let traded = try account.priceTicked(.cents(example.price), of: .acme, on: .february(3))
    #expect(traded == (example.trades ? [order] : []))
    #expect(
      account.status(of: 1)
        == (example.trades ? .traded(at: .cents(example.price), on: .february(3)) : .open))
  }

  @Test("A purchase pays the price where it is below the limit, and the shares are there")
  func purchase() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.place(LimitOrder(1, .buy, 8, of: .acme, at: .cents(10_00)), on: .february(2))
    try account.priceTicked(.cents(7_00), of: .acme, on: .february(3))
    #expect(account.cash.lines.last == "purchase(1) -56.00 → 44.00")
    #expect(account.cash.statement.last?.date == .february(3))
    #expect(account.shares(of: .acme) == 8)
    #expect(account.freeMoney == .cents(44_00))
  }

  @Test("A sale brings the price where it is above the limit, and the shares are gone")
  func sale() throws {
    var account = try SecuritiesAccount.holding(.cents(1_00), shares: 10)
    try account.place(LimitOrder(1, .sell, 8, of: .acme, at: .cents(10_00)), on: .february(2))
    try account.priceTicked(.cents(12_00), of: .acme, on: .february(3))
    #expect(account.cash.lines.last == "sale(1) 96.00 → 97.00")
    #expect(account.shares(of: .acme) == 2)
    #expect(account.freeShares(of: .acme) == 2)
  }

  @Test("Bought low and sold high: the statement tells the story")
  func story() throws {
    var account = try SecuritiesAccount.holding(.cents(50_00))
    try account.place(LimitOrder(1, .buy, 5, of: .acme, at: .cents(9_00)), on: .february(2))
    for price in [11_00, 10_00, 9_00] {
      try account.priceTicked(.cents(price), of: .acme, on: .february(3))
    }
    try account.place(LimitOrder(2, .sell, 5, of: .acme, at: .cents(12_00)), on: .february(4))
    for price in [11_00, 12_50] {
      try account.priceTicked(.cents(price), of: .acme, on: .february(5))
    }
    try account.withdraw(.cents(67_50), on: .february(6))
    #expect(
      account.cash.lines == [
        "deposit 50.00 → 50.00", "purchase(1) -45.00 → 5.00", "sale(2) 62.50 → 67.50",
        "withdrawal -67.50 → 0.00",
      ]
    )
  }

  @Test("An order trades once")
  func once() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.place(LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(try account.priceTicked(.cents(9_00), of: .acme, on: .february(3)).count == 1)
    #expect(try account.priceTicked(.cents(9_00), of: .acme, on: .february(3)) == [])
    #expect(account.shares(of: .acme) == 1)
  }

  @Test("A price before the order does not count: it waits for the next one")
  func earlierPrice() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.priceTicked(.cents(9_00), of: .acme, on: .february(2))
    try account.place(LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(account.status(of: 1) == .open)
  }

  @Test("The price of another company means nothing")
  func otherStock() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.place(LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(try account.priceTicked(.cents(9_00), of: .blob, on: .february(3)) == [])
  }

  @Test("Orders of equal price trade in the order in which they were placed")
  func placedFirst() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00), shares: 10)
    for id in [3, 1, 2] as [LimitOrder.ID] {
      try account.place(LimitOrder(id, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    }
    for id in [6, 4, 5] as [LimitOrder.ID] {
      try account.place(LimitOrder(id, .sell, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    }
    let traded = try account.priceTicked(.cents(10_00), of: .acme, on: .february(3))
    #expect(traded.map(\.id) == [6, 4, 5, 3, 1, 2])
  }

  @Test("Sales come before purchases; the lowest sale and the highest purchase come first")
  func betterFirst() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00), shares: 10)
    for (id, side, limit) in [
      (1, .buy, 11_00), (2, .buy, 12_00), (3, .sell, 9_00), (4, .sell, 8_00),
    ] as [(LimitOrder.ID, LimitOrder.Side, Int)] {
      try account.place(LimitOrder(id, side, 1, of: .acme, at: .cents(limit)), on: .february(2))
    }
    let traded = try account.priceTicked(.cents(10_00), of: .acme, on: .february(3))
    #expect(traded.map(\.id) == [4, 3, 2, 1])
  }

  @Test("A price is above zero", .tags(.badInput), arguments: [0, -1, .min] as [Int])
  func noPrice(_ cents: Int) throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.place(LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(throws: OrderError.noPrice(.cents(cents))) {
      try account.priceTicked(.cents(cents), of: .acme, on: .february(3))
    }
    #expect(account.status(of: 1) == .open)
  }

  @Test("Nothing happens before what has happened: an earlier date is refused", .tags(.badInput))
  func backdated() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    let order = try LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00))
    try account.place(order, on: .february(3))
    let (before, earlier) = (account, Date.february(3) - 1)
    #expect(throws: OrderError.backdated) {
      try account.priceTicked(.cents(9_00), of: .acme, on: earlier)
    }
    #expect(throws: OrderError.backdated) { try account.place(order, on: earlier) }
    #expect(throws: OrderError.backdated) { try account.cancel(1, on: earlier) }
    #expect(throws: AccountError.backdated) { try account.deposit(.cents(1), on: earlier) }
    #expect(throws: AccountError.backdated) { try account.withdraw(.cents(1), on: earlier) }
    #expect(account == before)
  }

  @Test("A sale that brings more than can be counted waits until there is room", .tags(.badInput))
  func tooMuchMoney() throws {
    var account = try SecuritiesAccount.holding(.cents(.max - 1_00), shares: 1)
    try account.place(LimitOrder(1, .sell, 1, of: .acme, at: .cents(1_01)), on: .february(2))
    #expect(try account.priceTicked(.cents(1_01), of: .acme, on: .february(3)) == [])
    #expect(account.shares(of: .acme) == 1)
    try account.withdraw(.cents(1), on: .february(3))
    #expect(try account.priceTicked(.cents(1_01), of: .acme, on: .february(3)).count == 1)
    #expect(account.cash.balance == .cents(.max))
  }

  @Test("A price at which what is sold cannot be counted leaves the order open", .tags(.badInput))
  func tooHigh() throws {
    var account = try SecuritiesAccount.holding(.zero, shares: 2)
    try account.place(LimitOrder(1, .sell, 2, of: .acme, at: .cents(1)), on: .february(2))
    #expect(try account.priceTicked(.cents(.max), of: .acme, on: .february(3)) == [])
    #expect(account.status(of: 1) == .open && account.shares(of: .acme) == 2)
  }

  @Test("A purchase of more shares than can be counted waits", .tags(.badInput))
  func tooManyShares() throws {
    var account = SecuritiesAccount()
    for id in [1, 2] as [LimitOrder.ID] {
      try account.deposit(.cents(.max), on: .february(2))
      try account.place(LimitOrder(id, .buy, .max, of: .acme, at: .cents(1)), on: .february(2))
      try account.priceTicked(.cents(1), of: .acme, on: .february(2))
    }
    #expect(try account.priceTicked(.cents(1), of: .acme, on: .february(2)) == [])
    #expect(account.shares(of: .acme) == .max)
    #expect(account.orders.map(\.status) == [.traded(at: .cents(1), on: .february(2)), .open])
    #expect(account.cash.balance == .cents(.max))
  }

  @Test("Nothing but an amount above zero is paid in or out", .tags(.badInput))
  func notPositive() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    #expect(throws: AccountError.notPositive(.zero)) {
      try account.deposit(.zero, on: .february(2))
    }
    #expect(throws: AccountError.notPositive(.zero)) {
      try account.withdraw(.zero, on: .february(2))
    }
  }
}
