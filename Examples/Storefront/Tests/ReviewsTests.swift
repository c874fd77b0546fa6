import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("What customers think of a product")
struct ReviewsTests {
  private func screen(_ shop: TestShop, of name: String, visitor: String) async throws -> ShopScreen
  {
    let screen = await shop.screen(of: visitor, at: "/account/register")
    try await screen.textField("Name").type(name)
    try await screen.textField("E-mail").type("\(name.lowercased())@example.com")
    try await screen.textField("Password").type("correct horse battery")
    try await screen.button("Register").tap()
    await screen.open("/mug")
    return screen
  }

  @Test("A review is written, changed, and read by everybody, with the average")
  func written() async throws {
    try await withShop { shop in
      let ada = try await screen(shop, of: "Ada", visitor: anna)
      #expect(ada.heading("No reviews yet").exists)
      try await ada.button("Send the review").tap()
      #expect(ada.text("The stars are missing. Choose one to five.").exists)
      try await ada.picker("Stars").choose("4")
      try await ada.textField("Your review").type("Holds tea.")
      try await ada.button("Send the review").tap()
      #expect(ada.heading("Reviews, 4.0 of 5 stars").exists && ada.text("Holds tea.").exists)
      #expect(ada.text("Thank you for your review.").exists)
      let bob = try await screen(shop, of: "Bob", visitor: "BBBBBBBBBBBBBBBBBBBBBB")
      try await bob.picker("Stars").choose("1")
      try await bob.button("Send the review").tap()
      #expect(bob.heading("Reviews, 2.5 of 5 stars").exists)
      try await ada.picker("Stars").choose("5")
      try await ada.button("Send the review").tap()
      let other = await shop.screen(of: "CCCCCCCCCCCCCCCCCCCCCC", at: "/mug")
      #expect(other.heading("Reviews, 3.0 of 5 stars").exists)
      #expect(other.text("Ada").exists && other.text("Bob").exists)
      #expect(other.text("Holds tea.").isAbsent)
    }
  }

  @Test("Who is not logged in reads, and is led to the log-in")
  func stranger() async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/mug")
      #expect(screen.picker("Stars").isAbsent)
      try await screen.button("Log in to write a review").tap()
      #expect(screen.title == "Account" && screen.location == "/account")
    }
  }

  @Test(
    "V5.1.3: what is no review is refused with its field",
    arguments: [
      (#"{"stars": 0, "text": ""}"#, 422, "rating"), (#"{"stars": 6, "text": ""}"#, 422, "rating"),
      (#"{"stars": 5}"#, 400, "text"), (#"{"stars": "5", "text": ""}"#, 400, "stars"),
      (#"{"stars": 5, "text": "\#(String(repeating: "x", count: 1_001))"}"#, 422, "text"),
    ])
  func refused(body: String, status: Int, field: String) async throws {
    try await withShop { shop in
      let ada = try await screen(shop, of: "Ada", visitor: anna)
      let answer = try await shop.ask(
        "POST", "products/mug/reviews", body, key: "1", as: ada.visitor)
      #expect(answer.status == status && answer.text.contains(#""field":"\#(field)""#))
      let stranger = try await shop.ask("POST", "products/mug/reviews", body, key: "1")
      #expect(stranger.status == (status == 422 ? 401 : 400))
      let nothing = try await shop.ask(
        "POST", "products/unicorn/reviews", #"{"stars": 5, "text": ""}"#, key: "2",
        as: ada.visitor)
      #expect(nothing.status == 404)
    }
  }

  @Test(
    "V5.3.3: what somebody writes is text for everybody, whatever it looks like",
    arguments: [
      "<script>alert(1)</script>", "**bold** [link](https://example.com)", "'; DROP TABLE",
    ])
  func text(words: String) async throws {
    try await withShop { shop in
      let ada = try await screen(shop, of: "Ada", visitor: anna)
      try await ada.picker("Stars").choose("3")
      try await ada.textField("Your review").type(words)
      try await ada.button("Send the review").tap()
      #expect(ada.text(words).exists)
    }
  }
}
