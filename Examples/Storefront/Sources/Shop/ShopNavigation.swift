import Foundation
import Observation
import StorefrontCatalog
import StorefrontCore
import StorefrontCustomers
import StorefrontInventory
import StorefrontMarketing
import StorefrontOrdering
import StorefrontPeople
import StorefrontShipping
import SwiftUI

/// The navigation state of the shop: a tab, and the pages of each.
///
/// `/catalogue/mug`, `/cart`, `/orders/1001`, `/account/register` and `/office/shipping/1001` are addresses of it;
/// `/mug` is short for the first. `/catalogue?search=tea&category=kitchen&sort=cheapest&min=5&max=40&page=2` is the
/// catalogue with what is looked for in it.
@Observable @MainActor
final class ShopNavigation {
  /// The tabs.
  enum Tab: String, CaseIterable {
    case catalogue, cart, orders, account, office
  }

  /// The chosen tab.
  var tab = Tab.catalogue {
    didSet { if tab != .account { returnAddress = nil } }
  }
  /// The address of the page that has asked for a log-in, until another tab is chosen.
  private(set) var returnAddress: String?
  var catalogue = Router<CatalogRoute>()
  var orders = Router<OrderingRoute>()
  /// Whether the last address led nowhere.
  private(set) var isLost = false
  /// The pages of the account and of the office: those of several contexts lie upon each other there.
  var account = NavigationPath()
  var office = NavigationPath()

  private let catalog: Catalog

  /// Makes the navigation that starts in a catalogue.
  init(catalog: Catalog) { self.catalog = catalog }

  /// Goes where an address leads; one that leads nowhere changes no page.
  func open(_ url: URL) {
    let steps = url.pathComponents.filter { $0 != "/" }
    guard let first = steps.first else { return }
    guard let new = Tab(rawValue: first) else {
      return open(.catalogue, steps[...])
    }
    if new == .catalogue, steps.count == 1 { catalog.query = CatalogQuery(url) }
    open(new, steps.dropFirst())
  }

  /// Shows the log-in, after which the browser is led to an address.
  func logIn(returningTo address: String) {
    account = NavigationPath()
    tab = .account
    returnAddress = address
  }

  private func open(_ new: Tab, _ rest: ArraySlice<String>) {
    let isThere =
      switch new {
      case .catalogue: rest.count <= 1 && catalogue.open(rest)
      case .cart: rest.isEmpty
      case .orders: rest.count <= 1 && orders.open(rest)
      case .account: rest.count <= 1 && openAccount(rest.first)
      case .office: openOffice(rest)
      }
    isLost = !isThere
    if isThere { tab = new }
  }

  private func openAccount(_ page: String?) -> Bool {
    var pages = NavigationPath()
    if let page {
      if let route = PeopleRoute(rawValue: page) {
        pages.append(route)
      } else if let route = CustomersRoute(rawValue: page) {
        pages.append(route)
      } else if let route = SettingsRoute(rawValue: page) {
        pages.append(route)
      } else {
        return false
      }
    }
    account = pages
    return true
  }

  private func openOffice(_ rest: ArraySlice<String>) -> Bool {
    guard rest.count <= 2 else { return false }
    var pages = NavigationPath()
    if let first = rest.first {
      guard let room = OfficeRoute(rawValue: first) else { return false }
      pages.append(room)
      if let page = rest.dropFirst().first {
        switch room {
        case .shipping: pages.append(ShippingRoute.order(page))
        case .inventory: pages.append(InventoryRoute.stock(page))
        case .discounts:
          guard let route = MarketingRoute(rawValue: page) else { return false }
          pages.append(route)
        }
      }
    }
    office = pages
    return true
  }
}
