import StorefrontCore
import StorefrontOrdering
public import SwiftUI

/// The screen of all orders of this browser.
public struct OrdersScreen: View {
  @Environment(Ordering.self) private var ordering
  @Environment(\.locale) private var locale

  /// Makes the screen.
  public init() {}

  /// The orders, or why there are none.
  public var body: some View {
    List {
      if let error = ordering.error {
        ErrorView(error) { Task { await ordering.load() } }
      }
      if ordering.orders?.isEmpty == true {
        Text("You have ordered nothing yet.").foregroundStyle(.secondary)
      }
      ForEach(ordering.orders ?? []) { order in
        Section("Order \(order.id)") {
          LabeledContent("Status", value: order.status)
          ForEach(order.lines) { line in
            LabeledContent(
              "\(line.quantity) × \(line.name)", value: line.total.money.text(for: locale))
          }
          LabeledContent("Total", value: order.total.money.text(for: locale))
        }
      }
    }
    .navigationTitle("Orders")
    .task { await ordering.load() }
  }
}
