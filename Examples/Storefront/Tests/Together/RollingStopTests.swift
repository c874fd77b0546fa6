import BrowserTesting
import Foundation
import StorefrontHTTP
import Testing
import VitroUITesting

@MainActor
@Suite("One program after the other is brought a newer version", .enabled(if: ShopTogether.isThere))
struct RollingStopTests {
  /// Longer than the proxy takes to notice.
  private static let limits = ["shutdownDelay=1.5"]

  @Test("No customer of the API sees an error")
  func api() async throws {
    try await ShopTogether.run(.twoPostgres, Self.limits) { shop in
      try await shop.stockUp()
      let buying = (0..<20).map { number in
        Task { try await Client(number: number, of: shop).buyUntilCancelled() }
      }
      for number in 0..<2 { try await shop.restartProgram(number, Self.limits) }
      for task in buying { task.cancel() }
      var count = 0
      for task in buying {
        let history = try await task.value
        #expect(history.retries == 0)
        count += history.orders.count
      }
      print("\(count) orders beside two restarts, nothing asked again")
    }
  }

  @Test("A page comes back by itself, at its address, with its cart", .needsBrowser)
  func page() async throws {
    try await ShopTogether.run(.twoPostgres, Self.limits) { shop in
      let page = try await Browser.shared.newPage(Viewport())
      page.isCompared = false
      try await page.open(shop.address.appending(path: "catalogue/mug").absoluteString)
      try await page.button("Add to cart").tap()
      for number in 0..<2 {
        try await shop.restartProgram(number, Self.limits)
        #expect(try await page.becomes { page.button("Add to cart").exists })
        try await page.button("Add to cart").tap()
      }
      try await page.open(shop.address.appending(path: "cart").absoluteString)
      #expect(try await page.becomes { page.text("€42.40").exists })
      try await page.close()
    }
  }
}
