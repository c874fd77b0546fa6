import StorefrontTesting
import Testing

/// A kind of visitor of the shop; each but the stranger has an order.
enum Visitor: String, CaseIterable, CustomTestStringConvertible {
  case stranger, guest, customer, staff, admin

  var testDescription: String { rawValue }
}

extension TestShop {
  /// The identity of a visitor's browser, with which a mug has been bought.
  func browser(of visitor: Visitor) async throws -> String {
    var browser = anna
    switch visitor {
    case .stranger: return anna
    case .guest: break
    case .admin: browser = try await logInAdmin()
    case .customer, .staff:
      browser = try await register()
      guard visitor == .staff else { break }
      try await storage.write { shop in
        guard var account = try shop.account(withEmail: "ada@example.com") else { return }
        account.role = .staff
        try shop.save(account)
      }
    }
    _ = try await buy(as: browser)
    return browser
  }
}
