import Foundation
import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("How an order reaches the person that it is for")
struct PickupTests {
  private func fillCart(on screen: ShopScreen) async throws {
    try await screen.link("Mug €12.50").tap()
    try await screen.button("Add to cart").tap()
    try await screen.tab("Cart").tap()
    try await screen.textField("Name").type("Ada")
    try await screen.textField("E-mail").type("ada@example.com")
  }

  @Test("What is picked up needs no address and no parcel: staff hand it over")
  func pickup() async throws {
    try await withShop(isListening: false) { shop in
      let office = await shop.screen(of: try await shop.logInAdmin(), at: "/office/shipping")
      let screen = await shop.screen()
      try await fillCart(on: screen)
      try await screen.picker("Shipping").choose("Pick it up, free")
      #expect(screen.textField("Street").isAbsent)
      #expect(screen.listItem.all.map(\.text).contains("Shipping free"))
      try await screen.button("Order").tap()
      try await shop.work()
      try await shop.tell(screen, office)
      #expect(screen.text("It is paid. You can pick it up.").exists)
      #expect(shop.services.mails.map(\.subject) == ["Your order 1001 is ready"])
      #expect(shop.services.mails.map(\.recipient) == ["ada@example.com"])
      try await office.link("Order 1001 Nov 25, Ada Paid €12.50").tap()
      #expect(office.textField("Tracking number").isAbsent && office.group("Address").isAbsent)
      #expect(office.listItem("E-mail").text == "E-mail ada@example.com")
      try await office.button("Hand it over").tap()
      #expect(office.listItem("Status").text == "Status Delivered")
      #expect(office.button("Hand it over").isAbsent)
      let stock = try await shop.storage.read { try $0.stock(of: "mug") }
      #expect((stock.onHand, stock.reserved) == (24, 0))
      try await shop.work()
      #expect(shop.services.mails.count == 1)
      let page = await shop.screen(at: "/orders/1001")
      #expect(page.text("We keep it for you. Tell us the number 1001.").isAbsent)
      #expect(page.listItem("Status").text == "Status Delivered")
    }
  }

  @Test("A parcel is for what is sent, and only what is picked up is handed over")
  func otherWay() async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      #expect(try await shop.buy().status == 201)
      try await shop.work()
      let handOver = #"{"event": "handOver"}"#
      let wrong = try await shop.change("POST", "office/orders/1001/events", handOver, as: staff)
      #expect(wrong.status == 409 && wrong.text.contains("Pack a parcel."))
      let screen = await shop.screen(of: berta)
      try await fillCart(on: screen)
      try await screen.picker("Shipping").choose("Pick it up, free")
      try await screen.button("Order").tap()
      // It is not paid yet.
      #expect(
        try await shop.change("POST", "office/orders/1002/events", handOver, as: staff).status
          == 409)
      try await shop.work()
      let parcel = try await shop.change(
        "POST", "office/orders/1002/shipments", #"{"trackingNumber": "1"}"#, as: staff)
      #expect(parcel.status == 409 && parcel.text.contains("Hand it over."))
      #expect(
        try await shop.change("POST", "office/orders/1002/events", handOver, as: staff).status
          == 200)
      #expect(
        try await shop.change("POST", "office/orders/1002/events", handOver, as: staff).status
          == 409)
    }
  }

  @Test("A guest's letters go to the address that they gave, and staff see how to reach them")
  func contact() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.fillAddress()
      try await screen.textField("Telephone (optional)").type("030 123")
      try await screen.button("Order").tap()
      try await shop.work()
      #expect(
        shop.services.mails.map(\.text) == [
          "Ada, your order 1001 is paid. We send it as soon as we can."
        ])
      let office = await shop.screen(of: try await shop.logInAdmin(), at: "/office/shipping/1001")
      for (name, value) in [
        ("Shipping", "By post"), ("E-mail", "ada@example.com"), ("Telephone", "030 123"),
        ("Total", "€17.40"), ("Tax included", "€2.78"),
      ] {
        #expect(office.listItem(name).all.map(\.text).contains("\(name) \(value)"), "\(name)")
      }
    }
  }

  @Test("Whoever is logged in types neither name nor e-mail")
  func person() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(of: try await shop.logInAdmin())
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.tab("Cart").tap()
      #expect(screen.textField("E-mail").value == "admin@example.com")
    }
  }

  @Test("What an order consists of is on it, as it was in the cart")
  func sums() async throws {
    try await withShop(isListening: false) { shop in
      try await shop.storage.write { storage in
        try storage.save(
          Discount(
            DiscountCode("TEN"), .percentage(Percentage(hundredths: 10_00)),
            from: TestShop.now, until: TestShop.now + 1_000, usageLimit: 5))
      }
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.fillAddress()
      try await screen.textField("Discount code").type("TEN")
      try await screen.button("Apply").tap()
      let rows = [
        "Subtotal €12.50", "Shipping €4.90", "Total €16.15", "Tax included €2.58",
      ]
      for row in rows { #expect(screen.listItem.all.map(\.text).contains(row), "\(row)") }
      try await screen.button("Order").tap()
      try await screen.button("Show the order").tap()
      for row in rows + ["Discount (TEN) −€1.25"] {
        #expect(screen.listItem.all.map(\.text).contains(row), "\(row)")
      }
    }
  }

  @Test("An order that is refused is refused where one looks: at the first field, with the focus")
  func focus() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.tab("Cart").tap()
      for (field, text) in [
        ("Name", "Ada"), ("E-mail", "ada@example.com"), ("Street", "Hauptstraße 1"),
        ("Postal code", "10115"), ("City", "Berlin"), ("Country", "Germany"),
      ] {
        try await screen.button("Order").tap()
        #expect(screen.textField(field).isFocused, "\(field)")
        try await screen.textField(field).type(text)
      }
      try await screen.textField("Discount code").type("NONE")
      try await screen.button("Apply").tap()
      #expect(screen.textField("Discount code").isFocused)
      try await screen.button("Order").tap()
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
    }
  }
}
