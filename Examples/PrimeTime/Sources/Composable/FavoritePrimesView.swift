import PrimeTimeDomain
import SwiftUI
import VitroStoreUI

/// The favorite primes, and what has happened to them.
struct FavoritePrimesView: View {
  let store: StoreOf<PrimeTime>

  private var favorites: StoreOf<FavoritePrimes> {
    store.scope(state: \.favorites, action: \.favorites)
  }

  var body: some View {
    let favorites = favorites
    List(selection: favorites.binding(\.chosen) { .chosenChanged($0) }) {
      Section("Favorites") {
        if favorites.primes.isEmpty {
          Text("None yet. Count to a prime and save it.")
        } else {
          ForEach(favorites.primes, id: \.self) { Text("\($0)") }
            .onDelete { favorites.send(.deleted($0)) }
        }
      }
      Section("Activity") {
        ForEach(store.activityFeed.newestFirst) { ActivityRow(activity: $0.activity) }
      }
    }
    .navigationTitle("Favorite primes")
    .toolbar {
      Button("Delete selected", role: .destructive) { favorites.send(.deleteChosenButtonTapped) }
        .disabled(favorites.chosen.isEmpty)
      Button("Save") { favorites.send(.saveButtonTapped) }
      Button("Load") { favorites.send(.loadButtonTapped) }
    }
    .onDisappear { favorites.send(.disappeared) }
    .alert(
      favorites.problem?.title ?? "",
      isPresented: favorites.isPresent(\.problem, dismiss: .problemDismissed),
      presenting: favorites.problem
    ) { _ in
      Button("Ok") {}
    } message: {
      Text($0.reason)
    }
  }
}

/// A row of the feed: an event, and its date.
struct ActivityRow: View {
  let activity: Activity

  var body: some View {
    VStack(alignment: .leading) {
      Text(activity.summary)
      Text(activity.moment()).font(.caption)
    }
  }
}
