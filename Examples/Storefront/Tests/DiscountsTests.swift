import Foundation
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor
@Suite("Discounts, from the form of staff to the price of a cart")
struct DiscountsTests {
  /// A shop with a discount SUMMER25: 10 % of 20.00 and more, twice.
  private func withDiscount(
    uses: Int = 2, _ body: @MainActor (TestShop) async throws -> Void
  ) async throws {
    try await withShop(isListening: false) { shop in
      try await shop.storage.write { shop in
        try shop.save(
          Discount(
            DiscountCode("SUMMER25"), .percentage(Percentage(hundredths: 10_00)),
            minimumOrder: Money(minorUnits: 20_00, .eur), from: TestShop.now - 60,
            until: TestShop.now + 3_600, usageLimit: uses))
      }
      try await body(shop)
    }
  }

  private func uses(_ shop: TestShop) async throws -> Int? {
    try await shop.storage.read { try $0.discount(DiscountCode("SUMMER25"))?.timesUsed }
  }

  private func fill(_ pieces: Int, _ shop: TestShop, as visitor: String = anna) async throws {
    let line = #"{"product":"mug","quantity":\#(pieces)}"#
    _ = try await shop.change("POST", "cart/lines", line, as: visitor)
  }

  private func order(
    _ total: Int, _ shop: TestShop, as visitor: String = anna
  ) async throws -> TestShop.Answer {
    try await shop.change(
      "POST", "orders",
      """
      {"shipping": "pickup", "total": {"minorUnits": \(total), "currency": "EUR"}, "address": {
      "street": "Hauptstraße 1", "postalCode": "10115", "city": "Berlin", "country": "Germany"}}
      """, as: visitor)
  }

  // MARK: Customers

  @Test("A code that is typed takes its part off, until it is taken out again")
  func typed() async throws {
    try await withDiscount { shop in
      try await fill(2, shop)
      let screen = await shop.screen(at: "/cart")
      #expect(!screen.button("Apply").isEnabled)
      try await screen.textField("Discount code").type("summer 25")
      try await screen.button("Apply").tap()
      #expect(screen.listItem("Discount code").text == "Discount code SUMMER25")
      #expect(screen.listItem("Discount").text == "Discount −€2.50")
      #expect(screen.listItem("Total").text == "Total €27.40")
      try await screen.button("Remove the code").tap()
      #expect(screen.listItem("Total").text == "Total €29.90")
      #expect(screen.textField("Discount code").value == "")
    }
  }

  @Test(
    "What is no code, or takes nothing off, is told at its field",
    arguments: [
      ("x", "“x” is not a code. Write 3 to 20 letters and digits."),
      ("WINTER", "There is no code WINTER. Check how it is written."),
      ("summer25", "It needs an order of 20.00 EUR. Add goods for 7.50 EUR."),
    ])
  func refused(code: String, words: String) async throws {
    try await withDiscount { shop in
      try await fill(1, shop)
      let screen = await shop.screen(at: "/cart")
      try await screen.textField("Discount code").type(code)
      try await screen.textField("Discount code").submit()
      #expect(screen.root.outline.contains(words), "\(screen.root.outline)")
      try await screen.textField("Discount code").type(code + "9")
      #expect(!screen.root.outline.contains(words))
    }
  }

  @Test("A cart that becomes too cheap for its code says so, and costs the whole price")
  func lapsed() async throws {
    try await withDiscount { shop in
      try await fill(2, shop)
      _ = try await shop.change("PUT", "cart/code", #"{"code":"SUMMER25"}"#)
      let screen = await shop.screen(at: "/cart")
      try await screen.stepper("2 × Mug").decrement()
      #expect(screen.listItem("Total").text == "Total €17.40")
      #expect(screen.root.outline.contains("Add goods for 7.50 EUR."))
      try await screen.stepper("1 × Mug").increment()
      #expect(screen.listItem("Total").text == "Total €27.40")
    }
  }

  @Test("An order uses the discount once; one that is given up gives its use back")
  func uses() async throws {
    try await withDiscount { shop in
      for visitor in [anna, berta] {
        try await fill(2, shop, as: visitor)
        let answer = try await shop.change(
          "PUT", "cart/code", #"{"code":"SUMMER25"}"#, as: visitor)
        #expect(answer.status == 200)
      }
      #expect(try await order(22_50, shop).status == 201)
      #expect(try await order(22_50, shop, as: berta).status == 201)
      #expect(try await uses(shop) == 2)
      try await fill(2, shop)
      let third = try await shop.change("PUT", "cart/code", #"{"code":"SUMMER25"}"#)
      #expect(third.status == 422 && third.text.contains("as often as it may be: 2"))
      _ = try await shop.change("POST", "orders/1001/events", #"{"event":"cancel"}"#)
      #expect(try await uses(shop) == 1)
      try await shop.work()
      #expect(shop.services.charged.map(\.amount.minorUnits) == [22_50, 22_50])
      #expect(shop.services.refunded.map(\.amount.minorUnits) == [22_50])
    }
  }

  @Test("An order that costs nothing is paid without a bank, and gives nothing back")
  func free() async throws {
    try await withShop(isListening: false) { shop in
      try await shop.storage.write { shop in
        try shop.save(
          Discount(
            DiscountCode("GIFT"), .percentage(Percentage(hundredths: 100_00)),
            from: TestShop.now - 60, until: TestShop.now + 3_600, usageLimit: 2))
      }
      for number in [1001, 1002] {
        try await fill(1, shop)
        _ = try await shop.change("PUT", "cart/code", #"{"code":"GIFT"}"#)
        #expect(try await order(0, shop).status == 201)
        try await shop.work()
        let placed = try await shop.ask("GET", "orders/\(number)")
        #expect(placed.text.contains(#""status":"paid""#))
      }
      _ = try await shop.change("POST", "orders/1002/events", #"{"event":"cancel"}"#)
      try await shop.work()
      #expect(shop.services.charged.isEmpty && shop.services.refunded.isEmpty)
      let staff = try await shop.logInAdmin()
      let handOver = #"{"event":"handOver"}"#
      let gone = try await shop.change("POST", "office/orders/1001/events", handOver, as: staff)
      #expect(gone.status == 200 && gone.text.contains(#""status":"delivered""#))
    }
  }

  @Test("Of two who have typed the last use of a code, one gets it; the other is told the price")
  func lastUse() async throws {
    try await withDiscount(uses: 1) { shop in
      for visitor in [anna, berta] {
        try await fill(2, shop, as: visitor)
        _ = try await shop.change("PUT", "cart/code", #"{"code":"SUMMER25"}"#, as: visitor)
      }
      let answers = try await atOnce([anna, berta]) { try await order(22_50, shop, as: $0) }
      #expect(answers.map(\.status).sorted() == [201, 409])
      let refused = answers.first { $0.status == 409 }
      #expect(refused?.text.contains("The cart costs 25.00 EUR now.") == true)
      #expect(try await uses(shop) == 1)
    }
  }

  @Test("A code that was typed before the log-in is the customer's afterwards")
  func logIn() async throws {
    try await withDiscount { shop in
      try await shop.addAdmin()
      try await fill(2, shop)
      _ = try await shop.change("PUT", "cart/code", #"{"code":"SUMMER25"}"#)
      let body = #"{"email":"admin@example.com","password":"correct horse battery"}"#
      let answer = try await shop.change("POST", "log-in", body)
      let new = try #require(try await shop.enter(with: answer))
      let cart = try await shop.ask("GET", "cart", as: new)
      #expect(cart.text.contains(#""code":"SUMMER25""#))
      #expect(try await !shop.ask("GET", "cart").text.contains("SUMMER25"))
    }
  }

  // MARK: Staff

  @Test("Staff write a discount, which others see at once; each problem is told at its field")
  func written() async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      let other = await shop.screen(of: staff, at: "/office/discounts")
      let screen = await shop.screen(of: staff, at: "/office/discounts/new")
      try await screen.textField("Number of uses").type("0")
      try await screen.button("Save").tap()
      for words in [
        "The code is missing. Write 3 to 20 letters and digits.",
        "The percentage is missing. Write one from 0.01 to 100, like 12.5.",
        "“0” is not a number of uses. Write one from 1 to 1000000.",
      ] {
        #expect(screen.text(words).exists)
      }
      try await screen.textField("Code").type("summer 25")
      try await screen.picker("Kind of discount").choose("Amount")
      try await screen.textField("Amount").type("5")
      try await screen.textField("Minimum order").type("20")
      try await screen.textField("Number of uses").type("7")
      try await screen.button("Save").tap()
      #expect(screen.location == "/office/discounts")
      try await shop.tell(screen, other)
      for screen in [screen, other] {
        #expect(screen.text("€5.00 off from €20.00").exists)
        #expect(screen.text("Nov 25, 2026 to Dec 23, 2026").exists)
        #expect(screen.text("0 of 7 used").exists)
      }
      try await screen.link("New discount").tap()
      #expect(screen.textField("Code").value == "")
      try await screen.textField("Code").type("SUMMER25")
      try await screen.textField("Percent").type("10")
      try await screen.button("Save").tap()
      #expect(
        screen.text("There is a discount SUMMER25 already. Choose another code.").exists)
    }
  }

  @Test(
    "V4.1.1, V5.1.3: what is no discount, or not from staff, is refused with its field",
    arguments: [
      (#""code":"A""#, "code"), (#""value":"0""#, "value"), (#""kind":"gift""#, "kind"),
      (#""start":"yesterday""#, "start"), (#""start":"2026-02-30T12:00:00Z""#, "start"),
      (#""end":"2026-13-01T12:00:00Z""#, "end"), (#""end":"2026-12-25T24:00:00Z""#, "end"),
      (#""end":"2027-02-29T12:00:00+01:00""#, "end"),
      (#""end":"+292277026596-12-04T15:30:07Z""#, "end"),
      (#""end":"2020-01-01T00:00:00Z""#, "end"), (#""usageLimit":"9e9""#, "usageLimit"),
      (#""minimumOrder":"-""#, "minimumOrder"), (#""code":null"#, "code"),
      (#""minimumOrder":"-0.01""#, "minimumOrder"),
    ])
  func badForms(change: String, field: String) async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      let good = """
        {"code":"SUMMER25","kind":"percentage","value":"10","minimumOrder":"","usageLimit":"7",
        "start":"2026-11-25T12:00:00Z","end":"2026-12-25T12:00:00Z"}
        """
      let name = try #require(change.split(separator: ":").first)
      let bad = good.replacing(try Regex("\(name):\"[^\"]*\""), with: change)
      let answer = try await shop.change("POST", "office/discounts", bad, as: staff)
      #expect([400, 422].contains(answer.status) && answer.text.contains(#""field":"\#(field)""#))
      #expect(try await shop.change("POST", "office/discounts", good, as: berta).status == 401)
      #expect(try await shop.storage.read { try $0.discounts() } == [])
      #expect(try await shop.change("POST", "office/discounts", good, as: staff).status == 201)
    }
  }
}
