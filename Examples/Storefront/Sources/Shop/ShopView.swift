import Foundation
import StorefrontCatalog
import StorefrontCatalogUI
import StorefrontCheckout
import StorefrontCheckoutUI
import StorefrontCore
import StorefrontCustomers
import StorefrontCustomersUI
import StorefrontDomain
public import StorefrontHTTP
import StorefrontInventory
import StorefrontMarketing
import StorefrontOrdering
import StorefrontOrderingUI
import StorefrontPeople
import StorefrontPeopleUI
import StorefrontShipping
public import SwiftUI

/// The shop: catalogue, cart and orders, each with its aggregate.
public struct ShopView: View {
  private let transport: HTTPTransport
  @Environment(\.serverURL) private var server
  @Environment(\.visitor) private var visitor

  /// Makes the shop of the server that shows it, and of the way to it.
  public init(transport: HTTPTransport) { self.transport = transport }

  /// Four tabs, and one more for staff, for the browser that the host knows.
  public var body: some View {
    let http = StoreHTTP(
      base: server?.appending(path: "api/v1"),
      headers: visitor.map { ["Cookie": "vitro.visitor=\($0)"] } ?? [:], transport: transport)
    let errors = ErrorBoard()
    let changes = ShopChanges(http: http)
    let late = http.after { await changes.begun() }
    ShopTabs(
      catalog: Catalog(client: .http(late)), checkout: CheckoutModel(http: late, errors: errors),
      ordering: Ordering(http: late, errors: errors), people: People(http: late, errors: errors),
      shipping: Shipping(http: late, errors: errors),
      inventory: Inventory(http: late, errors: errors), marketing: Marketing(http: late),
      book: AddressBook(http: late, errors: errors), errors: errors, changes: changes)
  }
}

private struct ShopTabs: View {
  @State private var catalog: Catalog
  @State private var checkout: CheckoutModel
  @State private var ordering: Ordering
  @State private var people: People
  @State private var shipping: Shipping
  @State private var inventory: Inventory
  @State private var marketing: Marketing
  @State private var book: AddressBook
  @State private var errors: ErrorBoard
  @State private var changes: ShopChanges
  @State private var navigation = ShopNavigation()

  init(
    catalog: Catalog, checkout: CheckoutModel, ordering: Ordering, people: People,
    shipping: Shipping, inventory: Inventory, marketing: Marketing, book: AddressBook,
    errors: ErrorBoard, changes: ShopChanges
  ) {
    _catalog = State(initialValue: catalog)
    _checkout = State(initialValue: checkout)
    _ordering = State(initialValue: ordering)
    _people = State(initialValue: people)
    _shipping = State(initialValue: shipping)
    _inventory = State(initialValue: inventory)
    _marketing = State(initialValue: marketing)
    _book = State(initialValue: book)
    _errors = State(initialValue: errors)
    _changes = State(initialValue: changes)
  }

  var body: some View {
    TabView(selection: $navigation.tab) {
      catalogueStack
        .tabItem { Label("Catalogue", systemImage: "square.grid.2x2") }
        .tag(ShopNavigation.Tab.catalogue)
      NavigationStack { CartScreen() }
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(checkout.pieceCount)
        .tag(ShopNavigation.Tab.cart)
      NavigationStack(path: $navigation.orders.path) { OrdersScreen() }
        .tabItem { Label("Orders", systemImage: "shippingbox") }
        .tag(ShopNavigation.Tab.orders)
      NavigationStack(path: $navigation.account) {
        AccountScreen {
          NavigationLink("Addresses", value: CustomersRoute.addresses)
        } settings: {
          NavigationLink("Settings", value: SettingsRoute.settings)
        }
        .navigationDestination(for: CustomersRoute.self) { route in
          switch route {
          case .addresses: AddressesScreen()
          }
        }
        .navigationDestination(for: SettingsRoute.self) { route in
          switch route {
          case .settings: SettingsScreen()
          }
        }
      }
      .tabItem { Label("Account", systemImage: "person.crop.circle") }
      .tag(ShopNavigation.Tab.account)
      // An address may lead here before it is known who asks.
      if mayKeepOrders || navigation.tab == .office {
        OfficeStack(path: $navigation.office)
          .tabItem { Label("Office", systemImage: "building.2") }
          .badge(shipping.waitingCount)
          .tag(ShopNavigation.Tab.office)
      }
    }
    .environment(catalog)
    .environment(checkout)
    .environment(ordering)
    .environment(people)
    .environment(shipping)
    .environment(inventory)
    .environment(marketing)
    .environment(book)
    .sheet(item: $errors.shown) { ErrorSheet($0) }
    .task { await changes.run(refresh) }
    .task { await checkout.load() }
    .task { await people.load() }
    .environment(navigation.catalogue)
    .environment(navigation.orders)
    .environment(
      \.openPath,
      OpenPathAction { [navigation] path in
        URL(string: path).map(navigation.open)
      }
    )
    .onOpenURL { navigation.open($0) }
    .followsSettings()
  }

  private var catalogueStack: some View {
    NavigationStack(path: $navigation.catalogue.path) {
      CatalogScreen(canEdit: canEdit)
        .navigationDestination(for: CatalogRoute.self) { route in
          switch route {
          case .product(let id):
            ProductScreen(id: id, canEdit: canEdit, canReview: people.person != nil) {
              PurchaseView(product: id, available: $0)
            }
          }
        }
    }
  }

  /// Asks again for what is shown and has changed.
  private func refresh(_ paths: [String]) async {
    await catalog.refresh(paths)
    await checkout.refresh(paths)
    await ordering.refresh(paths)
    await shipping.refresh(paths)
    await inventory.refresh(paths)
    await marketing.refresh(paths)
    await book.refresh(paths)
  }

  private var canEdit: Bool { people.person?.role.may(.keepProducts) == true }
  private var mayKeepOrders: Bool { people.person?.role.may(.keepOrders) == true }
}
