import Foundation
internal import StorefrontDomain
import StorefrontServer
import Testing

extension StorageLaw {
  static let people: [StorageLaw] = [
    StorageLaw("A person is read with their addresses, in their order, and replaced", of: person),
    StorageLaw(
      "Who is logged in is found by the browser, and the browsers by who it is", of: logIns),
  ]

  @Sendable private static func person(_ storage: any ShopStorage) async throws {
    var ada = try Account.of("Ada", .customer)
    for street in ["Hauptstraße 1", "Nebenstraße 2"] {
      ada.customer.add(
        try Address(street: street, postalCode: "10115", city: "Berlin", country: "Germany"))
    }
    let berta = try Account.of("Berta", .staff)
    try await storage.write { [ada] shop in
      try shop.save(berta)
      try shop.save(ada)
    }
    #expect(try await storage.read { try $0.accounts() } == [ada, berta])
    let second = ada.customer.addresses[1]
    try ada.customer.setDefault(second)
    ada.role = .admin
    try await storage.write { [ada] in try $0.save(ada) }
    #expect(try await storage.read { try $0.account("Ada") } == ada)
    #expect(try await storage.read { try $0.account(withEmail: "ADA@example.com") } == ada)
  }

  @Sendable private static func logIns(_ storage: any ShopStorage) async throws {
    let moment = Date(timeIntervalSince1970: 1_795_608_000)
    try await storage.write { shop in
      for (name, role) in [("Ada", Role.customer), ("Berta", .staff), ("Carl", .admin)] {
        try shop.save(.of(name, role))
      }
      try shop.logIn("Ada", with: "a1", at: moment)
      try shop.logIn("Ada", with: "a2", at: moment + 1)
      try shop.logIn("Berta", with: "b", at: moment)
      try shop.logIn("Carl", with: "c", at: moment - 1)
    }
    let (browsers, staff, all) = try await storage.read { shop in
      (
        try shop.visitors(loggedInAs: "Ada", since: moment), try shop.staffVisitors(since: moment),
        try shop.staffVisitors(since: moment - 1)
      )
    }
    #expect(Set(browsers) == ["a1", "a2"])
    #expect(staff == ["b": .staff] && all == ["b": .staff, "c": .admin])
    try await storage.write { try $0.logIn(nil, with: "a1", at: moment) }
    let left = try await storage.read { shop in
      (
        try shop.visitors(loggedInAs: "Ada", since: moment),
        try shop.customer(loggedInWith: "a1", since: moment),
        try shop.customer(loggedInWith: "a2", since: moment)
      )
    }
    #expect(left.0 == ["a2"] && left.1 == nil && left.2 == "Ada")
  }
}

extension Account {
  fileprivate static func of(_ name: String, _ role: Role) throws -> Account {
    let form = RegistrationForm(
      name: name, email: "\(name)@example.com", password: "correct horse battery")
    return Account(
      customer: try form.customer(id: CustomerID(name)), role: role,
      password: PasswordHash(cost: .least, salt: Data(count: 16), key: Data(count: 32)))
  }
}
