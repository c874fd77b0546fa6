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
  @Environment(\.clientAddress) private var client

  /// Makes the shop of the server that shows it, and of the way to it.
  public init(transport: HTTPTransport) { self.transport = transport }

  /// Four tabs, and one more for staff, for the browser that the host knows.
  public var body: some View { ShopTabs(models: ShopModels(http: http)) }

  private var http: StoreHTTP {
    var headers: [String: String] = [:]
    headers["Cookie"] = visitor.map { "vitro.visitor=\($0)" }
    // Over a network the server says it itself, whatever stands here.
    headers["Vitro-Client-Address"] = client
    return StoreHTTP(
      base: server?.appending(path: "api/v1"), headers: headers, transport: transport)
  }
}

private struct ShopTabs: View {
  @State private var models: ShopModels
  @State private var errors: ErrorBoard
  @State private var navigation: ShopNavigation
  @Environment(\.pageAddress) private var pageAddress

  init(models: ShopModels) {
    _models = State(initialValue: models)
    _errors = State(initialValue: models.errors)
    _navigation = State(initialValue: ShopNavigation(catalog: models.catalog))
  }

  var body: some View {
    TabView(selection: $navigation.tab) {
      catalogueStack
        .tabItem { Label("Catalogue", systemImage: "square.grid.2x2") }
        .tag(ShopNavigation.Tab.catalogue)
      NavigationStack { CartScreen() }
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(models.checkout.pieceCount)
        .tag(ShopNavigation.Tab.cart)
      NavigationStack(path: $navigation.orders.path) {
        OrdersScreen(isGuest: models.people.person == nil)
      }
      .tabItem { Label("Orders", systemImage: "shippingbox") }
      .tag(ShopNavigation.Tab.orders)
      NavigationStack(path: $navigation.account) {
        AccountScreen(returnAddress: navigation.returnAddress ?? "/account") {
          NavigationLink("Addresses", value: CustomersRoute.addresses)
        } settings: {
          NavigationLink("Settings", value: SettingsRoute.settings)
        }
        .navigationDestination(for: CustomersRoute.self) { route in
          switch route {
          case .addresses:
            MembersOnly("Log in to keep your addresses") { AddressesScreen() }
              .navigationTitle("Addresses")
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
          .badge(models.shipping.waitingCount)
          .tag(ShopNavigation.Tab.office)
      }
    }
    .tellsEndsOfOrders()
    .onChange(of: models.ordering.notice?.id) { _, id in
      // The screen of the cart tells the end of the order that was placed there itself.
      if let id, navigation.tab == .cart, models.checkout.receipt?.id == id {
        models.ordering.dismissNotice()
      }
    }
    .environment(models.catalog)
    .environment(models.checkout)
    .environment(models.ordering)
    .environment(models.people)
    .environment(models.shipping)
    .environment(models.inventory)
    .environment(models.marketing)
    .environment(models.book)
    .sheet(item: $errors.shown) { ErrorSheet($0) }
    .task { [models] in await models.changes.run { await models.followers.refresh($0) } }
    .task { [models] in await models.checkout.load() }
    .task { [models] in await models.people.load() }
    .environment(navigation.catalogue)
    .environment(navigation.orders)
    .environment(
      \.openPath,
      OpenPathAction { [navigation] path in
        URL(string: path).map(navigation.open)
      }
    )
    .environment(
      \.logIn,
      LogInAction { [navigation, pageAddress] in navigation.logIn(returningTo: pageAddress()) }
    )
    .onOpenURL { navigation.open($0) }
    .pageNotFound(navigation.isLost)
    .followsSettings()
    .builtInWords(.only("en"))
  }

  private var catalogueStack: some View {
    NavigationStack(path: $navigation.catalogue.path) {
      CatalogScreen(canEdit: canEdit)
        .navigationDestination(for: CatalogRoute.self) { route in
          switch route {
          case .product(let id):
            ProductScreen(id: id, canEdit: canEdit, canReview: models.people.person != nil) {
              PurchaseView(product: id, available: $0)
            }
          }
        }
    }
  }

  private var canEdit: Bool { models.people.person?.role.may(.keepProducts) == true }
  private var mayKeepOrders: Bool { models.people.person?.role.may(.keepOrders) == true }
}
