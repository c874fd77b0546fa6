import StorefrontCore
import StorefrontMarketing
public import SwiftUI

/// The screen of all discounts.
public struct MarketingScreen: View {
  @Environment(Marketing.self) private var marketing

  /// Makes the screen.
  public init() {}

  /// The discounts, or why there are none.
  public var body: some View {
    List {
      Section { NavigationLink("New discount", value: MarketingRoute.new) }
      if let error = marketing.error {
        ErrorView(error) { Task { await marketing.load() } }
      }
      if marketing.discounts == nil, marketing.error == nil { ProgressView("Loading") }
      if let discounts = marketing.discounts, !discounts.isEmpty {
        Section("Discounts") { ForEach(discounts) { DiscountRowView(discount: $0) } }
      }
    }
    .navigationTitle("Marketing")
    .task { await marketing.load() }
  }
}

/// A discount in the list.
struct DiscountRowView: View {
  let discount: DiscountRecord
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(discount.code).font(.headline)
        Text("\(benefit)\(minimum)")
        Text("\(day(discount.start)) to \(day(discount.end))")
          .font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(discount.timesUsed) of \(discount.usageLimit) used")
        .monospacedDigit().foregroundStyle(.secondary)
    }
  }

  private var benefit: String {
    if let amount = discount.amount { return "\(amount.money.text(for: locale)) off" }
    let part = Double(discount.percentage ?? 0) / 10_000
    return part.formatted(.percent.precision(.fractionLength(0...2)).locale(locale)) + " off"
  }

  private var minimum: String {
    discount.minimumOrder.map { " from \($0.money.text(for: locale))" } ?? ""
  }

  private func day(_ date: Date) -> String {
    date.formatted(.dateTime.day().month().year().locale(locale))
  }
}
