import Foundation
import StorefrontDomain
import Testing

@Suite("The form for a discount") struct DiscountFormTests {
  private static var good: DiscountForm {
    var form = DiscountForm(from: .june, until: .july)
    (form.code, form.value, form.minimumOrder, form.usageLimit) = ("summer 25", "12.5", "50", " 7 ")
    return form
  }

  private func problems(_ change: (inout DiscountForm) -> Void) -> [DiscountProblem] {
    var form = Self.good
    change(&form)
    return form.problems(in: .eur)
  }

  @Test("A form without problems is a discount")
  func good() throws {
    let discount = try Self.good.discount(in: .eur)
    let expected = try Discount(
      DiscountCode("SUMMER25"), .percentage(Percentage(hundredths: 12_50)),
      minimumOrder: Money(minorUnits: 50_00, .eur), from: .june, until: .july, usageLimit: 7)
    #expect(discount == expected)
    #expect(Self.good.problems(in: .eur) == [])
  }

  @Test("An amount is taken off, and no minimum is none")
  func amount() throws {
    var form = Self.good
    (form.kind, form.value, form.minimumOrder) = (.amount, "5.00", " ")
    let discount = try form.discount(in: .eur)
    #expect(discount.benefit == .amount(Money(minorUnits: 5_00, .eur)))
    #expect(discount.minimumOrder == nil)
  }

  @Test(
    "A percentage is written in several ways",
    arguments: [("10", 10_00), ("12.5 %", 12_50), ("0.01", 1), ("100%", 100_00), (" 7.25 ", 7_25)])
  func percentages(text: String, hundredths: Int) throws {
    var form = Self.good
    form.value = text
    let benefit = try form.discount(in: .eur).benefit
    let expected = Discount.Benefit.percentage(try Percentage(hundredths: hundredths))
    #expect(benefit == expected)
  }

  @Test(
    "What is no percentage is told at its field",
    .tags(.badInput),
    arguments: [
      "", "0", "0.00", "100.01", "101", "-1", "1,5", "1.234", ".5", "5.", "ten", "٣", "1e2",
      "9999999999999999999999", "% 5", "1.-1",
    ])
  func noPercentage(text: String) {
    let problems = problems { $0.value = text }
    #expect(problems == [.percentage(text)] && problems.first?.field == .value)
  }

  @Test("Each field tells its problem, all at once, in the order of the fields", .tags(.badInput))
  func all() {
    let problems = problems { form in
      (form.code, form.value, form.minimumOrder, form.usageLimit) = ("!", "x", "y", "0")
      form.end = form.start
    }
    #expect(problems.map(\.field) == [.code, .value, .minimumOrder, .end, .usageLimit])
    #expect(
      problems.map(\.description) == [
        "“!” is not a code. Write 3 to 20 letters and digits.",
        "“x” is not a percentage. Write one from 0.01 to 100, like 12.5.",
        "“y” is not an amount. Write it like 12.50.",
        "The discount ends before it starts. Choose a later end.",
        "“0” is not a number of uses. Write one from 1 to 1000000.",
      ])
    let thrown = #expect(throws: DiscountProblems.self) {
      var form = Self.good
      form.usageLimit = "many"
      _ = try form.discount(in: .eur)
    }
    #expect(thrown?.description == "“many” is not a number of uses. Write one from 1 to 1000000.")
  }

  @Test("An amount of nothing takes nothing off", .tags(.badInput), arguments: ["0", "-5"])
  func nothing(text: String) {
    let problems = problems { ($0.kind, $0.value) = (.amount, text) }
    #expect(problems == [.discount(.nothingOff)] && problems.first?.field == .value)
  }

  @Test("A discount that was used is made with its uses, at most as many as it may have")
  func used() throws {
    for (used, expected) in [(0, 0), (3, 3), (9, 7), (-1, 0)] {
      let discount = try Discount(
        DiscountCode("ABC"), .tenPercent, from: .june, until: .july, usageLimit: 7, timesUsed: used)
      #expect(discount.timesUsed == expected)
    }
  }
}
