import StorefrontCheckout
import StorefrontCore
import StorefrontDomain
public import SwiftUI

/// The screen of the cart: its lines, the person and the address, the way of shipping and the order. Where there is
/// room, the sums and the button stand beside it.
public struct CartScreen: View {
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath
  @Environment(\.horizontalSizeClass) private var sizeClass
  @FocusState private var focus: CheckoutPlace?

  /// Makes the screen.
  public init() {}

  /// The cart, or why there is none.
  public var body: some View {
    ScrollViewReader { reader in
      content
        .onChange(of: checkout.attention) { _, attention in
          guard let place = attention?.place else { return }
          focus = place
          withAnimation { reader.scrollTo(place) }
        }
    }
    .navigationTitle("Cart")
    .task { await checkout.load() }
    .task { await checkout.loadAddresses() }
  }

  @ViewBuilder
  private var content: some View {
    if let cart = checkout.cart, !cart.lines.isEmpty {
      if sizeClass == .regular {
        HStack(alignment: .top, spacing: 24) {
          Form {
            ReceiptView()
            CartLinesView(cart: cart)
            ContactView(focus: $focus)
            AddressView(focus: $focus)
            ShippingView(cart: cart)
          }
          Form {
            CodeView(cart: cart, focus: $focus)
            TotalView(cart: cart)
          }
          .frame(width: 320)
        }
        .frame(maxWidth: 744)
        .frame(maxWidth: .infinity)
      } else {
        Form {
          ReceiptView()
          CartLinesView(cart: cart)
          ContactView(focus: $focus)
          AddressView(focus: $focus)
          ShippingView(cart: cart)
          CodeView(cart: cart, focus: $focus)
          TotalView(cart: cart)
        }
      }
    } else {
      Form {
        ReceiptView()
        if let error = checkout.error {
          ErrorView(error) { Task { await checkout.load() } }
        } else if checkout.cart != nil {
          ContentUnavailableView {
            Label("The cart is empty", systemImage: "cart")
          } description: {
            Text("Choose something from the catalogue.")
          } actions: {
            Button("Show all products") { openPath("/catalogue") }
          }
        } else {
          ProgressView("Loading")
        }
      }
    }
  }
}

/// The refusal of a wish, where it was made; nothing where the newest was not refused there.
struct RefusalView: View {
  let place: CheckoutPlace
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    if let error = checkout.error, checkout.errorPlace == place {
      Label(error.description, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .accessibilityIdentifier("error")
        .id(place)
        .onAppear { AccessibilityNotification.Announcement(error.description).post() }
    }
  }
}

/// The lines of the cart.
struct CartLinesView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath

  var body: some View {
    Section("Cart") {
      ForEach(cart.lines) { line in
        CartLineView(line: line, quantity: checkout.quantity(of: line.product)) { event in
          handle(event, of: line.product)
        }
        RefusalView(place: .line(line.product))
      }
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
