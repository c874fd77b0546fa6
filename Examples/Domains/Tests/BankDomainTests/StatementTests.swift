import BankDomain
import Testing

@Suite("A statement")
struct StatementTests {
  private static let steps: [@Sendable (inout Account, Int) throws -> Void] = [
    { try $0.deposit(.cents(60_00), on: .february($1)) },
    { try $0.deposit(.zero, on: .february($1)) },
    { try $0.withdraw(.cents(40_00), on: .february($1)) },
    { try $0.withdraw(.cents(90_00), on: .february($1)) },
    { try $0.withdraw(.cents(1), on: .february($1 - 1)) },
  ]

  @Test(
    "Its sum is the balance after each of 3,125 sequences of five steps, some of them refused",
    .tags(.everyCase)
  )
  func sum() throws {
    let terms = try Terms.overdraft()
    var (count, faults) = (0, 0)
    func walk(_ account: Account, day: Int) {
      let total = account.statement.reduce(0) { $0 + $1.amount.cents }
      let lowest = account.statement.map(\.balance).min() ?? .zero
      let fees = account.statement.filter { $0.kind == .overdraftFee }.map(\.date)
      if account.balance != .cents(total) || lowest < .cents(-105_00) { faults += 1 }
      if account.statement.last.map({ $0.balance != account.balance }) ?? false { faults += 1 }
      if Set(fees).count != fees.count { faults += 1 }
      if day == 6 { return count += 1 }
      for step in Self.steps {
        var next = account
        do { try step(&next, day) } catch { if next != account { faults += 1 } }
        walk(next, day: day + 1)
      }
    }
    walk(Account(terms: terms), day: 1)
    #expect(count == 3_125)
    #expect(faults == 0)
  }

  @Test("What was booked never changes afterwards")
  func unchanged() throws {
    var account = try Account.holding(.cents(20_00))
    let before = account.statement
    try account.withdraw(.cents(5_00), on: .february(2))
    #expect(Array(account.statement.dropLast()) == before)
  }
}
