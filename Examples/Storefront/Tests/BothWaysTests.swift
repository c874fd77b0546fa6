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

extension Visitor {
  /// The addresses of some pages that they find.
  fileprivate var addresses: Set<String> {
    let all: Set = [
      "/catalogue", "/catalogue/mug", "/cart", "/orders", "/account", "/account/settings",
    ]
    let office: Set = [
      "/office", "/office/shipping", "/office/shipping/1001", "/office/inventory",
      "/office/inventory/mug", "/office/discounts", "/office/discounts/new",
    ]
    return switch self {
    case .stranger: all.union(["/account/register"])
    case .guest: all.union(["/account/register", "/orders/1001"])
    case .customer: all.union(["/account/addresses", "/orders/1001"])
    case .staff: all.union(office)
    case .admin: all.union(office).union(["/account/people"])
    }
  }
}
