import SwiftUI
import VitroStoreUI

/// The first screen: where to go, and who is logged in.
public struct PrimeTimeView: View {
  let store: StoreOf<PrimeTime>

  /// Shows the application of a store.
  public init(store: StoreOf<PrimeTime>) {
    self.store = store
  }

  /// The first screen.
  public var body: some View {
    NavigationStack {
      List {
        NavigationLink("Counter demo") {
          CounterView(store: store.scope(state: \.counter, action: \.counter))
        }
        NavigationLink("Favorite primes") { FavoritePrimesView(store: store) }
        if let user = store.logIn.user {
          Section("Account") {
            Text("Logged in as \(user.name)")
            Button("Log out") { store.send(.logIn(.logOutButtonTapped)) }
          }
        } else if store.isLogInOffered {
          Section("Account") {
            NavigationLink("Log in") {
              LogInView(store: store.scope(state: \.logIn, action: \.logIn))
            }
          }
        }
      }
      .navigationTitle("State management")
    }
  }
}
