import StorefrontCheckout
import StorefrontCore
import StorefrontDomain
import SwiftUI

/// The way in which an order travels.
struct ShippingView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  var body: some View {
    @Bindable var checkout = checkout
    Section("Shipping") {
      Picker("Shipping", selection: $checkout.shipping) {
        ForEach(cart.shipping) { way in
          Text("\(shippingTitle(way.kind)), \(price(of: way))").tag(way.kind)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
  }

  private func price(of way: CartContents.Shipping) -> String {
    way.cost.money.minorUnits == 0 ? "free" : way.cost.money.text(for: locale)
  }
}

/// The discount code: a field for one, or the one that was taken.
struct CodeView: View {
  let cart: CartContents
  let focus: FocusState<CheckoutPlace?>.Binding
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    @Bindable var checkout = checkout
    if let code = cart.code {
      Section {
        LabeledContent("Discount code", value: code)
        Button("Remove the code", role: .destructive) { Task { await checkout.removeCode() } }
      } footer: {
        if let problem = cart.codeProblem {
          Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
      }
    } else {
      FieldSection(problems: checkout.codeProblem.map { [$0] } ?? []) {
        HStack {
          TextField("Discount code", text: $checkout.code)
            .autocorrectionDisabled()
            .focused(focus, equals: .code)
            .onSubmit { Task { await checkout.applyCode() } }
          Button("Apply") { Task { await checkout.applyCode() } }
            .disabled(checkout.code.isEmpty)
        }
      }
      .id(CheckoutPlace.code)
    }
    RefusalView(place: .code)
  }
}

/// The sums of an order, and the button that places it.
struct TotalView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      LabeledContent("Subtotal", value: text(cart.subtotal))
      if let discount = cart.discount {
        LabeledContent("Discount", value: "−\(text(discount))")
      }
      if let way {
        LabeledContent(
          "Shipping", value: way.cost.money.minorUnits == 0 ? "free" : text(way.cost))
        LabeledContent("Total", value: text(way.total)).bold()
        LabeledContent("Tax included", value: text(way.includedTax))
      }
      RefusalView(place: .order)
      if checkout.hasOldPrices {
        Button("Accept the new prices") { Task { await checkout.acceptPrices() } }
      }
      Button {
        Task { await checkout.order() }
      } label: {
        Text("Order").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(checkout.isOrdering)
    }
    .onChange(of: way?.total) { _, total in
      if let total {
        AccessibilityNotification.Announcement("Total \(text(total))").post()
      }
    }
  }

  private var way: CartContents.Shipping? {
    cart.shipping.first { $0.kind == checkout.shipping }
  }

  private func text(_ amount: Amount) -> String { amount.money.text(for: locale) }
}
