import StorefrontDomain
import Testing

@Suite("An amount of money") struct MoneyTests {
  @Test(
    "Each currency has its own number of decimals: two for EUR, none for JPY, three for KWD",
    arguments: [(.eur, 2), (.usd, 2), (.jpy, 0), (.kwd, 3)] as [(Currency, Int)]
  )
  func decimals(_ currency: Currency, _ decimals: Int) {
    #expect(currency.decimals == decimals)
  }

  @Test("Amounts of one currency are added and subtracted to the cent")
  func sum() throws {
    #expect(try eur(1250) + eur(5) == eur(1255))
    #expect(try eur(1250) - eur(1255) == eur(-5))
    #expect(try eur(10) + eur(20) - eur(30) == .zero(.eur))
  }

  @Test(
    "Of two amounts in one currency it is known which is smaller",
    arguments: [(1249, 1250, true), (1250, 1250, false), (1251, 1250, false), (-1, 0, true)]
  )
  func order(_ left: Int, _ right: Int, _ isSmaller: Bool) throws {
    #expect(try (eur(left) < eur(right)) == isSmaller)
  }

  @Test(
    "A price times a quantity is exact",
    arguments: [(1999, 3, 5997), (1999, 1, 1999), (1999, 0, 0), (10, -2, -20)]
  )
  func product(_ price: Int, _ quantity: Int, _ total: Int) throws {
    #expect(try eur(price) * quantity == eur(total))
  }

  @Test("Amounts of different currencies are never added, subtracted or compared", .tags(.badInput))
  func currencies() {
    let error = MoneyError.differentCurrencies(.eur, .usd)
    #expect(throws: error) { try eur(1) + usd(1) }
    #expect(throws: error) { try eur(1) - usd(1) }
    #expect(throws: error) { try eur(1) < usd(1) }
    #expect(eur(1) != usd(1))
  }

  @Test("A result too large to be held is refused instead of being wrong", .tags(.badInput))
  func overflow() throws {
    #expect(try eur(.max - 1) + eur(1) == eur(.max))
    #expect(throws: MoneyError.tooLarge(.eur)) { try eur(.max) + eur(1) }
    #expect(throws: MoneyError.tooLarge(.eur)) { try eur(.min) - eur(1) }
    #expect(throws: MoneyError.tooLarge(.eur)) { try eur(.max) * 2 }
  }

  struct Printed: Sendable, CustomTestStringConvertible {
    let amount: Money, text: String
    var testDescription: String { "\(amount.minorUnits) of \(amount.currency) → \(text)" }
    static let table = [
      Printed(amount: eur(1250), text: "12.50 EUR"),
      Printed(amount: eur(100), text: "1.00 EUR"),
      Printed(amount: eur(99), text: "0.99 EUR"),
      Printed(amount: eur(0), text: "0.00 EUR"),
      Printed(amount: eur(-5), text: "-0.05 EUR"),
      Printed(amount: usd(123_456_789), text: "1234567.89 USD"),
      Printed(amount: Money(minorUnits: 500, .jpy), text: "500 JPY"),
      Printed(amount: Money(minorUnits: 1250, .kwd), text: "1.250 KWD"),
      Printed(amount: eur(.min), text: "-92233720368547758.08 EUR"),
    ]
  }

  @Test(
    "An amount is written with a point, all its decimals and its currency, the same everywhere",
    arguments: Printed.table
  )
  func printed(_ example: Printed) {
    #expect(example.amount.description == example.text)
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (.differentCurrencies(.eur, .usd), "EUR and USD cannot be combined. Use one currency."),
      (.tooLarge(.eur), "The amount in EUR is too large. Use a smaller price or quantity."),
      (.belowZero(eur(-1)), "-0.01 EUR is below zero. Use zero or more."),
      (
        .nothingToDivideOver,
        "There is nothing to divide the amount over. Give at least one line a weight above zero."
      ),
    ] as [(MoneyError, String)]
  )
  func sentences(_ error: MoneyError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
