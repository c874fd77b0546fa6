public import SwiftUI

/// The sums that make up an order, as the server has them.
public struct OrderSums: Hashable, Sendable, Decodable {
  /// The price of the goods before the discount.
  public let subtotal: Amount
  /// The code of the discount; `nil` where none was used.
  public let code: String?
  /// The money that it takes off; `nil` where it takes off nothing.
  public let discount: Amount?
  /// The price of the shipping.
  public let shippingCost: Amount
  /// The tax within the total; `nil` of an order of which it was not kept.
  public let includedTax: Amount?
  /// The price of everything.
  public let total: Amount
}

/// The sums of an order, a row each: of what was taken off and of what is within, only what there is.
public struct OrderSumsView: View {
  private let sums: OrderSums
  @Environment(\.locale) private var locale

  /// Makes the rows.
  public init(_ sums: OrderSums) { self.sums = sums }

  /// The rows.
  public var body: some View {
    if sums.discount != nil || sums.code != nil {
      LabeledContent("Subtotal", value: text(sums.subtotal))
      if let discount = sums.discount {
        LabeledContent(
          sums.code.map { "Discount (\($0))" } ?? "Discount", value: "−\(text(discount))")
      }
    }
    LabeledContent(
      "Shipping",
      value: sums.shippingCost.money.minorUnits == 0 ? "free" : text(sums.shippingCost))
    LabeledContent("Total", value: text(sums.total)).bold()
    if let tax = sums.includedTax { LabeledContent("Tax included", value: text(tax)) }
  }

  private func text(_ amount: Amount) -> String { amount.money.text(for: locale) }
}
