import Foundation
import PrimeTimeComposable
import PrimeTimeShared
import PrimeTimeVanilla
import Testing
import VitroStoreUI

/// The two editions of Prime Time, which look and behave the same.
enum Edition: String, CaseIterable, CustomTestStringConvertible {
  case vanilla, composable

  var testDescription: String { rawValue }

  /// The application on a screen of its own, in a world in memory that `update` may change.
  @MainActor
  func makeScreen(
    host: ScreenHost = ScreenHost(), count: Int = 0, favoritePrimes: [Int] = [],
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) -> Screen {
    var dependencies = DependencyValues.current
    dependencies.date = .constant(Date(timeIntervalSince1970: 1_234_567_890))
    dependencies.files = .inMemory()
    dependencies.primes = .computed
    update(&dependencies)
    return Screen(host: host) {
      switch self {
      case .vanilla:
        ContentView(
          state: withDependencies(from: dependencies) {
            AppState(count: count, favoritePrimes: favoritePrimes)
          })
      case .composable:
        PrimeTimeView(
          store: Store(
            initialState: PrimeTime.State(
              count: count, favoritePrimes: favoritePrimes,
              isLogInOffered: dependencies.accounts != nil)
          ) {
            PrimeTime()
          } withDependencies: {
            $0 = dependencies
          })
      }
    }
  }
}
