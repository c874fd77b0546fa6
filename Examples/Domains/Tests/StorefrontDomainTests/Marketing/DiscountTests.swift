import Foundation
import StorefrontDomain
import Testing

@Suite("A discount") struct DiscountTests {
  @Test(
    "10 % of the goods are taken off, rounded to the cent",
    arguments: [(10_000, 1000), (9_995, 1000), (9_994, 999), (0, 0)]
  )
  func percentage(_ goods: Int, _ off: Int) throws {
    let discount = try Discount.of(.tenPercent)
    #expect(discount.result(for: eur(goods), at: .june) == .applies(eur(off)))
  }

  @Test(
    "An amount of 5.00 EUR is taken off, but never more than the goods cost",
    arguments: [(10_000, 500), (500, 500), (499, 499), (0, 0)]
  )
  func amount(_ goods: Int, _ off: Int) throws {
    let discount = try Discount.of(.amount(eur(500)))
    #expect(discount.result(for: eur(goods), at: .june) == .applies(eur(off)))
  }

  @Test(
    "It is valid from its first moment until just before its end",
    arguments: [
      (.june - 1, [.notBefore(.june)]), (.june, []), (.july - 1, []),
      (.july, [.endedAt(.july)]), (.july + 1, [.endedAt(.july)]),
    ] as [(Date, [DiscountObstacle])]
  )
  func dates(_ now: Date, _ obstacles: [DiscountObstacle]) throws {
    let result = try Discount.of(.tenPercent).result(for: eur(100), at: now)
    #expect(result == (obstacles.isEmpty ? .applies(eur(10)) : .refused(obstacles)))
  }

  @Test("It asks for a minimum order, to the cent")
  func minimum() throws {
    let discount = try Discount.of(.tenPercent, minimumOrder: eur(5000))
    let obstacle = DiscountObstacle.belowMinimum(eur(5000), missing: eur(1))
    #expect(discount.result(for: eur(4999), at: .june) == .refused([obstacle]))
    #expect(discount.result(for: eur(5000), at: .june) == .applies(eur(500)))
  }

  @Test("It can be used as often as its limit says, and a use can be given back")
  func limit() throws {
    var discount = try Discount.of(.tenPercent, usageLimit: 2)
    discount.use()
    #expect(discount.result(for: eur(100), at: .june) == .applies(eur(10)))
    discount.use()
    #expect(discount.result(for: eur(100), at: .june) == .refused([.usedUp(2)]))
    discount.giveBack()
    #expect(discount.result(for: eur(100), at: .june) == .applies(eur(10)))
    #expect(discount.timesUsed == 1)
  }

  @Test("Its uses are never fewer than none or more than its limit", .tags(.badInput))
  func uses() throws {
    var discount = try Discount.of(.tenPercent, usageLimit: 1)
    discount.giveBack()
    #expect(discount.timesUsed == 0)
    discount.use()
    discount.use()
    #expect(discount.timesUsed == 1)
  }

  @Test("When it does not apply, every reason is told", .tags(.badInput))
  func reasons() throws {
    var discount = try Discount.of(.tenPercent, minimumOrder: eur(200), usageLimit: 1)
    discount.use()
    let late: [DiscountObstacle] = [
      .endedAt(.july), .usedUp(1), .belowMinimum(eur(200), missing: eur(100)),
    ]
    #expect(discount.result(for: eur(100), at: .july) == .refused(late))
    #expect(
      discount.result(for: usd(300), at: .june)
        == .refused([.usedUp(1), .money(.differentCurrencies(.usd, .eur))])
    )
  }

  @Test("It does not apply to another currency, or to less than nothing", .tags(.badInput))
  func goods() throws {
    let discount = try Discount.of(.amount(eur(500)))
    let currencies = DiscountObstacle.money(.differentCurrencies(.usd, .eur))
    #expect(discount.result(for: usd(100), at: .june) == .refused([currencies]))
    let negative = DiscountObstacle.money(.belowZero(eur(-1)))
    #expect(discount.result(for: eur(-1), at: .june) == .refused([negative]))
  }

  @Test("A discount that could never apply is refused", .tags(.badInput))
  func refused() throws {
    let none = try Percentage(hundredths: 0)
    #expect(throws: DiscountError.nothingOff) { try Discount.of(.percentage(none)) }
    #expect(throws: DiscountError.nothingOff) { try Discount.of(.amount(eur(0))) }
    #expect(throws: Never.self) { try Discount.of(.amount(eur(1))) }
    #expect(throws: DiscountError.neverValid) { try Discount.of(.tenPercent, until: .june) }
    #expect(throws: Never.self) { try Discount.of(.tenPercent, until: .june + 1) }
    #expect(throws: DiscountError.usageLimitNotAboveZero(0)) {
      try Discount.of(.tenPercent, usageLimit: 0)
    }
  }

  @Test(
    "Each reason is a sentence",
    arguments: [
      (.notBefore(.june), "It starts at 2030-06-01 00:00 UTC."),
      (.endedAt(.july), "It ended at 2030-07-01 00:00 UTC."),
      (.usedUp(2), "It has been used as often as it may be: 2."),
      (
        .belowMinimum(eur(5000), missing: eur(1)),
        "It needs an order of 50.00 EUR. Add goods for 0.01 EUR."
      ),
      (
        .money(.differentCurrencies(.usd, .eur)),
        "USD and EUR cannot be combined. Use one currency."
      ),
    ] as [(DiscountObstacle, String)]
  )
  func sentences(_ obstacle: DiscountObstacle, _ sentence: String) {
    #expect(obstacle.description == sentence)
  }

  @Test(
    "Each refusal says what to do",
    arguments: [
      (.nothingOff, "The discount takes nothing off. Use more than zero."),
      (.neverValid, "The discount ends before it starts. Choose a later end."),
      (
        .usageLimitNotAboveZero(0),
        "A discount that can be used 0 times helps nobody. Allow one use or more."
      ),
    ] as [(DiscountError, String)]
  )
  func refusals(_ error: DiscountError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
