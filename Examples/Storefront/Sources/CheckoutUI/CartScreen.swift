import StorefrontCheckout
import StorefrontCore
import StorefrontDomain
public import SwiftUI

/// The screen of the cart: its lines, the address, the way of shipping and the order.
public struct CartScreen: View {
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath

  /// Makes the screen.
  public init() {}

  /// The cart, or why there is none.
  public var body: some View {
    Form {
      if let error = checkout.error, !checkout.isAddressWrong {
        Section {
          ErrorView(error) { Task { await checkout.load() } }
          if checkout.hasOldPrices {
            Button("Accept the new prices") { Task { await checkout.acceptPrices() } }
          }
        }
      }
      if let receipt = checkout.receipt {
        Section {
          Label(
            "Thank you. Your order has the number \(receipt.id).", systemImage: "checkmark.circle"
          )
          .foregroundStyle(.green)
          .onAppear {
            AccessibilityNotification.Announcement(
              "Thank you. Your order has the number \(receipt.id)."
            ).post()
          }
          Button("Show the order") { openPath("/orders/\(receipt.id)") }
        }
      }
      if let cart = checkout.cart, !cart.lines.isEmpty {
        CartLinesView(cart: cart)
        AddressView()
        ShippingView(cart: cart)
        CodeView(cart: cart)
        TotalView(cart: cart)
      } else if checkout.cart != nil {
        ContentUnavailableView(
          "The cart is empty", systemImage: "cart",
          description: Text("Choose something from the catalogue."))
      } else if checkout.error == nil {
        ProgressView("Loading")
      }
    }
    .navigationTitle("Cart")
    .task { await checkout.load() }
    .task { await checkout.loadAddresses() }
  }
}

/// The lines of the cart.
struct CartLinesView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath
  @Environment(\.locale) private var locale

  var body: some View {
    Section("Cart") {
      ForEach(cart.lines) { line in
        CartLineView(line: line, quantity: checkout.quantity(of: line.product)) { event in
          handle(event, of: line.product)
        }
      }
      LabeledContent("Subtotal", value: cart.subtotal.money.text(for: locale))
    }
  }

  private func handle(_ event: CartLineEvent, of product: String) {
    switch event {
    case .quantityChanged(let quantity):
      Task { await checkout.setQuantity(quantity, of: product) }
    case .nameTapped: openPath("/catalogue/\(product)")
    }
  }
}

/// The events of a line of the cart.
enum CartLineEvent: Equatable {
  /// The number of pieces was changed; 0 takes the line out.
  case quantityChanged(Int)
  /// The product was chosen, to be seen.
  case nameTapped
}

/// A line of the cart, whose pieces can be changed. It knows no model: it tells its events.
struct CartLineView: View {
  let line: CartContents.Line
  let quantity: Int
  let send: (CartLineEvent) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 12) {
      ProductPicture(line.picture).frame(width: 56, height: 56)
      VStack(alignment: .leading, spacing: 2) {
        Button(line.name) { send(.nameTapped) }.buttonStyle(.plain)
        Text(line.price.money.text(for: locale)).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 6) {
        Text(line.total.money.text(for: locale)).monospacedDigit()
        HStack(spacing: 8) {
          Stepper("\(quantity) × \(line.name)", value: wished, in: 0...99)
            .labelsHidden()
          Text("\(quantity)").monospacedDigit().accessibilityHidden(true)
        }
      }
    }
  }

  private var wished: Binding<Int> {
    Binding(get: { quantity }, set: { send(.quantityChanged($0)) })
  }
}

/// The address that an order goes to.
struct AddressView: View {
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    @Bindable var checkout = checkout
    Section {
      if checkout.savedAddresses.count > 1 {
        Menu("Another address of yours") {
          ForEach(checkout.savedAddresses, id: \.self) { saved in
            Button(saved.line) { checkout.use(saved) }
          }
        }
      }
      TextField("Street", text: $checkout.address.street)
        .textContentType(.streetAddressLine1).accessibilityInvalid(problem(.street))
      problems(.street)
      TextField("Postal code", text: $checkout.address.postalCode)
        .textContentType(.postalCode).accessibilityInvalid(problem(.postalCode))
      problems(.postalCode)
      TextField("City", text: $checkout.address.city)
        .textContentType(.addressCity).accessibilityInvalid(problem(.city))
      problems(.city)
      TextField("Country", text: $checkout.address.country)
        .textContentType(.countryName).accessibilityInvalid(problem(.country))
      problems(.country)
    } header: {
      Text("Address")
    } footer: {
      if checkout.isAddressWrong, let error = checkout.error {
        Label(error.description, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
    }
    .onChange(of: checkout.addressProblems.map(\.description)) { _, problems in
      for problem in problems { AccessibilityNotification.Announcement(problem).post() }
    }
  }

  private func problem(_ field: AddressField) -> String? {
    checkout.addressProblems.first { $0.field == field }?.description
  }

  private func problems(_ field: AddressField) -> some View {
    ForEach(checkout.addressProblems.filter { $0.field == field }, id: \.field) { problem in
      Label(problem.description, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
    }
  }
}

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
          Text("\(title(way.kind)), \(price(of: way))").tag(way.kind)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
  }

  private func price(of way: CartContents.Shipping) -> String {
    way.cost.money.minorUnits == 0 ? "free" : way.cost.money.text(for: locale)
  }

  private func title(_ kind: String) -> String {
    switch kind {
    case "standard": "By post"
    case "express": "By courier"
    case "pickup": "Pick it up"
    default: kind.capitalized
    }
  }
}

/// The discount code: a field for one, or the one that was taken.
struct CodeView: View {
  let cart: CartContents
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
            .onSubmit { Task { await checkout.applyCode() } }
          Button("Apply") { Task { await checkout.applyCode() } }
            .disabled(checkout.code.isEmpty)
        }
      }
    }
  }
}

/// The price of an order, and the button that places it.
struct TotalView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      if let discount = cart.discount {
        LabeledContent("Discount", value: "−\(discount.money.text(for: locale))")
      }
      if let way = cart.shipping.first(where: { $0.kind == checkout.shipping }) {
        LabeledContent("Total", value: way.total.money.text(for: locale)).bold()
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
  }
}
