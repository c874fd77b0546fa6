import StorefrontCheckout
import StorefrontCore
public import SwiftUI

/// The screen of the cart: its lines, the address, the way of shipping and the order.
public struct CartScreen: View {
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  /// Makes the screen.
  public init() {}

  /// The cart, or why there is none.
  public var body: some View {
    Form {
      if let error = checkout.error {
        Section {
          ErrorView(error) { Task { await checkout.retry() } }
          if checkout.hasOldPrices {
            Button("Accept the new prices") { Task { await checkout.acceptPrices() } }
          }
        }
      }
      if let receipt = checkout.receipt {
        Section {
          Label(
            "Thank you. Your order has the number \(receipt.id).", systemImage: "checkmark.circle")
        }
      }
      if let cart = checkout.cart, !cart.lines.isEmpty {
        Section("Cart") {
          ForEach(cart.lines) { CartLineView(line: $0) }
          LabeledContent("Subtotal", value: cart.subtotal.money.text(for: locale))
        }
        CheckoutView(cart: cart)
      } else if checkout.cart != nil {
        Text("The cart is empty.").foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Cart")
    .task { await checkout.load() }
  }
}

/// A line of the cart, whose pieces can be changed.
struct CartLineView: View {
  let line: CartContents.Line
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  var body: some View {
    LabeledContent {
      Text(line.total.money.text(for: locale)).monospacedDigit()
    } label: {
      Stepper("\(line.quantity) × \(line.name)", value: quantity, in: 0...99)
    }
  }

  private var quantity: Binding<Int> {
    Binding(
      get: { line.quantity },
      set: { count in Task { await checkout.setQuantity(count, of: line.product) } })
  }
}

/// Where an order goes, how it travels, and what it costs.
struct CheckoutView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  var body: some View {
    @Bindable var checkout = checkout
    Section("Address") {
      TextField("Street", text: $checkout.address.street)
      TextField("Postal code", text: $checkout.address.postalCode)
      TextField("City", text: $checkout.address.city)
      TextField("Country", text: $checkout.address.country)
    }
    Section {
      Picker("Shipping", selection: $checkout.shipping) {
        ForEach(cart.shipping) { way in
          Text("\(way.kind.capitalized), \(way.cost.money.text(for: locale))").tag(way.kind)
        }
      }
      if let way = cart.shipping.first(where: { $0.kind == checkout.shipping }) {
        LabeledContent("Total", value: way.total.money.text(for: locale))
      }
      Button("Order") { Task { await checkout.order() } }.disabled(checkout.isOrdering)
    }
  }
}
