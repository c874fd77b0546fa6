import BrowserTesting
import Foundation
import StorefrontHTTP
import Synchronization
import Testing

/// Measured by itself, after all other tests: `Scripts/check` asks for it.
@Suite(
  "Twenty customers at once, from outside", .serialized,
  .enabled(if: ShopTogether.isThere && ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
struct LoadTogetherTests {
  private static let seconds = 4.0
  private static let prices = [
    "mug": 12_50, "teapot": 38_00, "bowl": 9_90, "knife": 54_00, "board": 27_00, "apron": 22_00,
    "notebook": 6_50, "pen": 31_00, "ink": 8_20, "candle": 7_80, "seeds": 4_90, "gloves": 14_00,
  ]

  @Test("The requests of a second, and the slowest of a hundred, on each database")
  func times() async throws {
    for kind in [ShopTogether.Kind.file, .onePostgres, .twoPostgres] {
      try await ShopTogether.run(kind) { shop in
        try await shop.stockUp(Array(Self.prices.keys))
        let products = Self.prices.sorted { $0.key < $1.key }
        let looks = try await measure(at: shop) { number, _ in
          let product = products[number % products.count].key
          return { buyer throws(StoreError) in try await buyer.look(at: product) }
        }
        let purchases = try await measure(at: shop) { number, round in
          let (product, cents) = products[(number + round) % products.count]
          return { buyer throws(StoreError) in
            _ = try await buyer.buy(Wish(), of: product, for: cents)
          }
        }
        print("\(kind): looks \(looks); purchases, of two requests each, \(purchases)")
        guard kind == .onePostgres && Pgbench.isThere else { return }
        let look = try await shop.pgbench(Pgbench.look)
        let purchase = try await shop.pgbench(Pgbench.purchase)
        print("the statements alone, by pgbench: looks \(look); purchases \(purchase)")
      }
    }
  }

  private typealias Deed = @Sendable (Buyer) async throws(StoreError) -> Void

  /// Lets twenty customers do something for some seconds.
  private func measure(
    at shop: ShopTogether,
    _ deed: @escaping @Sendable (_ number: Int, _ round: Int) -> Deed
  ) async throws -> String {
    let begin = ContinuousClock.now  // Wall clock: what is measured.
    let times = try await withThrowingTaskGroup(of: [Duration].self) { group in
      for number in 0..<20 {
        let visitor = "Load" + String(repeating: "x", count: 15) + "\(100 + number)"
        let buyer = Buyer(api: shop.address.appending(path: "api/v1"), visitor: visitor)
        group.addTask {
          var times: [Duration] = []
          // Wall clock: a figure.
          while begin.duration(to: .now) < .seconds(Self.seconds) {
            let deed = deed(number, times.count)
            times.append(try await ContinuousClock().measure { try await deed(buyer) })
          }
          return times
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return summary(of: times, in: begin.duration(to: .now) / .seconds(1))
  }
}

private func summary(of times: [Duration], in seconds: Double) -> String {
  guard !times.isEmpty else { return "none" }
  let times = times.sorted()
  let (half, slow) = (times[times.count / 2], times[times.count * 99 / 100])
  return "\(Int(Double(times.count) / seconds)) a second, half in \(half.milliseconds) ms, "
    + "99 % in \(slow.milliseconds) ms"
}

extension ShopTogether {
  /// Lets pgbench send statements to the database.
  fileprivate nonisolated func pgbench(_ script: String) async throws -> String {
    let times = try await Pgbench.run(script, at: folder + "/postgres", seconds: 4)
    return summary(of: times, in: 4)
  }
}
