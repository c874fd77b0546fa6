import StorefrontDomain
import Testing

@Suite("A percentage") struct PercentageTests {
  @Test(
    "A percentage goes from 0 to 100 in steps of a hundredth",
    .tags(.badInput),
    arguments: [(-1, false), (0, true), (1, true), (10_000, true), (10_001, false), (.max, false)]
      as [(Int, Bool)]
  )
  func range(_ hundredths: Int, _ isAccepted: Bool) {
    if isAccepted {
      #expect(throws: Never.self) { try Percentage(hundredths: hundredths) }
    } else {
      #expect(throws: PercentageError.outOfRange(hundredths)) {
        try Percentage(hundredths: hundredths)
      }
    }
  }

  struct Share: Sendable, CustomTestStringConvertible {
    let amount: Int, hundredths: Int, share: Int
    init(_ amount: Int, at hundredths: Int, _ share: Int) {
      (self.amount, self.hundredths, self.share) = (amount, hundredths, share)
    }
    var testDescription: String { "\(hundredths) / 100 % of \(eur(amount)) → \(eur(share))" }
    static let table = [
      Share(10_000, at: 1000, 1000),
      Share(5, at: 1000, 1),
      Share(4, at: 1000, 0),
      Share(-5, at: 1000, -1),
      Share(-4, at: 1000, 0),
      Share(1999, at: 750, 150),
      Share(1999, at: 0, 0),
      Share(.max, at: 10_000, .max),
      Share(.min, at: 10_000, .min),
    ]
    static let taxes = [
      Share(11_900, at: 1900, 1900),
      Share(999, at: 1900, 160),
      Share(3, at: 10_000, 2),
      Share(1999, at: 0, 0),
      Share(-11_900, at: 1900, -1900),
    ]
  }

  @Test(
    "A percentage of an amount is rounded to the smallest coin, and half a coin away from zero",
    arguments: Share.table
  )
  func share(_ example: Share) throws {
    let percentage = try Percentage(hundredths: example.hundredths)
    #expect(eur(example.amount).share(percentage) == eur(example.share))
  }

  @Test(
    "The tax within a price is what was added to the price without it",
    arguments: Share.taxes
  )
  func included(_ example: Share) throws {
    let rate = try Percentage(hundredths: example.hundredths)
    #expect(eur(example.amount).includedTax(at: rate) == eur(example.share))
  }

  @Test(
    "A percentage is written without needless zeros",
    arguments: [
      (0, "0 %"), (1900, "19 %"), (750, "7.5 %"), (25, "0.25 %"), (1905, "19.05 %"),
      (10_000, "100 %"),
    ]
  )
  func printed(_ hundredths: Int, _ text: String) throws {
    #expect(try Percentage(hundredths: hundredths).description == text)
  }

  @Test("A number out of range is refused with the range")
  func sentence() {
    #expect(
      PercentageError.outOfRange(-1).description
        == "-1 hundredths of a percent are out of range. Use 0 to 10000."
    )
  }
}
