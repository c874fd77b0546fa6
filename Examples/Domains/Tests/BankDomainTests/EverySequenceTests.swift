import BankDomain
import Testing

@Suite("Every sequence of orders and prices")
struct EverySequenceTests {
  private static let steps: [@Sendable (inout SecuritiesAccount, Int) throws -> Void] = [
    { account, day in
      let order = try LimitOrder(
        .init(day), .buy, 3, of: .acme, at: .cents(10_00), until: .february(day + 2)
      )
      try account.place(order, on: .february(day))
    },
    { account, day in
      let order = try LimitOrder(
        .init(day), .sell, 2, of: .acme, at: .cents(12_00))
      try account.place(order, on: .february(day))
    },
    { try $0.cancel(1, on: .february($1)) },
    { try $0.withdraw(.cents(25_00), on: .february($1)) },
    { try $0.priceTicked(.cents(10_00), of: .acme, on: .february($1)) },
    { try $0.priceTicked(.cents(12_00), of: .acme, on: .february($1)) },
  ]

  @Test(
    "After each of 1,296 sequences of four steps money, shares and orders agree", .tags(.everyCase)
  )
  func laws() throws {
    var (count, faults) = (0, 0)
    func walk(_ account: SecuritiesAccount, day: Int) {
      if !account.isConsistent { faults += 1 }
      if day == 5 { return count += 1 }
      for step in Self.steps {
        var next = account
        do { try step(&next, day) } catch { if next != account { faults += 1 } }
        walk(next, day: day + 1)
      }
    }
    walk(try .holding(.cents(70_00), shares: 3), day: 1)
    #expect(count == 1_296)
    #expect(faults == 0)
  }
}

extension SecuritiesAccount {
  /// The statement's sum is the balance, what traded explains the shares, and nothing is reserved
  /// that is not there.
  fileprivate var isConsistent: Bool {
    let booked = cash.statement.reduce(0) { $0 + $1.amount.cents }
    var bought = 0
    var trades = 0
    for placed in orders {
      guard case .traded = placed.status else { continue }
      bought += placed.order.side == .buy ? placed.order.shares : -placed.order.shares
      trades += 1
    }
    let movements = cash.statement.filter { $0.kind != .deposit && $0.kind != .withdrawal }
    return cash.balance == .cents(booked) && shares(of: .acme) == bought
      && movements.count == trades && freeMoney >= .zero && freeShares(of: .acme) >= 0
  }
}
