// Plain objects whose state is a value: the code of the page about models.
import Testing
import VitroTesting

@ObservableModel @MainActor final class AppState {
  var count = 0
  var favoritePrimes: [Int] = []

  func saveFavoritePrimeButtonTapped() { favoritePrimes.append(count) }
}

@MainActor @Suite struct PlainModelTests {
  @Test func aModelGoesBackToWhereItWas() {
    let model = AppState(count: 2)
    let before = model.snapshot
    model.saveFavoritePrimeButtonTapped()
    #expect(model.snapshot == AppState.Snapshot(count: 2, favoritePrimes: [2]))
    model.restore(before)
    #expect(model.favoritePrimes == [])
  }
}
