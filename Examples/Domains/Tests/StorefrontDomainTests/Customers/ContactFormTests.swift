import StorefrontDomain
import Testing

@Suite("The form for the person that an order is for") struct ContactFormTests {
  private static let good = ContactForm(name: "Ada", email: "ada@example.com", phone: "030 123")

  @Test("A form without problems is a contact, without white space around its parts")
  func good() throws {
    var form = Self.good
    (form.name, form.phone) = (" Ada\n", " 030 123 ")
    let contact = try form.contact()
    #expect(form.problems.isEmpty && contact.name == "Ada")
    #expect(contact.email.description == "ada@example.com" && contact.phone == "030 123")
  }

  @Test("Nobody has to give a telephone number", arguments: ["", " ", "\u{3000}"])
  func noPhone(text: String) throws {
    var form = Self.good
    form.phone = text
    #expect(try form.contact().phone == nil)
  }

  @Test("All problems are told at once, in the order of the fields", .tags(.badInput))
  func all() {
    let form = ContactForm(phone: String(repeating: "1", count: 41))
    #expect(form.problems.map(\.field) == [.name, .email, .phone])
    #expect(
      form.problems.map(\.description) == [
        "The name is missing. Write at least one letter.",
        "The e-mail address is missing. Write it like name@example.com.",
        "The telephone number has 41 characters. Use 40 at most.",
      ])
    let thrown = #expect(throws: ContactProblems.self) { try form.contact() }
    #expect(thrown?.problems == form.problems)
    #expect(thrown?.description == form.problems.map(\.description).joined(separator: "\n"))
  }

  @Test("A telephone number has 40 characters at most", arguments: [40, 41])
  func lengths(count: Int) {
    var form = Self.good
    form.phone = String(repeating: "1", count: count)
    #expect(form.problems.isEmpty == (count == 40))
    #expect((try? form.contact()) == nil || count == 40)
  }
}
