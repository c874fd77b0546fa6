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
