import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Forms")
struct FormTests {
  /// A form of the shop, with nothing typed into it.
  struct Form: Sendable, CustomTestStringConvertible {
    var visitor: Visitor
    var path: String
    /// The button that opens it, where it has no address of its own.
    var opener: String?
    var lastField: String
    var button: String

    var testDescription: String { "\(button) at \(path)" }
  }

  @Test(
    "Enter in the last field does what the form's button does",
    arguments: [
      Form(
        visitor: .stranger, path: "/account/register", lastField: "Password", button: "Register"),
      Form(
        visitor: .customer, path: "/account/addresses", lastField: "Country", button: "Add address"),
      Form(
        visitor: .stranger, path: "/catalogue", opener: "Price", lastField: "Highest price",
        button: "Apply"),
      Form(
        visitor: .admin, path: "/catalogue", opener: "Add product", lastField: "Pieces to add",
        button: "Save"),
      Form(
        visitor: .admin, path: "/office/discounts/new", lastField: "Number of uses", button: "Save"),
      Form(
        visitor: .admin, path: "/office/shipping/1001", lastField: "Tracking number",
        button: "Send parcel"),
    ])
  func enter(form: Form) async throws {
    try await withShop(isListening: false) { shop in
      let browser = try await shop.browser(of: form.visitor)
      try await shop.work()
      let typing = await shop.screen(of: browser, at: form.path)
      let pressing = await shop.screen(of: browser, at: form.path)
      if let opener = form.opener {
        for screen in [typing, pressing] { try await screen.button(opener).tap() }
      }
      let before = typing.root.outline
      try await typing.textField(form.lastField).submit()
      try await pressing.button(form.button).tap()
      #expect(typing.root.outline == pressing.root.outline && typing.root.outline != before)
    }
  }
}
