import StorefrontCheckout
import StorefrontCore
public import SwiftUI

/// The button that puts a piece of a product into the cart, and how many are there.
public struct PurchaseView: View {
  private let product: String
  private let available: Int
  @Environment(CheckoutModel.self) private var checkout

  /// Makes the view of a product of which so many pieces can be had.
  public init(product: String, available: Int) {
    (self.product, self.available) = (product, available)
  }

  /// The button, and what became of it.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        Task {
          await checkout.add(product)
          let words = refusal ?? "\(checkout.quantity(of: product)) in the cart"
          AccessibilityNotification.Announcement(words).post()
        }
      } label: {
        Label("Add to cart", systemImage: "cart.badge.plus").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(available == 0)
      if checkout.quantity(of: product) > 0 {
        Text("\(checkout.quantity(of: product)) in the cart").foregroundStyle(.secondary)
      }
      if let refusal {
        Label(refusal, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
    }
  }

  /// Why it was not added; an error without a place is that the cart is not there at all.
  private var refusal: String? {
    let places: [CheckoutPlace?] = [.line(product), nil]
    return places.contains(checkout.errorPlace) ? checkout.error?.description : nil
  }
}
