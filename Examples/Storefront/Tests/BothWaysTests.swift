import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Every page of the shop, reached by hand and by its address")
struct BothWaysTests {
  @Test(
    "A page and its dialogs are the same, whichever way led there", arguments: Visitor.allCases)
  func same(visitor: Visitor) async throws {
    try await withShop(isListening: false) { shop in
      let browser = try await shop.browser(of: visitor)
      var ways = await shop.screen(of: browser).tab.all.map { Way(tab: $0.name) }
      var addresses: [String] = []
      while let way = ways.popLast() {
        let byHand = await shop.screen(of: browser)
        try await byHand.go(way)
        let address = byHand.location
        addresses.append(address)
        let cold = await shop.screen(of: browser, at: address)
        expectSame(byHand, cold, address)
        for button in ["Price", "Add product", "Change"] where byHand.button(button).exists {
          try await byHand.button(button).tap()
          try await cold.button(button).tap()
          expectSame(byHand, cold, "\(button), \(address)")
          try await byHand.button("Cancel").tap()
          try await cold.button("Cancel").tap()
        }
        let links = byHand.link.all.map(\.name)
        let below = links.filter { byHand.link($0).address?.hasPrefix(address + "/") == true }
        // One product is like another.
        ways += below.prefix(3).map { Way(tab: way.tab, links: way.links + [$0]) }
      }
      #expect(visitor.addresses.subtracting(addresses) == [])
    }
  }

  private func expectSame(_ byHand: ShopScreen, _ cold: ShopScreen, _ place: String) {
    let (new, old) = (lines(of: cold), lines(of: byHand))
    #expect(new.difference(from: old).isEmpty, "\(place)")
    #expect(cold.title == byHand.title && cold.location == byHand.location, "\(place)")
  }
}

@MainActor
private func lines(of screen: ShopScreen) -> [Substring] {
  screen.root.outline.split(separator: "\n")
}

/// A way through the shop that a hand can go.
private struct Way {
  var tab: String
  var links: [String] = []
}

extension ShopScreen {
  fileprivate func go(_ way: Way) async throws {
    try await tab(way.tab).tap()
    for link in way.links { try await self.link(link).tap() }
  }
}

/// A kind of visitor of the shop, each of whom has an order.
enum Visitor: String, CaseIterable, CustomTestStringConvertible {
  case guest, customer, staff, admin

  var testDescription: String { rawValue }

  /// The addresses of some pages that they find.
  fileprivate var addresses: Set<String> {
    let all: Set = [
      "/catalogue", "/catalogue/mug", "/cart", "/orders", "/orders/1001", "/account",
      "/account/settings",
    ]
    let office: Set = [
      "/office", "/office/shipping", "/office/shipping/1001", "/office/inventory",
      "/office/inventory/mug", "/office/discounts", "/office/discounts/new",
    ]
    return switch self {
    case .guest: all.union(["/account/register"])
    case .customer: all.union(["/account/addresses"])
    case .staff: all.union(office)
    case .admin: all.union(office).union(["/account/people"])
    }
  }
}

extension TestShop {
  /// The identity of a visitor's browser, with which a mug has been bought.
  func browser(of visitor: Visitor) async throws -> String {
    var browser = anna
    switch visitor {
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
