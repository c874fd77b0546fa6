import BankDomain
import SwiftUI
import VitroStoreUI

/// A bank on the screen: the account, and what is traded.
public struct BankView: View {
  @Bindable private var store: StoreOf<BankFeature>

  /// Shows what a store holds.
  public init(store: StoreOf<BankFeature>) { self.store = store }

  /// Two pages.
  public var body: some View {
    TabView {
      NavigationStack { AccountView(store: store) }
        .tabItem { Label("Account", systemImage: "creditcard") }
      NavigationStack { TradingView(store: store) }
        .tabItem { Label("Trading", systemImage: "chart.line.uptrend.xyaxis") }
    }
    .task { await store.send(.appeared).finish() }
  }
}

/// Why the bank has refused something, if it has.
struct ProblemText: View {
  let problem: String?

  var body: some View {
    if let problem {
      Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
    }
  }
}

struct BankView_Previews: PreviewProvider {
  static var previews: some View {
    BankView(store: Store(initialState: BankFeature.State()) { BankFeature() })
  }
}
