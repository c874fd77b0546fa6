import BrowserTesting
import Testing
import VitroUITesting

/// The ways of an order on the program's own pages, for people who have no pointer.
@MainActor @Suite("The shop with the keyboard alone", .serialized, .needsBrowser)
struct KeyboardInBrowserTests {
  @Test("A guest whose payment is declined picks up one less, and staff hand them over")
  func guest() async throws {
    try await withProgram { page, address in
      let guest = KeyboardUser(page: page)
      try await guest.fillCart("Desk lamp €79.00")
      for pieces in 1..<19 {
        try await guest.press(page.button("Increment \(pieces) × Desk lamp"))
        #expect(try await page.becomes { page.stepper("\(pieces + 1) × Desk lamp").exists })
      }
      // Nothing is typed yet, and the keyboard is where that is told.
      try await guest.press(page.button("Order"))
      #expect(page.textField("Name").isFocused)
      try await page.typeKeys("Ada")
      try await guest.type("ada@example.com", into: page.textField("E-mail"))
      try await guest.walk(to: page.elements([.radio], named: "By post, free"))
      try await page.press(key: "End", code: 35)
      #expect(try await page.becomes { page.textField("Street").isAbsent })
      try await guest.press(page.button("Order"))
      #expect(try await page.becomes { page.button("Put it into the cart again").exists })
      try await guest.press(page.button("Put it into the cart again"))
      #expect(try await page.becomes { page.stepper("19 × Desk lamp").exists })
      try await guest.press(page.button("Decrement 19 × Desk lamp"))
      #expect(try await page.becomes { page.stepper("18 × Desk lamp").exists })
      try await guest.press(page.button("Order"))
      #expect(try await page.becomes { page.text("It is paid. You can pick it up.").exists })
      try await guest.press(page.button("Show the order"))
      #expect(try await page.becomes { page.listItem("Status").text == "Status Paid" })
      try await withStaff(at: address) { staff in
        try await staff.openOrder("1002")
        try await staff.press(staff.page.button("Hand it over"))
        #expect(try await page.becomes { page.listItem("Status").text == "Status Delivered" })
      }
    }
  }

  @Test("A customer registers and buys, staff send it and take it back, and the customer is told")
  func returned() async throws {
    try await withProgram { page, address in
      let customer = KeyboardUser(page: page)
      try await customer.choose("Account")
      try await customer.press(page.link("Register"))
      try await customer.type("Ada", into: page.textField("Name"))
      try await customer.type("ada@example.com", into: page.textField("E-mail"))
      try await customer.type("correct horse battery", into: page.textField("Password"))
      try await page.press(key: "Enter", code: 13)
      #expect(try await page.becomes { page.listItem("Name").exists })
      try await customer.choose("Catalogue")
      try await customer.fillCart("Mug €12.50")
      for (field, text) in [
        ("Street", "Hauptstraße 1"), ("Postal code", "10115"), ("City", "Berlin"),
        ("Country", "Germany"),
      ] {
        try await customer.type(text, into: page.textField(field))
      }
      try await customer.press(page.button("Order"))
      #expect(
        try await page.becomes { page.text("It is paid. We send it as soon as we can.").exists })
      try await customer.choose("Catalogue")
      try await withStaff(at: address) { staff in
        try await staff.openOrder("1001")
        try await staff.type("JJD 1", into: staff.page.textField("Tracking number"))
        try await staff.page.press(key: "Enter", code: 13)
        try await staff.press(staff.page.button("Mark as delivered"))
        try await staff.press(staff.page.button("Mark as returned"))
        #expect(
          try await staff.page.becomes {
            staff.page.listItem("Status").text == "Status Returned"
          })
      }
      let alert = page.alert("Your order 1001 is returned")
      #expect(try await page.becomes { alert.exists })
      try await customer.press(alert.button("Show the order"))
      #expect(try await page.becomes { page.text("It has come back to us.").exists })
      try await customer.press(page.button("Put it into the cart again"))
      #expect(try await page.becomes { page.stepper("1 × Mug").exists })
    }
  }

  /// Plays on a second browser, in which an admin has logged in.
  private func withStaff(
    at address: String, _ body: @MainActor (KeyboardUser) async throws -> Void
  ) async throws {
    let staff = KeyboardUser(page: try await Browser.shared.newPage(Viewport()))
    let page = staff.page
    page.isCompared = false
    try await page.open(address)
    try await staff.choose("Account")
    try await staff.type("admin@example.com", into: page.textField("E-mail"))
    try await staff.type("correct horse battery", into: page.textField("Password"))
    try await page.press(key: "Enter", code: 13)
    #expect(try await page.becomes { page.tab("Office").exists })
    try await body(staff)
    #expect(page.problems == [])
    try await page.close()
  }
}

/// A person who has a keyboard and no pointer.
@MainActor
private struct KeyboardUser {
  let page: BrowserPage

  /// Goes to an element by Tab, as soon as it is there; no way is longer than the page has stops.
  func walk(
    to element: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try #require(try await page.becomes { element.exists }, sourceLocation: sourceLocation)
    for _ in 0..<100 where !element.isFocused { try await page.press(key: "Tab", code: 9) }
    try #require(element.isFocused, sourceLocation: sourceLocation)
  }

  /// Chooses a tab: all of them are one stop, within which the arrows lead on.
  func choose(_ tab: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let chosen = try #require(
      page.tab.all.first { $0.attributes.isSelected == true }?.name, sourceLocation: sourceLocation)
    try await walk(to: page.tab(chosen), sourceLocation: sourceLocation)
    for _ in page.tab.all where !page.tab(tab).isFocused {
      try await page.press(key: "ArrowRight", code: 39)
    }
    try #require(page.tab(tab).isSelected, sourceLocation: sourceLocation)
  }

  /// Goes to an element and acts on it with the key for that.
  func press(
    _ element: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await walk(to: element, sourceLocation: sourceLocation)
    try await page.press(key: "Enter", code: 13)
  }

  /// Goes to a field and types there, letter by letter.
  func type(
    _ text: String, into field: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await walk(to: field, sourceLocation: sourceLocation)
    try await page.typeKeys(text)
  }

  /// Puts a piece of a product into the cart, and opens it.
  func fillCart(_ product: String) async throws {
    try await press(page.link(product))
    try await press(page.button("Add to cart"))
    #expect(try await page.becomes { page.text("1 in the cart").exists })
    try await choose("Cart")
  }

  /// Opens an order in the office.
  func openOrder(_ number: String) async throws {
    try await choose("Office")
    try await press(page.link("Shipping"))
    #expect(try await page.becomes { page.link.count > 0 })
    let names = page.link.all.map(\.name)
    let name: String = try #require(names.first { $0.hasPrefix("Order \(number)") })
    try await press(page.link(name))
    #expect(try await page.becomes { page.listItem("Status").exists })
  }
}
