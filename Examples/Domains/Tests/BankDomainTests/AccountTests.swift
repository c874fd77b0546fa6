import BankDomain
import Foundation
import Testing

@Suite("An account")
struct AccountTests {
  @Test("A new account is empty, and nothing can be withdrawn")
  func opened() {
    let account = Account()
    #expect(account.balance == .zero)
    #expect(account.available == .zero)
    #expect(account.statement.isEmpty)
  }

  @Test("What is paid in and taken out stands in the statement, with its date and the balance")
  func story() throws {
    var account = Account()
    try account.deposit(.cents(100_00), on: .february(1))
    try account.withdraw(.cents(30_00), on: .february(3))
    try account.deposit(.cents(5), on: .february(3))
    #expect(
      account.lines == [
        "deposit 100.00 → 100.00", "withdrawal -30.00 → 70.00", "deposit 0.05 → 70.05",
      ]
    )
    #expect(account.statement.map(\.date) == [.february(1), .february(3), .february(3)])
    #expect(account.balance == .cents(70_05))
  }

  @Test("All of it can be withdrawn")
  func everything() throws {
    var account = try Account.holding(.cents(20_00))
    try account.withdraw(.cents(20_00), on: .february(1))
    #expect(account.balance == .zero)
  }

  @Test("A cent more than there is cannot, and a refusal costs nothing", .tags(.badInput))
  func insufficient() throws {
    var account = try Account.holding(.cents(20_00))
    #expect(throws: AccountError.insufficientFunds(available: .cents(20_00))) {
      try account.withdraw(.cents(20_01), on: .february(1))
    }
    #expect(account.lines == ["deposit 20.00 → 20.00"])
  }

  @Test(
    "Only amounts above zero are paid in or out", .tags(.badInput),
    arguments: [0, -1, .min] as [Int]
  )
  func notPositive(_ cents: Int) throws {
    var account = try Account.holding(.cents(20_00))
    #expect(throws: AccountError.notPositive(.cents(cents))) {
      try account.deposit(.cents(cents), on: .february(1))
    }
    #expect(throws: AccountError.notPositive(.cents(cents))) {
      try account.withdraw(.cents(cents), on: .february(1))
    }
    #expect(account.balance == .cents(20_00))
  }

  @Test("A single cent can be paid in and out")
  func cent() throws {
    var account = try Account.holding(.cents(1))
    try account.withdraw(.cents(1), on: .february(1))
    #expect(account.lines == ["deposit 0.01 → 0.01", "withdrawal -0.01 → 0.00"])
  }

  @Test("More than can be counted is refused, and the balance stays", .tags(.badInput))
  func tooLarge() throws {
    var account = try Account.holding(.cents(.max))
    #expect(throws: AccountError.tooLarge) { try account.deposit(.cents(1), on: .february(2)) }
    #expect(account.lines == ["deposit 92,233,720,368,547,758.07 → 92,233,720,368,547,758.07"])
  }

  @Test("A date before the last one in the statement is refused", .tags(.badInput))
  func backdated() throws {
    var account = try Account.holding(.cents(20_00))
    #expect(throws: AccountError.backdated) {
      try account.deposit(.cents(1), on: Date.february(1) - 1)
    }
    #expect(throws: AccountError.backdated) {
      try account.withdraw(.cents(1), on: Date.february(1) - 1)
    }
    #expect(account.statement.count == 1)
  }

  @Test(
    "Every refusal says what to do",
    arguments: [
      (.notPositive(.zero), "0.00 cannot be paid in or out. Enter an amount above 0.00."),
      (
        .insufficientFunds(available: .cents(12_50)),
        "There is not enough money: 12.50 can be withdrawn. Pay in more first."
      ),
      (.tooLarge, "The account cannot hold that much. Use a smaller amount."),
      (
        .backdated,
        "Something later has been booked already. Use a date that is not before it."
      ),
      (.negativeTerm(.cents(-1)), "-0.01 cannot be a limit or a fee. Use 0.00 or more."),
    ] as [(AccountError, String)]
  )
  func sentences(_ error: AccountError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
