import StorefrontCore
import StorefrontOrdering
public import SwiftUI

/// The screen of all orders of this browser.
public struct OrdersScreen: View {
  @Environment(Ordering.self) private var ordering

  /// Makes the screen.
  public init() {}

  /// The orders, or why there are none.
  public var body: some View {
    List {
      if let error = ordering.error {
        ErrorView(error) { Task { await ordering.load() } }
      }
      if ordering.orders == nil, ordering.error == nil { ProgressView("Loading") }
      if ordering.orders?.isEmpty == true {
        ContentUnavailableView(
          "You have ordered nothing yet", systemImage: "shippingbox",
          description: Text("Your orders stay here, in this browser."))
      }
      ForEach(ordering.orders ?? []) { order in
        NavigationLink(value: OrderingRoute.order(order.id)) { OrderRowView(order: order) }
      }
      if ordering.hasEarlier {
        Button("Show earlier orders") { Task { await ordering.loadEarlier() } }
      }
    }
    .navigationTitle("Orders")
    .navigationDestination(for: OrderingRoute.self) { route in
      switch route {
      case .order(let id): OrderScreen(id: id)
      }
    }
    .task { await ordering.load() }
  }
}

/// An order in the list.
struct OrderRowView: View {
  let order: PlacedOrder
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 12) {
      ProductPicture(order.lines.first?.picture).frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text("Order \(order.id)").font(.headline)
        Text(
          "\(order.placedAt.formatted(.dateTime.day().month().year().locale(locale))), \(order.status)"
        )
        .font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(order.total.money.text(for: locale)).monospacedDigit()
    }
  }
}

/// The screen of one order.
struct OrderScreen: View {
  let id: String
  @State private var isCancelling = false
  @Environment(Ordering.self) private var ordering
  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      if let order = ordering.order(id) {
        Section {
          LabeledContent("Status", value: order.status.capitalized)
          LabeledContent(
            "Date",
            value: order.placedAt.formatted(
              .dateTime.day().month().year().hour().minute().locale(locale)))
        }
        Section("Products") {
          ForEach(order.lines) { line in
            LabeledContent(
              "\(line.quantity) × \(line.name)", value: line.total.money.text(for: locale))
          }
          LabeledContent("Shipping", value: order.shippingCost.money.text(for: locale))
          LabeledContent("Total", value: order.total.money.text(for: locale)).bold()
        }
        Section("Address") {
          Text(order.address.street)
          Text("\(order.address.postalCode) \(order.address.city)")
          Text(order.address.country)
        }
        if !order.trackingNumbers.isEmpty {
          Section("Parcels") {
            ForEach(order.trackingNumbers, id: \.self) { Text($0) }
          }
        }
        if order.canBeCancelled {
          Section {
            Button("Cancel order", role: .destructive) { isCancelling = true }
              .confirmationDialog(
                "Cancel order \(id)?", isPresented: $isCancelling, titleVisibility: .visible
              ) {
                Button("Cancel order", role: .destructive) {
                  Task { await ordering.cancel(order) }
                }
                Button("Keep it", role: .cancel) {}
              } message: {
                Text("You get your money back.")
              }
          }
        }
      } else if let error = ordering.error {
        ErrorView(error) { Task { await ordering.load() } }
      } else if ordering.orders != nil {
        Text("You have no order with this number.").foregroundStyle(.secondary).pageNotFound()
      }
    }
    .navigationTitle("Order \(id)")
    .task { await ordering.load(id) }
  }
}
