import BankDomain
import Testing

@Suite("Placing a limit order")
struct PlacingTests {
  @Test("A purchase waits for its price and reserves the money for it")
  func buy() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.place(LimitOrder(1, .buy, 8, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(account.orders.map(\.status) == [.open])
    #expect(account.cash.balance == .cents(100_00))
    #expect(account.freeMoney == .cents(20_00))
  }

  @Test("A sale waits for its price and reserves the shares for it")
  func sell() throws {
    var account = try SecuritiesAccount.holding(.zero, shares: 10)
    try account.place(LimitOrder(1, .sell, 8, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(account.shares(of: .acme) == 10)
    #expect(account.freeShares(of: .acme) == 2)
  }

  @Test("Reserved money cannot be withdrawn, what is left can", .tags(.badInput))
  func reservedMoney() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    try account.place(LimitOrder(1, .buy, 8, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(throws: AccountError.insufficientFreeMoney(.cents(20_00))) {
      try account.withdraw(.cents(20_01), on: .february(2))
    }
    try account.withdraw(.cents(20_00), on: .february(2))
    #expect(account.freeMoney == .zero)
  }

  @Test("An order that needs a cent more than is free is refused, one that needs all is placed")
  func money() throws {
    var account = try SecuritiesAccount.holding(.cents(30_00))
    try account.place(LimitOrder(1, .buy, 1, of: .acme, at: .cents(10_00)), on: .february(2))
    let error = OrderError.insufficientMoney(needed: .cents(20_01), free: .cents(20_00))
    #expect(throws: error) {
      try account.place(LimitOrder(2, .buy, 1, of: .acme, at: .cents(20_01)), on: .february(2))
    }
    try account.place(LimitOrder(3, .buy, 1, of: .acme, at: .cents(20_00)), on: .february(2))
    #expect(account.freeMoney == .zero)
  }

  @Test("An order for a share more than is free is refused, one for all is placed")
  func shares() throws {
    var account = try SecuritiesAccount.holding(.zero, shares: 10)
    try account.place(LimitOrder(1, .sell, 4, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(throws: OrderError.insufficientShares(needed: 7, free: 6)) {
      try account.place(LimitOrder(2, .sell, 7, of: .acme, at: .cents(10_00)), on: .february(2))
    }
    try account.place(LimitOrder(3, .sell, 6, of: .acme, at: .cents(10_00)), on: .february(2))
    #expect(account.freeShares(of: .acme) == 0)
  }

  @Test("Shares of one company cannot be sold as those of another", .tags(.badInput))
  func otherStock() throws {
    var account = try SecuritiesAccount.holding(.zero, shares: 10)
    #expect(throws: OrderError.insufficientShares(needed: 1, free: 0)) {
      try account.place(LimitOrder(1, .sell, 1, of: .blob, at: .cents(1)), on: .february(2))
    }
    try account.place(LimitOrder(2, .sell, 4, of: .acme, at: .cents(1)), on: .february(2))
    #expect(account.freeShares(of: .blob) == 0)
  }

  @Test("An order is for one share at least", .tags(.badInput), arguments: [0, -1, .min] as [Int])
  func noShares(_ count: Int) {
    #expect(throws: OrderError.noShares(count)) {
      try LimitOrder(1, .buy, count, of: .acme, at: .cents(1))
    }
  }

  @Test("A limit is above zero", .tags(.badInput), arguments: [0, -1, .min] as [Int])
  func noPrice(_ cents: Int) {
    #expect(throws: OrderError.noPrice(.cents(cents))) {
      try LimitOrder(1, .buy, 1, of: .acme, at: .cents(cents))
    }
  }

  @Test("An order is worth no more than can be counted", .tags(.badInput))
  func tooLarge() throws {
    #expect(try LimitOrder(1, .buy, .max, of: .acme, at: .cents(1)).total == .cents(.max))
    #expect(throws: OrderError.tooLarge) {
      try LimitOrder(1, .buy, .max, of: .acme, at: .cents(2))
    }
  }

  @Test("A number is given to one order only, even when that has ended", .tags(.badInput))
  func duplicate() throws {
    var account = try SecuritiesAccount.holding(.cents(100_00))
    let order = try LimitOrder(1, .buy, 1, of: .acme, at: .cents(1_00))
    try account.place(order, on: .february(2))
    #expect(throws: OrderError.duplicate(1)) { try account.place(order, on: .february(2)) }
    try account.cancel(1, on: .february(2))
    #expect(throws: OrderError.duplicate(1)) { try account.place(order, on: .february(2)) }
    #expect(account.orders.count == 1)
  }

  @Test(
    "Every refusal says what to do",
    arguments: [
      (.noShares(0), "0 shares cannot be ordered. Order 1 share at least."),
      (.noPrice(.zero), "0.00 is not a price. Use a price above 0.00."),
      (.tooLarge, "The order is worth more than an account can hold. Order fewer shares."),
      (.duplicate(1), "There is an order 1 already. Give this one another number."),
      (
        .insufficientMoney(needed: .cents(50_00), free: .cents(20_00)),
        "The order needs 50.00, and 20.00 is free. Pay in more, or cancel another order."
      ),
      (
        .insufficientShares(needed: 5, free: 3),
        "There are 3 free shares, and the order needs 5. Sell fewer, or cancel another order."
      ),
      (.alreadyExpired(1), "Order 1 ends before it begins. Choose a later end."),
      (.unknown(9), "There is no order 9. Choose one from the list of orders."),
      (
        .notOpen(1, .expired),
        "Order 1 is expired and cannot be cancelled. Place a new order instead."
      ),
      (
        .backdated,
        "Something later has happened already. Use a date that is not before it."
      ),
    ] as [(OrderError, String)]
  )
  func sentences(_ error: OrderError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
