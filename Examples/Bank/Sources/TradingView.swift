import BankDomain
import SwiftUI
import VitroStoreUI

/// The market, an order to place, and those that were placed.
struct TradingView: View {
  @Bindable var store: StoreOf<BankFeature>

  private var bank: Bank { store.bank }

  var body: some View {
    Form {
      Section(bank.stock.symbol) {
        LabeledContent("Price") {
          Label("\(bank.price)", systemImage: trend).monospacedDigit()
        }
        LabeledContent("Shares", value: bank.depot.shares(of: bank.stock).formatted())
        LabeledContent("Free money", value: "\(bank.depot.freeMoney)")
      }
      Section {
        Picker("Side", selection: $store.side) {
          Text("Buy").tag(LimitOrder.Side.buy)
          Text("Sell").tag(LimitOrder.Side.sell)
        }
        .pickerStyle(.segmented)
        Stepper("Shares: \(store.shares)", value: $store.shares, in: 1...1_000)
        AmountField(title: "Limit", text: $store.limit)
        Button("Place order") { store.send(.placeOrderButtonTapped) }
      } header: {
        Text("New order")
      } footer: {
        ProblemText(problem: store.orderProblem)
      }
      Section("Orders") {
        if bank.depot.orders.isEmpty {
          Text("Nothing has been ordered yet.").foregroundStyle(.secondary)
        }
        ForEach(bank.depot.orders.reversed(), id: \.order.id) { placed in
          OrderRow(placed: placed) { store.send(.cancelButtonTapped(placed.order.id)) }
        }
      }
    }
    .navigationTitle("Trading")
  }

  private var trend: String {
    if bank.price > bank.lastPrice { return "arrow.up" }
    return bank.price < bank.lastPrice ? "arrow.down" : "equal"
  }
}

/// An order, and what became of it.
private struct OrderRow: View {
  let placed: PlacedOrder
  let cancel: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("\(side) \(placed.order.shares.formatted()) at \(placed.order.limit.description)")
        Text(status).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if placed.status == .open {
        Button("Cancel", role: .destructive, action: cancel)
          .accessibilityLabel("Cancel order \(placed.order.id.description)")
      }
    }
  }

  private var status: String {
    guard case .traded(let price, _) = placed.status else { return placed.status.description }
    return "traded at \(price)"
  }

  private var side: String { placed.order.side == .buy ? "Buy" : "Sell" }
}
