import BankDomain
import SwiftUI
import VitroStoreUI

/// The account: what is in it, what moves, and what has moved.
struct AccountView: View {
  @Bindable var store: StoreOf<BankFeature>

  var body: some View {
    Form {
      Section {
        LabeledContent("Balance", value: "\(store.bank.account.balance)")
        LabeledContent("Can be withdrawn", value: "\(store.bank.account.available)")
      }
      Section {
        TextField("Amount", text: $store.amount).keyboardType(.decimalPad)
        Button("Deposit") { store.send(.depositButtonTapped) }
        Button("Withdraw") { store.send(.withdrawButtonTapped) }
        Button("Invest") { store.send(.investButtonTapped) }
      } footer: {
        ProblemText(problem: store.accountProblem)
      }
      Section("Statement") {
        if store.bank.account.statement.isEmpty {
          Text("Nothing has been booked yet.").foregroundStyle(.secondary)
        }
        ForEach(lines.reversed(), id: \.offset) { line in
          LabeledContent(line.element.kind.words, value: "\(line.element.amount)")
        }
      }
    }
    .navigationTitle("Account")
  }

  private var lines: [(offset: Int, element: BankDomain.Transaction)] {
    Array(store.bank.account.statement.enumerated())
  }
}

extension BankDomain.Transaction.Kind {
  /// What the money moved for, for people.
  var words: String {
    switch self {
    case .deposit: "Deposit"
    case .withdrawal: "Withdrawal"
    case .overdraftFee: "Overdraft fee"
    case .purchase(let id): "Order \(id)"
    case .sale(let id): "Order \(id)"
    }
  }
}
