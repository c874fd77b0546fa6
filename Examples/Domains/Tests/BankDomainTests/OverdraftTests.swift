import BankDomain
import Testing

@Suite("An overdraft")
struct OverdraftTests {
  @Test("A withdrawal that leaves less than nothing is honored and costs 5.00")
  func fee() throws {
    var account = try Account.holding(.cents(20_00), terms: .overdraft())
    try account.withdraw(.cents(30_00), on: .february(2))
    #expect(
      account.lines
        == ["deposit 20.00 → 20.00", "withdrawal -30.00 → -10.00", "overdraftFee -5.00 → -15.00"]
    )
    #expect(account.statement.map(\.date) == [.february(1), .february(2), .february(2)])
  }

  @Test("A withdrawal that leaves exactly nothing costs nothing, a cent more costs the fee")
  func boundary() throws {
    var account = try Account.holding(.cents(20_00), terms: .overdraft())
    try account.withdraw(.cents(20_00), on: .february(2))
    #expect(account.balance == .zero)
    try account.withdraw(.cents(1), on: .february(2))
    #expect(account.balance == .cents(-5_01))
  }

  @Test("The fee is charged once a day, however many withdrawals there are")
  func onceADay() throws {
    var account = Account(terms: try .overdraft())
    try account.withdraw(.cents(1_00), on: .february(2, hour: 0))
    try account.withdraw(.cents(1_00), on: .february(2, hour: 23.9))
    #expect(account.balance == .cents(-7_00))
  }

  @Test("A day begins at midnight UTC: then the fee is charged again")
  func nextDay() throws {
    var account = Account(terms: try .overdraft())
    try account.withdraw(.cents(1_00), on: .february(2, hour: 23.9))
    try account.withdraw(.cents(1_00), on: .february(3, hour: 0))
    #expect(account.balance == .cents(-12_00))
  }

  @Test("On the same day it is not charged again after money was paid in")
  func paidInBetween() throws {
    var account = Account(terms: try .overdraft())
    try account.withdraw(.cents(1_00), on: .february(2))
    try account.deposit(.cents(6_00), on: .february(2))
    try account.withdraw(.cents(1_00), on: .february(2))
    #expect(account.balance == .cents(-1_00))
  }

  @Test("The limit is 100.00 below zero, to the cent; only the fee may go beyond it")
  func limit() throws {
    var account = try Account.holding(.cents(20_00), terms: .overdraft())
    #expect(account.available == .cents(120_00))
    #expect(throws: AccountError.insufficientFunds(available: .cents(120_00))) {
      try account.withdraw(.cents(120_01), on: .february(2))
    }
    try account.withdraw(.cents(120_00), on: .february(2))
    #expect(account.balance == .cents(-105_00))
  }

  @Test("Beyond the limit nothing can be withdrawn", .tags(.badInput))
  func beyond() throws {
    var account = Account(terms: try .overdraft())
    try account.withdraw(.cents(100_00), on: .february(2))
    #expect(account.available == .zero)
    #expect(throws: AccountError.insufficientFunds(available: .zero)) {
      try account.withdraw(.cents(1), on: .february(2))
    }
  }

  @Test("Paying in costs no fee, even when the balance stays below zero")
  func depositIsFree() throws {
    var account = Account(terms: try .overdraft())
    try account.withdraw(.cents(50_00), on: .february(2))
    try account.deposit(.cents(5_00), on: .february(3))
    #expect(account.balance == .cents(-50_00))
  }

  @Test("A fee of 0.00 does not appear in the statement")
  func freeOfCharge() throws {
    let terms = try Terms(overdraftLimit: .cents(10_00), overdraftFee: .zero)
    var account = Account(terms: terms)
    try account.withdraw(.cents(1_00), on: .february(2))
    #expect(account.lines == ["withdrawal -1.00 → -1.00"])
  }

  @Test("Neither the limit nor the fee is below zero", .tags(.badInput))
  func negativeTerms() throws {
    #expect(throws: AccountError.negativeTerm(.cents(-1))) {
      try Terms(overdraftLimit: .cents(-1), overdraftFee: .zero)
    }
    #expect(throws: AccountError.negativeTerm(.cents(-2))) {
      try Terms(overdraftLimit: .zero, overdraftFee: .cents(-2))
    }
    #expect(try Terms(overdraftLimit: .zero, overdraftFee: .zero) == .noOverdraft)
  }

  @Test(
    "Where the fee could not be counted, neither it nor its withdrawal is booked", .tags(.badInput))
  func boundless() throws {
    let terms = try Terms(overdraftLimit: .cents(.max), overdraftFee: .cents(2))
    var account = Account(terms: terms)
    #expect(throws: AccountError.tooLarge) { try account.withdraw(.cents(.max), on: .february(2)) }
    #expect(account == Account(terms: terms))
    try account.deposit(.cents(1), on: .february(2))
    #expect(account.available == .cents(.max))
  }
}
