import StorefrontDomain
import Testing

@Suite("An amount that somebody types") struct TypedMoneyTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let text: String, amount: Money
    init(_ text: String, _ amount: Money) { (self.text, self.amount) = (text, amount) }
    var testDescription: String { "“\(text)” → \(amount)" }
    static let table = [
      Example("12.50", eur(1250)),
      Example("12.5", eur(1250)),
      Example("12", eur(1200)),
      Example("0.05", eur(5)),
      Example("007.10", eur(710)),
      Example(" \t12.50\u{a0}\n", eur(1250)),
      Example("-3", eur(-300)),
      Example("-0", eur(0)),
      Example("500", Money(minorUnits: 500, .jpy)),
      Example("1.25", Money(minorUnits: 1250, .kwd)),
    ]
  }

  @Test(
    "Digits with or without a point are read; spaces around them do not matter",
    arguments: Example.table
  )
  func read(_ example: Example) throws {
    #expect(try Money(typed: example.text, example.amount.currency) == example.amount)
  }

  @Test(
    "Commas, plus signs, exponents and digits of other scripts are refused, not guessed",
    .tags(.badInput),
    arguments: [
      "1,250.00", "12,50", "1 250", "+5", "--5", "5-", "-", ".", ".5", "5.", "1.2.3", "1e5", "0x10",
      "٣", "１２", "1\u{301}", "½", "NaN", "12.50 EUR", "−5",
    ]
  )
  func refused(_ text: String) {
    #expect(throws: TypedMoneyError.notANumber(text, .eur)) { try Money(typed: text, .eur) }
  }

  @Test("Nothing is no amount", .tags(.badInput), arguments: ["", "   ", "\n"])
  func blank(_ text: String) {
    #expect(throws: TypedMoneyError.blank(.eur)) { try Money(typed: text, .eur) }
  }

  @Test(
    "More decimals than the currency has are refused, not rounded",
    .tags(.badInput),
    arguments: [("12.505", .eur), ("12.500", .eur), ("5.0", .jpy), ("1.2345", .kwd)]
      as [(String, Currency)]
  )
  func decimals(_ text: String, _ currency: Currency) {
    #expect(throws: TypedMoneyError.tooManyDecimals(currency)) {
      try Money(typed: text, currency)
    }
  }

  @Test("The largest amount that can be held is read, and one cent more refused", .tags(.badInput))
  func extremes() throws {
    #expect(try Money(typed: "92233720368547758.07", .eur) == eur(.max))
    #expect(try Money(typed: "-92233720368547758.08", .eur) == eur(.min))
    let digits = String(repeating: "9", count: 999)
    for text in ["92233720368547758.08", "-92233720368547758.09", digits] {
      #expect(throws: TypedMoneyError.tooLarge) { try Money(typed: text, .eur) }
    }
  }

  @Test(
    "Each refusal says how to write the amount",
    arguments: [
      (.blank(.eur), "The amount is missing. Write it like 12.50."),
      (.notANumber("ten", .eur), "“ten” is not an amount. Write it like 12.50."),
      (.notANumber("ten", .jpy), "“ten” is not an amount. Write it like 1250."),
      (
        .notANumber(String(repeating: "x", count: 40), .eur),
        "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx” is not an amount. Write it like 12.50."
      ),
      (
        .notANumber(String(repeating: "x", count: 41), .eur),
        "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is not an amount. Write it like 12.50."
      ),
      (.tooManyDecimals(.kwd), "KWD has 3 decimals. Write it like 12.500."),
      (.tooLarge, "The amount is too large. Write a smaller one."),
    ] as [(TypedMoneyError, String)]
  )
  func sentences(_ error: TypedMoneyError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
