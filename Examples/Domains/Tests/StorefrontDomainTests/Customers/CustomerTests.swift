import StorefrontDomain
import Testing

@Suite("A customer") struct CustomerTests {
  @Test("A customer has a name, without spaces around it", .tags(.badInput))
  func name() throws {
    let email = try EmailAddress("name@example.com")
    #expect(try Customer(id: "c1", name: " Ada ", email: email).name == "Ada")
    #expect(throws: CustomerError.nameMissing) { try Customer(id: "c1", name: " ", email: email) }
  }

  @Test("The first address is the default until another is chosen, and no address is there twice")
  func addresses() throws {
    var customer = try Customer.example
    #expect(customer.defaultAddress == nil)
    for street in ["Street 1", "Street 2", "Street 3", "Street 1"] { try customer.add(.at(street)) }
    #expect(customer.addresses.map(\.street) == ["Street 1", "Street 2", "Street 3"])
    #expect(customer.defaultAddress?.street == "Street 1")
    try customer.setDefault(.at("Street 3"))
    #expect(customer.addresses.map(\.street) == ["Street 3", "Street 1", "Street 2"])
  }

  @Test("When the default address is removed, the next one takes its place")
  func removed() throws {
    var customer = try Customer.example
    for street in ["Street 1", "Street 2"] { try customer.add(.at(street)) }
    try customer.remove(.at("Street 1"))
    #expect(customer.defaultAddress?.street == "Street 2")
    try customer.remove(.at("Street 2"))
    #expect(customer.defaultAddress == nil)
  }

  @Test("An address that the customer does not have can neither be removed nor be the default")
  func unknown() throws {
    var customer = try Customer.example
    try customer.add(.at("Street 1"))
    let other = try Address.at("Street 2")
    #expect(throws: CustomerError.unknownAddress(other)) { try customer.remove(other) }
    #expect(throws: CustomerError.unknownAddress(other)) { try customer.setDefault(other) }
    #expect(customer.addresses.map(\.street) == ["Street 1"])
  }

  @Test(
    "An address has a street, a postal code, a city and a country; all that is missing is told",
    .tags(.badInput)
  )
  func address() throws {
    let address = try Address(street: " S ", postalCode: " P ", city: " C ", country: " L ")
    #expect([address.street, address.postalCode, address.city, address.country].joined() == "SPCL")
    #expect(throws: CustomerError.addressIncomplete(missing: ["street", "city"])) {
      try Address(street: "", postalCode: "P", city: " ", country: "L")
    }
    #expect(throws: CustomerError.addressIncomplete(missing: ["postal code", "country"])) {
      try Address(street: "S", postalCode: "", city: "C", country: "")
    }
  }

  @Test("Each error says what to do")
  func sentences() throws {
    let errors: [CustomerError] = try [
      .nameMissing, .addressIncomplete(missing: ["city", "country"]),
      .unknownAddress(.at("Street 2")),
    ]
    #expect(
      errors.map(\.description) == [
        "The name is missing. Write at least one letter.",
        "The address is incomplete. Fill in: city, country.",
        "Street 2, City is not among the addresses. Add it first.",
      ]
    )
  }
}

extension Customer {
  fileprivate static var example: Self {
    get throws { try Customer(id: "c1", name: "Ada", email: EmailAddress("name@example.com")) }
  }
}

extension Address {
  fileprivate static func at(_ street: String) throws -> Address {
    try Address(street: street, postalCode: "12345", city: "City", country: "Country")
  }
}
