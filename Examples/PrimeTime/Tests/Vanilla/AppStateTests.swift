import Foundation
import PrimeTimeDomain
import PrimeTimeShared
import PrimeTimeVanilla
import Testing
import VitroTesting

@MainActor @Suite("The state of the vanilla edition")
struct AppStateTests {
  let date = Date(timeIntervalSince1970: 0)

  @Test("What becomes a favorite is told in the feed, and nothing else changes")
  func saving() async {
    let test = TestModel(AppState(count: 7, favoritePrimes: [2])) { $0.date = .constant(date) }
    await test.perform {
      $0.favoritePrimes.append(7)
    } changes: {
      $0.favoritePrimes = [2, 7]
      $0.activityFeed = [Activity(.added(7), at: date)]
    }
  }

  @Test("A method that also empties the feed is caught by a test that mentions only the favorites")
  func mistake() async {
    let test = TestModel(AppState(favoritePrimes: [2])) { $0.date = .constant(date) }
    await test.perform {
      $0.favoritePrimes = [2, 3]
    } changes: {
      $0.favoritePrimes = [2, 3]
      $0.activityFeed = [Activity(.added(3), at: date)]
    }
    await withKnownIssue {
      await test.perform({ $0.forgetFavoritesByMistake() }, changes: { $0.favoritePrimes = [] })
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("The state after 'perform { … }' is not the expected one.")
        && text.contains("activityFeed: [") && text.contains("kind: .added(3)")
    }
  }

  @Test("Loading gives the favorites back that were saved, and the feed tells what came")
  func loading() async {
    let test = TestModel(AppState(favoritePrimes: [2])) {
      $0.date = .constant(date)
      $0.files = .inMemory()
    }
    await test.perform { try $0.saveFavorites() }
    await test.perform {
      $0.favoritePrimes = []
    } changes: {
      $0.favoritePrimes = []
      $0.activityFeed = [Activity(.removed(2), at: date)]
    }
    await test.perform {
      try $0.loadFavorites()
    } changes: {
      $0.favoritePrimes = [2]
      $0.activityFeed.append(Activity(.added(2), at: date))
    }
  }
}

extension AppState {
  /// Does more than its name says.
  fileprivate func forgetFavoritesByMistake() {
    var state = snapshot
    state.favoritePrimes = []
    state.activityFeed = []
    restore(state)
  }
}
