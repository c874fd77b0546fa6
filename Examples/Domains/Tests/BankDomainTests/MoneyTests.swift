import BankDomain
import Testing

@Suite("An amount of money")
struct MoneyTests {
  @Test(
    "It is shown with two decimals",
    arguments: [
      (0, "0.00"), (5, "0.05"), (50, "0.50"), (12_50, "12.50"), (-5, "-0.05"), (-12_50, "-12.50"),
      (.max, "92233720368547758.07"), (.min, "-92233720368547758.08"),
    ] as [(Int, String)]
  )
  func shown(_ cents: Int, _ text: String) {
    #expect(Money.cents(cents).description == text)
  }

  @Test(
    "It is read as somebody types it",
    arguments: [
      ("0", 0), ("12", 12_00), ("12.5", 12_50), ("12,50", 12_50), ("0.05", 5), ("007", 7_00),
      ("92233720368547758.07", .max),
    ] as [(String, Int)]
  )
  func typed(_ text: String, _ cents: Int) {
    #expect(Money(typed: text) == .cents(cents))
  }

  @Test(
    "What is no amount is not read", .tags(.badInput),
    arguments: [
      "", " ", ".", ".5", "5.", "-5", "+5", "1.234", "1.2.3", "1 000", "1e3", "five", "٣",
      "92233720368547758.08", "99999999999999999999",
    ]
  )
  func notTyped(_ text: String) {
    #expect(Money(typed: text) == nil)
  }

  @Test("What is owed is less than nothing")
  func order() {
    #expect([Money.cents(1), .zero, .cents(-1)].sorted() == [.cents(-1), .zero, .cents(1)])
  }

  @Test("A thousand times ten cents are exactly 100.00")
  func exact() throws {
    var account = Account()
    for _ in 1...1_000 { try account.deposit(.cents(10), on: .february(1)) }
    #expect(account.balance == .cents(100_00))
  }
}
