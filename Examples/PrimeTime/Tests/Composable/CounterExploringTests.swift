import PrimeTimeComposable
import PrimeTimeShared
import Testing
import VitroExplorer
import VitroTesting

/// Whatever people do to a counter, and whenever its question is answered, if ever.
@MainActor @Suite("The counter, explored")
struct CounterExploringTests {
  private typealias Counting = Configuration<Counter.State, Counter.Action>

  private struct Offline: Error {}

  @Test("It waits as long as it asks, and what is shown is an answer to what was asked last")
  func everyOrder() throws {
    let walk =
      try explorer
      .always("It waits exactly as long as it asks") { $0.state.isAsking != $0.isAtRest }
      .never("An answer comes to somebody who does not wait") { before, event, after in
        guard case .effect = event else { return false }
        return !before.state.isAsking || after.state.isAsking || after.state.answer == nil
      }
      .goal("It can come to rest") { $0.isAtRest }
      .eventually("A question ends", by: { if case .effect = $0 { true } else { false } }) {
        !$0.state.isAsking
      }
      .explore()
    #expect(walk.states.allSatisfy { $0.effects.count <= 1 })
    #expect(try walk.way { $0.state.answer?.n == 2 && $0.state.isAsking } != nil)
    #expect(try walk.way { $0.state.answer?.reason != nil } != nil)
  }

  private var explorer: Explorer<Counting, ReducerEvent<Counter.Action>> {
    Explorer(
      Counter(), from: Counter.State(count: 1),
      actions: { state in
        (state.count < 2 ? [.incrementButtonTapped] : [.decrementButtonTapped])
          + [.nthPrimeButtonTapped, .tryAgainButtonTapped(n: 1), .answerDismissed, .disappeared]
      },
      withDependencies: {
        $0.primes.nth = { n in
          try await choice("the prime \(n)", of: .success(n + 1), .failure(Offline()))
        }
      })
  }
}
