import StorefrontDomain
import Testing

@Suite("The form for registering") struct RegistrationFormTests {
  private static let good = RegistrationForm(
    name: "Ada", email: "ada@example.com", password: "correct horse battery")

  private func problems(_ change: (inout RegistrationForm) -> Void) -> [RegistrationProblem] {
    var form = Self.good
    change(&form)
    return form.problems
  }

  @Test("A form without problems is a customer, with the name and the address as they were typed")
  func good() throws {
    var form = Self.good
    form.name = " Ada Lovelace "
    let customer = try form.customer(id: "c1")
    #expect(form.problems.isEmpty)
    #expect(customer.name == "Ada Lovelace" && customer.email.description == "ada@example.com")
    #expect(customer.id == "c1" && customer.addresses.isEmpty)
  }

  @Test("All problems are told at once, in the order of the fields")
  func all() {
    let problems = RegistrationForm().problems
    #expect(problems == [.name(.blank), .email(.blank), .passwordTooShort(0)])
    #expect(problems.map(\.field) == RegistrationField.allCases)
    #expect(throws: RegistrationProblems.self) { try RegistrationForm().customer(id: "c1") }
  }

  @Test("A password has 12 to 128 characters, whatever they are", arguments: [11, 12, 128, 129])
  func lengths(count: Int) {
    let problems = problems { $0.password = String(repeating: "ä", count: count) }
    let expected: [RegistrationProblem] =
      switch count {
      case 11: [.passwordTooShort(11)]
      case 129: [.passwordTooLong(129)]
      default: []
      }
    #expect(problems == expected)
  }

  @Test(
    "A password is neither the name nor the address, in whatever case",
    arguments: ["ADA@example.COM", " ada@example.com ", "Ada Lovelace XII"])
  func known(password: String) {
    let problems = problems {
      $0.name = "Ada Lovelace XII"
      $0.password = password
    }
    #expect(problems == [.passwordIsKnown])
  }

  @Test("Each problem says what to do")
  func words() {
    #expect(
      RegistrationProblem.passwordTooShort(3).description
        == "The password has 3 of 12 characters. Write more.")
    #expect(
      RegistrationProblem.passwordTooLong(200).description
        == "The password has 200 characters. Use 128 at most.")
    let form = RegistrationForm(
      name: " ", email: "ada@example.com", password: "ADA@example.com")
    let problems = #expect(throws: RegistrationProblems.self) { try form.customer(id: "c1") }
    #expect(
      problems?.description == """
        The name is missing. Write at least one letter.
        The password is the name or the address. Choose something else.
        """)
  }
}

@Suite("The roles of people") struct RoleTests {
  @Test(
    "Staff keep products, orders and discounts, and admins give roles and read histories as well",
    arguments: [
      (Role.customer, []), (.staff, [.keepProducts, .keepOrders, .keepDiscounts]),
      (.admin, [.keepProducts, .keepOrders, .keepDiscounts, .giveRoles, .readHistories]),
    ]
      as [(Role, [Permission])])
  func permissions(role: Role, permissions: [Permission]) {
    #expect(Permission.allCases.filter(role.may) == permissions)
  }
}
