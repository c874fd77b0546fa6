import StorefrontDomain
import Testing

@Suite("The form for an address") struct AddressFormTests {
  private static let good = AddressForm(
    street: "Hauptstraße 1", postalCode: "10115", city: "Berlin", country: "Germany")

  private func problems(_ change: (inout AddressForm) -> Void) -> [AddressProblem] {
    var form = Self.good
    change(&form)
    return form.problems
  }

  @Test("A form without problems is an address, without white space around its parts")
  func good() throws {
    var form = Self.good
    form.city = " Berlin\n"
    let address = try form.address()
    #expect(form.problems.isEmpty)
    #expect(address.street == "Hauptstraße 1" && address.postalCode == "10115")
    #expect(address.city == "Berlin" && address.country == "Germany")
  }

  @Test("All problems are told at once, in the order of the fields")
  func all() {
    let problems = AddressForm().problems
    #expect(problems == AddressField.allCases.map { .missing($0) })
    #expect(problems.map(\.field) == AddressField.allCases)
    let thrown = #expect(throws: AddressProblems.self) { try AddressForm().address() }
    #expect(thrown?.problems == problems)
  }

  @Test("White space is no part of an address", arguments: [" ", "\n\t", "\u{3000}"])
  func blank(text: String) {
    #expect(problems { $0.city = text } == [.missing(.city)])
  }

  @Test("Each part has 200 characters at most, whatever they are", arguments: [200, 201])
  func lengths(count: Int) {
    let text = String(repeating: "ß", count: count)
    let long = count > 200
    #expect(problems { $0.street = text } == (long ? [.tooLong(.street, count)] : []))
    #expect(problems { $0.postalCode = text } == (long ? [.tooLong(.postalCode, count)] : []))
    #expect(problems { $0.city = " \(text) " } == (long ? [.tooLong(.city, count)] : []))
    #expect(problems { $0.country = text } == (long ? [.tooLong(.country, count)] : []))
  }

  @Test("Each problem says what to do")
  func words() {
    let form = AddressForm(
      street: " ", postalCode: "10115", city: String(repeating: "a", count: 300), country: "DE")
    let problems = #expect(throws: AddressProblems.self) { try form.address() }
    #expect(
      problems?.description == """
        The street is missing. Fill it in.
        The city has 300 characters. Use 200 at most.
        """)
    #expect(AddressProblem.missing(.postalCode).description.hasPrefix("The postal code is"))
  }
}
