import BankDomain
import Foundation
import SwiftUI
import VitroStoreUI

/// The account: what is in it, what moves, and what has moved.
struct AccountView: View {
  @Bindable var store: StoreOf<BankFeature>
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Form {
      Section {
        LabeledContent("Balance", value: "\(store.bank.account.balance)")
        LabeledContent("Can be withdrawn", value: "\(store.bank.account.available)")
        LabeledContent("Free in the depot", value: "\(store.bank.depot.freeMoney)")
      } footer: {
        Text(terms)
        Text("This bank is a demonstration: it forgets everything when its page is loaded anew.")
      }
      Section {
        AmountField(title: "Amount", text: $store.amount)
        Button("Deposit") { store.send(.depositButtonTapped) }
        Button("Withdraw") { store.send(.withdrawButtonTapped) }
        Button("Move to the depot") { store.send(.investButtonTapped) }
        Button("Move to the account") { store.send(.divestButtonTapped) }
      } footer: {
        ProblemText(problem: store.accountProblem)
      }
      Section("Statement") {
        if store.bank.account.statement.isEmpty {
          Text("Nothing has been booked yet.").foregroundStyle(.secondary)
        }
        ForEach(lines.reversed(), id: \.offset) { line in
          LabeledContent {
            Text("\(line.element.amount)").monospacedDigit()
          } label: {
            Text(line.element.kind.words)
            Text(moment(line.element.date)).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
    .navigationTitle("Account")
  }

  private var terms: String {
    let terms = store.bank.account.terms
    return "A withdrawal below 0.00 costs \(terms.overdraftFee), once a day. "
      + "It goes down to \(terms.overdraftLimit.cents == 0 ? "" : "-")\(terms.overdraftLimit)."
  }

  private func moment(_ date: Date) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: locale, timeZone: timeZone)
    return date.formatted(style)
  }

  private var lines: [(offset: Int, element: BankDomain.Transaction)] {
    Array(store.bank.account.statement.enumerated())
  }
}

/// A field for money, whose name stays beside it when something is typed.
struct AmountField: View {
  let title: String
  @Binding var text: String

  var body: some View {
    LabeledContent(title) {
      TextField(title, text: $text, prompt: Text("0.00"))
        .keyboardType(.decimalPad)
        .multilineTextAlignment(.trailing)
    }
  }
}

extension BankDomain.Transaction.Kind {
  /// What the money moved for, for people.
  var words: String {
    switch self {
    case .deposit: "Deposit"
    case .withdrawal: "Withdrawal"
    case .transferIn: "From the depot"
    case .transferOut: "To the depot"
    case .overdraftFee: "Overdraft fee"
    case .purchase(let id): "Purchase, order \(id)"
    case .sale(let id): "Sale, order \(id)"
    }
  }
}
