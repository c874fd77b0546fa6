import Foundation
import Observation
import StorefrontCatalog
import StorefrontCore
import StorefrontOrdering
import StorefrontPeople

/// The navigation state of the shop: a tab, and the pages of each.
///
/// `/catalogue/mug`, `/cart`, `/orders/1001` and `/account/register` are addresses of it; `/mug` is short for the
/// first.
@Observable @MainActor
final class ShopNavigation {
  /// The tabs.
  enum Tab: String, CaseIterable {
    case catalogue, cart, orders, account
  }

  /// The chosen tab.
  var tab = Tab.catalogue
  var catalogue = Router<CatalogRoute>()
  var orders = Router<OrderingRoute>()
  var account = Router<PeopleRoute>()

  /// Goes where an address leads; one that leads nowhere changes nothing.
  func open(_ url: URL) {
    let steps = url.pathComponents.filter { $0 != "/" }
    guard let first = steps.first else { return }
    guard let new = Tab(rawValue: first) else {
      return open(.catalogue, steps[...])
    }
    open(new, steps.dropFirst())
  }

  private func open(_ new: Tab, _ rest: ArraySlice<String>) {
    let isThere =
      switch new {
      case .catalogue: rest.count <= 1 && catalogue.open(rest)
      case .cart: rest.isEmpty
      case .orders: rest.count <= 1 && orders.open(rest)
      case .account: rest.count <= 1 && account.open(rest)
      }
    if isThere { tab = new }
  }
}
