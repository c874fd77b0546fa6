import Foundation
internal import StorefrontDomain
import StorefrontServer
import Testing

extension StorageLaw {
  static let people: [StorageLaw] = [
    StorageLaw("A person is read with their addresses, in their order, and replaced", of: person),
    StorageLaw(
      "Who is logged in is found by the browser, and the browsers by who it is", of: logIns),
    StorageLaw("Failures count by their subject until they are removed", of: failures),
    StorageLaw("A browser is known under its next identity, until that is too long ago", of: known),
    StorageLaw("A guest's cart is removed with its code, and nobody else's", of: guests),
  ]

  private static let moment = Date(timeIntervalSince1970: 1_795_608_000)

  @Sendable private static func failures(_ storage: any ShopStorage) async throws {
    try await storage.write { shop in
      try shop.save(FailedAttempts(count: 3, first: moment, last: moment), of: "a")
      try shop.save(FailedAttempts(count: 1, first: moment, last: moment), of: "b")
      try shop.save(FailedAttempts(count: 4, first: moment, last: moment + 1), of: "a")
    }
    let read: @Sendable (any ShopTransaction) throws -> [FailedAttempts?] = { shop in
      try ["a", "b", "c"].map { try shop.failedAttempts(of: $0) }
    }
    let four = FailedAttempts(count: 4, first: moment, last: moment + 1)
    let one = FailedAttempts(count: 1, first: moment, last: moment)
    #expect(try await storage.read(read) == [four, one, nil])
    try await storage.write { try $0.removeFailedAttempts(until: moment) }
    #expect(try await storage.read(read) == [four, nil, nil])
    try await storage.write { try $0.save(FailedAttempts?.none, of: "a") }
    #expect(try await storage.read(read) == [nil, nil, nil])
  }

  @Sendable private static func known(_ storage: any ShopStorage) async throws {
    try await storage.write { shop in
      for name in ["Ada", "Berta"] { try shop.save(.of(name, .customer)) }
      try shop.know("browser", as: "Ada", at: moment)
      try shop.know("browser", as: "Berta", at: moment + 1)
      try shop.know("next", as: "Ada", at: moment + 2)
      try shop.moveKnowledge(of: "browser", to: "next")
    }
    let read: @Sendable (any ShopTransaction) throws -> [Bool] = { shop in
      [
        try shop.knows("browser", as: "Ada"), try shop.knows("next", as: "Ada"),
        try shop.knows("next", as: "Berta"),
      ]
    }
    #expect(try await storage.read(read) == [false, true, true])
    try await storage.write { try $0.forgetBrowsers(knownBefore: moment + 1) }
    #expect(try await storage.read(read)[2])
    try await storage.write { try $0.forgetBrowsers(knownBefore: moment + 3) }
    #expect(try await storage.read(read) == [false, false, false])
  }

  @Sendable private static func guests(_ storage: any ShopStorage) async throws {
    let mug = try Product.mug(12_50)
    let code = try DiscountCode("SUMMER")
    let visitors: [CustomerID] = ["old", "new", "customer"]
    try await storage.write { shop in
      try shop.save(mug)
      for visitor in visitors {
        var cart = Cart(in: .eur)
        try cart.add(mug.id, 1, at: mug.price.amount)
        try shop.save(cart, of: visitor)
        try shop.save(code, of: visitor)
      }
      try shop.note("old", at: moment)
      try shop.note("new", at: moment)
      try shop.note("new", at: moment + 1)
      try shop.removeGuests(before: moment + 1)
    }
    let left = try await storage.read { shop in
      try visitors.map { try shop.cart(of: $0).lines.count + (shop.code(of: $0) == nil ? 0 : 1) }
    }
    #expect(left == [0, 2, 2])
  }

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
