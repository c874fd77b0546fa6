import Foundation
import PrimeTimeDomain
import PrimeTimeShared
import PrimeTimeVanilla
import Testing
import VitroDependencies

@MainActor @Suite("The state of the vanilla edition")
struct AppStateTests {
  let date = Date(timeIntervalSince1970: 0)

  @Test("What becomes a favorite is told in the feed, and nothing else changes")
  func saving() {
    let state = makeState(count: 7, favoritePrimes: [2])
    state.favoritePrimes.append(7)
    #expect(state.favoritePrimes == [2, 7])
    #expect(state.activityFeed == [Activity(.added(7), at: date)])
    #expect(state.count == 7)
  }

  @Test("Loading gives the favorites back that were saved, and the feed tells what came")
  func loading() throws {
    let state = makeState(favoritePrimes: [2])
    try state.saveFavorites()
    #expect(state.activityFeed == [])
    state.favoritePrimes = []
    #expect(state.activityFeed == [Activity(.removed(2), at: date)])
    try state.loadFavorites()
    #expect(state.favoritePrimes == [2])
    #expect(state.activityFeed.last == Activity(.added(2), at: date))
    #expect(state.activityFeed.count == 2)
  }

  /// A state whose world is in memory, at the date of these tests.
  private func makeState(count: Int = 0, favoritePrimes: [Int] = []) -> AppState {
    withDependencies {
      $0.date = .constant(date)
      $0.files = .inMemory()
    } operation: {
      AppState(count: count, favoritePrimes: favoritePrimes)
    }
  }
}
