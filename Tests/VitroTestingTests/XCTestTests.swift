import VitroTesting
import XCTest

/// The same test store under XCTest.
final class XCTestTests: XCTestCase {
  @MainActor
  func testAStepIsAssertedAndAnActionReceived() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse, answered)
    XCTAssertEqual(store.state, .init(nthPrime: 7))
  }

  @MainActor
  func testAClockMovesATimer() async {
    let clock = TestClock()
    let store = makeStore { $0.continuousClock = clock }
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.count = 1 }
    await store.send(.stopButtonTapped)
    await store.finish()
  }

  @MainActor
  func testWhatIsSkippedIsShownAndDoesNotFail() async {
    let store = makeStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.nthPrimeButtonTapped)
    await store.finish()
  }
}
