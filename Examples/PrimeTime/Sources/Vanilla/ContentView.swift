import SwiftUI

/// The first screen: where to go, and who is logged in.
public struct ContentView: View {
  @State var state: AppState

  /// Shows the application for a state.
  public init(state: AppState) {
    _state = State(initialValue: state)
  }

  /// The first screen.
  public var body: some View {
    NavigationStack {
      List {
        NavigationLink("Counter demo") { CounterView(state: state) }
        NavigationLink("Favorite primes") { FavoritePrimesView(state: state) }
        if let user = state.logIn.user {
          Section("Account") {
            Text("Logged in as \(user.name)")
            Button("Log out") { state.logIn.logOutTapped() }
          }
        } else if state.logIn.isOffered {
          Section("Account") { NavigationLink("Log in") { LogInView(model: state.logIn) } }
        }
      }
      .navigationTitle("State management")
    }
  }
}
