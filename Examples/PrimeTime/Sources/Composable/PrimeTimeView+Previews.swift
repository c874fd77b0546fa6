import SwiftUI
import VitroStoreUI

#Preview("Prime Time") { PrimeTimeView(store: store()) }

#Preview("Counter") {
  NavigationStack { CounterView(store: store().scope(state: \.counter, action: \.counter)) }
}

#Preview("Favorites") { NavigationStack { FavoritePrimesView(store: store()) } }

#Preview("No favorites") { NavigationStack { FavoritePrimesView(store: store([])) } }

#Preview("Log in") {
  NavigationStack { LogInView(store: store().scope(state: \.logIn, action: \.logIn)) }
}

@MainActor
private func store(_ favorites: [Int] = [2, 3, 11]) -> StoreOf<PrimeTime> {
  Store(
    initialState: PrimeTime.State(count: 7, favoritePrimes: favorites, isLogInOffered: true)
  ) { PrimeTime() }
}
