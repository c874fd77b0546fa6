import Foundation
import PrimeTimeComposable
import PrimeTimeDomain
import PrimeTimeShared
import Testing
import VitroTesting

@MainActor @Suite("The features of the composable edition")
struct FeatureTests {
  @Test("What the modal saves becomes a favorite, and the feed tells it")
  func saving() async {
    let date = Date(timeIntervalSince1970: 0)
    let store = TestStore(initialState: PrimeTime.State(count: 7)) {
      PrimeTime()
    } withDependencies: {
      $0.date = .constant(date)
    }
    await store.send(.counter(.isPrimeButtonTapped)) {
      $0.counter.primeModal = PrimeModal.State(number: 7, favoritePrimes: [])
    }
    await store.send(.counter(.primeModal(.saveButtonTapped))) {
      $0.counter.primeModal?.favoritePrimes = [7]
      $0.favorites.primes = [7]
      $0.activityFeed = [Activity(.added(7), at: date)]
    }
    await store.send(.counter(.primeModalDismissed)) { $0.counter.primeModal = nil }
  }

  @Test("A file that cannot be loaded becomes a problem, and the favorites stay")
  func loading() async {
    let store = TestStore(initialState: FavoritePrimes.State(primes: [2])) {
      FavoritePrimes()
    } withDependencies: {
      $0.files = .inMemory()
    }
    await store.send(.loadButtonTapped)
    await store.receive(\.loadResponse) {
      $0.problem = FavoritePrimes.Problem(
        title: "The favorites were not loaded",
        reason: "There is no file \"favorite-primes.json\".")
    }
    await store.send(.problemDismissed) { $0.problem = nil }
  }

  @Test("The modal adds its number once, and takes it out again")
  func modal() {
    var state = PrimeModal.State(number: 5, favoritePrimes: [3])
    _ = PrimeModal().reduce(into: &state, action: .saveButtonTapped)
    #expect(state.favoritePrimes == [3, 5])
    _ = PrimeModal().reduce(into: &state, action: .removeButtonTapped)
    #expect(state.favoritePrimes == [3])
  }
}
