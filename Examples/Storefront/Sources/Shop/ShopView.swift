public import Foundation
import StorefrontCatalog
import StorefrontCatalogUI
import StorefrontCheckout
import StorefrontCheckoutUI
public import StorefrontHTTP
import StorefrontOrdering
import StorefrontOrderingUI
public import SwiftUI

/// The shop: catalogue, cart and orders, each with its aggregate.
public struct ShopView: View {
  private let api: @MainActor () -> URL
  private let transport: HTTPTransport
  @Environment(\.visitor) private var visitor

  /// Makes the shop of an API, and of the way to it.
  public init(
    api: @escaping @MainActor () -> URL, transport: HTTPTransport = ShopView.transport
  ) {
    self.api = api
    self.transport = transport
  }

  /// Three tabs, for whoever the host says it is.
  public var body: some View {
    let http = StoreHTTP(
      base: api(), headers: visitor.map { ["Cookie": "vitro.visitor=\($0)"] } ?? [:],
      transport: transport)
    ShopTabs(
      catalog: Catalog(client: .http(http)), checkout: CheckoutModel(http: http),
      ordering: Ordering(http: http))
  }

  /// The way that all shops of a program share.
  public static let transport = HTTPTransport.urlSession()
}

private struct ShopTabs: View {
  @State private var catalog: Catalog
  @State private var checkout: CheckoutModel
  @State private var ordering: Ordering

  init(catalog: Catalog, checkout: CheckoutModel, ordering: Ordering) {
    _catalog = State(initialValue: catalog)
    _checkout = State(initialValue: checkout)
    _ordering = State(initialValue: ordering)
  }

  var body: some View {
    TabView {
      NavigationStack {
        CatalogScreen(problem: checkout.error?.description) { product in
          Task { await checkout.add(product) }
        }
      }
      .tabItem { Label("Catalogue", systemImage: "square.grid.2x2") }
      NavigationStack { CartScreen() }
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(checkout.pieceCount)
      NavigationStack { OrdersScreen() }
        .tabItem { Label("Orders", systemImage: "shippingbox") }
    }
    .environment(catalog)
    .environment(checkout)
    .environment(ordering)
    .task { await checkout.load() }
  }
}
