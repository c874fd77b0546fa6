import StorefrontTesting
import Testing
import Waiting

/// A run that is stopped in the middle cancels the tests that are under way: none of them may wait for ever.
@MainActor @Suite("A test that is cancelled")
struct CancelledTests {
  @Test("A visit to the shop that is cancelled at any moment ends", arguments: [true, false])
  func visit(isListening: Bool) async throws {
    for moment in 0..<20 {
      let visit = Task {
        try await withShop(isListening: isListening) { shop in
          let (screen, other) = (await shop.screen(), await shop.screen(at: "/cart"))
          try await screen.link("Mug €12.50").tap()
          try await screen.button("Add to cart").tap()
          try await shop.tell(other)
          try await shop.start()
          try await screen.fillAddress()
          try await screen.button("Order").tap()
        }
      }
      for _ in 0..<(moment * moment * 16) { await Task.yield() }
      visit.cancel()
      try await waiting(for: "the end of a visit that was cancelled at moment \(moment)") {
        _ = await visit.result
      }
    }
  }
}
