import BankDomain
import Testing

@Suite("An amount of money")
struct MoneyTests {
  @Test(
    "It is shown with two decimals, and in groups of three",
    arguments: [
      (0, "0.00"), (5, "0.05"), (50, "0.50"), (12_50, "12.50"), (-5, "-0.05"), (-12_50, "-12.50"),
      (999_99, "999.99"), (1_000_00, "1,000.00"), (-123_456_78, "-123,456.78"),
      (1_234_567_89, "1,234,567.89"),
      (.max, "92,233,720,368,547,758.07"), (.min, "-92,233,720,368,547,758.08"),
    ] as [(Int, String)]
  )
  func shown(_ cents: Int, _ text: String) {
    #expect(Money.cents(cents).description == text)
  }

  @Test(
    "It is read as somebody types it",
    arguments: [
      ("0", 0), ("12", 12_00), ("12.5", 12_50), ("12,50", 12_50), ("0.05", 5), ("007", 7_00),
      (" 7\t", 7_00), ("1,234", 1_234_00), ("1,234.50", 1_234_50), ("1.234,50", 1_234_50),
      ("1234,5", 1_234_50),
      ("1,234,567", 1_234_567_00), ("1.234.567,8", 1_234_567_80),
      ("92233720368547758.07", .max), ("92,233,720,368,547,758.07", .max),
    ] as [(String, Int)]
  )
  func typed(_ text: String, _ cents: Int) {
    #expect(Money(typed: text) == .cents(cents))
  }

  @Test(
    "What is no amount is not read", .tags(.badInput),
    arguments: [
      "", " ", ".", ".5", "5.", "-5", "+5", "1.234", "1.2.3", "1 000",
      "0,123", "1,23,456", "1,2345", "1234,567", "1,234.567", "1,234,50", "1,234.567,89", ",234",
      "1,,234",
      "1.234.", "12,,5", "1e3", "five", "٣",
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
