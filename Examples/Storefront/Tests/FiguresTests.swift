import BrowserTesting
import Foundation
import StorefrontServer
import StorefrontTesting
import Synchronization
import Testing
import VitroUITesting

@MainActor @Suite("Tests of a shop beside each other", .serialized)
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

  /// V2.2.1, V11.1.4: passwords are hashed as in a program, and everybody else buys on.
  @Test(
    "A flood of log-ins delays log-ins, and an honest customer hardly",
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func timesBesideAFlood() async throws {
    try await withShop(isListening: false, passwords: PasswordHasher()) { shop in
      func browse() async throws -> [Duration] {
        var times: [Duration] = []
        for _ in 1...200 {
          times.append(
            try await ContinuousClock().measure {
              let answer = try await shop.ask("GET", "products/mug")
              #expect(answer.status == 200)
            })
        }
        return times.sorted()
      }
      _ = try await browse()
      let alone = try await browse()
      let isOver = Mutex(false)
      let answers = Task {
        try await atOnce(1...20) { @MainActor number in
          var statuses: [Int] = []
          while !isOver.withLock({ $0 }) {
            let body = #"{"email": "\#(number)-\#(statuses.count)@example.com", "password": "x"}"#
            statuses.append(try await shop.ask("POST", "log-in", body).status)
          }
          return statuses
        }
      }
      let beside = try await browse()
      isOver.withLock { $0 = true }
      let statuses = try await answers.value.flatMap { $0 }
      print(
        "a product is asked for alone in \(alone[100].milliseconds) ms,",
        "beside \(statuses.count) log-ins of 20 people in \(beside[100].milliseconds) ms,",
        "of a hundred the slowest but one in \(beside[197].milliseconds) ms")
      #expect(statuses.allSatisfy { $0 == 401 } && !statuses.isEmpty)
      #expect(beside[100] < alone[100] * 3)
    }
  }

  @Test(
    "A log-in takes as long for somebody whom nobody knows",
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func timesOfLogIns() async throws {
    try await withShop(isListening: false, passwords: PasswordHasher()) { shop in
      try await shop.addAdmin()
      func time(_ email: String) async throws -> Duration {
        try await ContinuousClock().measure {
          let body = #"{"email": "\#(email)", "password": "x"}"#
          let answer = try await shop.ask("POST", "log-in", body)
          #expect(answer.status == 401)
        }
      }
      let known = try await median(of: 3) { try await time("admin@example.com") }
      let unknown = try await median(of: 3) { try await time("nobody@example.com") }
      print(
        "a wrong password takes \(known.milliseconds) ms, an unknown person \(unknown.milliseconds) ms"
      )
      #expect(known < unknown * 1.5 && unknown < known * 1.5)
    }
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
