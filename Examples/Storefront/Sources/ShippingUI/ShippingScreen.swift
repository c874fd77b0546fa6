import StorefrontCore
import StorefrontShipping
public import SwiftUI

/// The screen of all orders, for staff who send them.
public struct ShippingScreen: View {
  @Environment(Shipping.self) private var shipping

  /// Makes the screen.
  public init() {}

  /// The orders by what has to be done with them, or why there are none.
  public var body: some View {
    List {
      if let error = shipping.error {
        ErrorView(error) { Task { await shipping.load() } }
      }
      if shipping.orders == nil, shipping.error == nil { ProgressView("Loading") }
      if shipping.orders?.isEmpty == true {
        ContentUnavailableView(
          "Nobody has ordered yet", systemImage: "shippingbox",
          description: Text("An order is here as soon as it is placed."))
      }
      section("To send") { $0.can(.ship) }
      section("To be picked up") { $0.can(.handOver) }
      section("On its way") { $0.can(.deliver) }
      section("Not paid yet") { $0.status == "placed" }
      section("Done") { !$0.isWaiting && !$0.can(.deliver) && $0.status != "placed" }
      if shipping.hasEarlier {
        Button("Show earlier orders") { Task { await shipping.loadEarlier() } }
      }
    }
    .navigationTitle("Shipping")
    .task { await shipping.load() }
  }

  @ViewBuilder
  private func section(_ title: String, _ isIn: (ShippingOrder) -> Bool) -> some View {
    let orders = (shipping.orders ?? []).filter(isIn)
    if !orders.isEmpty {
      Section(title) {
        ForEach(orders) { order in
          NavigationLink(value: ShippingRoute.order(order.id)) {
            ShippingRowView(order: order)
          }
        }
      }
    }
  }
}

/// An order in the list.
struct ShippingRowView: View {
  let order: ShippingOrder
  @Environment(\.locale) private var locale

  var body: some View {
    LabeledContent {
      VStack(alignment: .trailing, spacing: 2) {
        Text(order.status.capitalized)
        Text(order.sums.total.money.text(for: locale)).monospacedDigit()
      }
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text("Order \(order.id)").font(.headline)
        Text("\(date), \(order.customer ?? order.contact?.name ?? "a guest")")
          .foregroundStyle(.secondary)
      }
    }
  }

  private var date: String {
    order.placedAt.formatted(.dateTime.day().month().locale(locale))
  }
}
