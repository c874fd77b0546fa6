import BankDomain
import Testing

@Suite("The two accounts of a customer")
struct BankTests {
  @Test("Money that is invested leaves one account and is in the other")
  func invested() throws {
    var bank = try Bank.opened(with: .cents(50_00))
    try bank.invest(.cents(30_00), on: .february(2))
    #expect(bank.account.balance == .cents(20_00))
    #expect(bank.depot.freeMoney == .cents(30_00))
  }

  @Test("What one account refuses does not happen in the other", .tags(.badInput))
  func refused() throws {
    var bank = try Bank.opened(with: .cents(50_00))
    let before = bank
    #expect(throws: AccountError.insufficientFunds(available: .cents(150_00))) {
      try bank.invest(.cents(150_01), on: .february(2))
    }
    #expect(throws: AccountError.notPositive(.zero)) { try bank.invest(.zero, on: .february(2)) }
    #expect(bank == before)
  }

  @Test("Money may be invested on credit, for the fee of an overdraft")
  func onCredit() throws {
    var bank = try Bank.opened(with: .cents(50_00))
    try bank.invest(.cents(60_00), on: .february(2))
    #expect(bank.account.balance == .cents(-15_00))
    #expect(bank.depot.freeMoney == .cents(60_00))
  }

  @Test("Money that no order has reserved goes back, and the two statements say where it went")
  func divested() throws {
    var bank = try Bank.opened(with: .cents(50_00))
    try bank.invest(.cents(30_00), on: .february(2))
    try bank.order(.buy, 1, at: .cents(10_00), on: .february(2))
    #expect(throws: AccountError.insufficientFreeMoney(.cents(20_00))) {
      try bank.divest(.cents(20_01), on: .february(3))
    }
    try bank.divest(.cents(20_00), on: .february(3))
    #expect(
      bank.account.lines == [
        "deposit 50.00 → 50.00", "transferOut -30.00 → 20.00", "transferIn 20.00 → 40.00",
      ])
    #expect(
      bank.depot.cash.lines == ["transferIn 30.00 → 30.00", "transferOut -20.00 → 10.00"])
    #expect(bank.depot.freeMoney == .zero)
  }

  @Test("What the account could not hold stays in the depot", .tags(.badInput))
  func tooLarge() throws {
    var bank = try Bank.opened(with: .cents(.max))
    try bank.invest(.cents(1), on: .february(2))
    try bank.deposit(.cents(1), on: .february(2))
    let before = bank
    #expect(throws: AccountError.tooLarge) { try bank.divest(.cents(1), on: .february(2)) }
    #expect(bank == before)
  }

  @Test("Orders are numbered, and trade once the price is as good as their limit")
  func orders() throws {
    var bank = try Bank.opened(with: .cents(100_00))
    try bank.invest(.cents(100_00), on: .february(1))
    try bank.order(.buy, 2, at: .cents(9_00), on: .february(1))
    try bank.order(.buy, 1, at: .cents(8_00), on: .february(1))
    try bank.priceTicked(.cents(8_50), on: .february(2))
    #expect(bank.depot.orders.map(\.order.id) == [1, 2])
    #expect(
      bank.depot.orders.map(\.status) == [.traded(at: .cents(8_50), on: .february(2)), .open])
    #expect(bank.depot.cash.balance == .cents(83_00))
    try bank.cancel(2, on: .february(2))
    #expect(bank.depot.freeMoney == .cents(83_00))
  }

  @Test("The price before the last one is known; one that is refused changes nothing")
  func prices() throws {
    var bank = try Bank.opened(with: .cents(1))
    try bank.priceTicked(.cents(11_00), on: .february(2))
    #expect(bank.lastPrice == .cents(10_00) && bank.price == .cents(11_00))
    #expect(throws: OrderError.noPrice(.zero)) { try bank.priceTicked(.zero, on: .february(2)) }
    #expect(bank.lastPrice == .cents(10_00) && bank.price == .cents(11_00))
  }
}

extension Bank {
  fileprivate static func opened(with money: Money) throws -> Bank {
    var bank = Bank(terms: try .overdraft(), stock: .acme, price: .cents(10_00))
    try bank.deposit(money, on: .february(1))
    return bank
  }
}
