import StorefrontCheckout
import SwiftUI

/// The order that was placed last: what has become of it, and the next step.
struct ReceiptView: View {
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath

  var body: some View {
    if let receipt = checkout.receipt {
      Section {
        VStack(alignment: .leading, spacing: 4) {
          Label(words(of: receipt), systemImage: image(of: receipt))
            .foregroundStyle(color(of: receipt))
          if let next = next(after: receipt) { Text(next).foregroundStyle(.secondary) }
        }
        .onAppear { tell(receipt) }
        .onChange(of: receipt) { _, receipt in tell(receipt) }
        if receipt.ending != nil {
          Button("Put it into the cart again") {
            Task { await checkout.orderAgain(receipt.id) }
          }
        }
        Button("Show the order") { openPath("/orders/\(receipt.id)") }
      }
      .id(CheckoutPlace.receipt)
    }
  }

  private func tell(_ receipt: OrderReceipt) {
    let words = [words(of: receipt), next(after: receipt)].compactMap(\.self)
    AccessibilityNotification.Announcement(words.joined(separator: " ")).post()
  }

  private func words(of receipt: OrderReceipt) -> String {
    guard let ending = receipt.ending else {
      return "Thank you. Your order has the number \(receipt.id)."
    }
    return "Your order \(receipt.id) is cancelled. \(ending.reason)"
  }

  private func next(after receipt: OrderReceipt) -> String? {
    switch receipt.status {
    case "placed": "We are waiting for your payment."
    case "paid" where receipt.shipping == "pickup": "It is paid. You can pick it up."
    case "paid": "It is paid. We send it as soon as we can."
    default: nil
    }
  }

  private func image(of receipt: OrderReceipt) -> String {
    if receipt.ending != nil { return "exclamationmark.triangle" }
    return receipt.status == "placed" ? "clock" : "checkmark.circle"
  }

  private func color(of receipt: OrderReceipt) -> Color {
    if receipt.ending != nil { return .red }
    return receipt.status == "placed" ? .primary : .green
  }
}
