import BrowserTesting
import Foundation
import StorefrontTesting
import Synchronization
import Testing
import VitroUITesting

@MainActor @Suite("Tests of a shop beside each other")
struct FiguresTests {
  @Test("Shops have no port and no file in common, and nobody buys in another one")
  func apart() async throws {
    let all = Meeting(of: 50)
    let places = try await atOnce(1...50) { @MainActor _ in
      let place = Mutex<(port: Int?, file: String)>((nil, ""))
      try await withShop { shop in
        await all.arrive()
        try await buy(in: shop)
        place.withLock { $0 = (shop.url.port, shop.file) }
      }
      return place.withLock { $0 }
    }
    #expect(Set(places.compactMap(\.port)).count == 50 && Set(places.map(\.file)).count == 50)
  }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it.
  @Test(
    "The time of a test with a server and a file",
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func times() async throws {
    let together = try await ContinuousClock().measure {
      _ = try await atOnce(1...200) { @MainActor _ in try await withShop { try await buy(in: $0) } }
    }
    let apart = try await median(of: 51) {
      try await ContinuousClock().measure { try await withShop { try await buy(in: $0) } }
    }
    let direct = try await median(of: 51) {
      try await ContinuousClock().measure {
        try await withShop(isListening: false) { try await buy(in: $0) }
      }
    }
    print(
      "a purchase with a server and a file: 200 at once \(together.milliseconds / 200) ms each,",
      "one after the other \(apart.milliseconds) ms, without a socket \(direct.milliseconds) ms")
    #expect(direct < apart)
  }

  /// Asks for the cart with a mug, an order, and both again.
  private func buy(in shop: TestShop) async throws {
    let line = try await shop.ask(
      "POST", "cart/lines", #"{"product": "mug", "quantity": 1}"#, key: "1")
    #expect(line.status == 200)
    let order = try await shop.ask(
      "POST", "orders",
      #"""
      {"total": {"minorUnits": 1250, "currency": "EUR"}, "shipping": "pickup", "address": {
      "street": "Hauptstraße 1", "postalCode": "10115", "city": "Berlin", "country": "Germany"}}
      """#, key: "2")
    #expect(order.status == 201 && order.text.contains(#""id":"1001""#), "\(order)")
    #expect(try await shop.ask("GET", "cart").text.contains(#""lines":[]"#))
    #expect(try await shop.ask("GET", "orders/1001").status == 200)
  }
}

/// A place where some wait until all of them have come.
private actor Meeting {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of count: Int) { missing = count }

  func arrive() async {
    missing -= 1
    guard missing > 0 else {
      for continuation in waiting { continuation.resume() }
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}
