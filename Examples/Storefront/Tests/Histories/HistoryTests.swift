import Foundation
import StorefrontTesting
import Testing

/// Some steps in every run; `VITRO_STEPS=20000 Scripts/test shop --filter HistoryTests` for more.
@MainActor @Suite("Histories of a shop, against a model of it")
struct HistoryTests {
  private static let length = 50
  nonisolated private static let steps =
    ProcessInfo.processInfo.environment["VITRO_STEPS"].flatMap(Int.init) ?? 500

  @Test(
    "Whatever customers and staff do, and whatever gets lost, is late or comes twice, is done once")
  func random() async throws { try await playRandom(with: play) }

  @Test(
    "Whatever they do, and whatever gets lost, is late or comes twice, is done once on PostgreSQL, too",
    .needsPostgres)
  func randomOnPostgres() async throws { try await playRandom(with: playOnPostgres) }

  private func playRandom(with play: (ShopHistory) async throws -> String?) async throws {
    var source = SeededGenerator(state: UInt64(Self.steps))
    let mishaps: [ShopStep.Mishap] = [.requestLost, .answerLost, .sentTwice, .restart, .echoes]
    for _ in 0..<max(Self.steps / Self.length, 1) {
      let history = ShopHistory(
        steps: (0..<Self.length).map { _ in .random(mishaps, staff: true, using: &source) })
      guard let difference = try await play(history) else { continue }
      let shortest = try await history.shortest { try await play($0) != nil }
      Issue.record("\(try await play(shortest) ?? difference)\n\(shortest)")
      return
    }
  }

  @Test("A program that is killed at any moment does each step once", .tags(.ordersAreSafe))
  func killed() async throws {
    var source = SystemRandomNumberGenerator()
    var kills = 0
    for _ in 0..<max(Self.steps / 500, 1) {
      let history = ShopHistory(
        steps: (0..<Self.length).map { _ in
          .random([.answerLost, .sentTwice, .restart, .kill, .kill], staff: false, using: &source)
        })
      let program = HistoryProgram()
      try await program.start()
      let difference = try? await history.difference(in: program)
      kills += program.kills
      await program.end()
      if let difference { Issue.record("\(difference)\n\(history)") }
    }
    print("\(kills) kills in the middle of a step")
  }

  private func playOnPostgres(_ history: ShopHistory) async throws -> String? {
    var difference: String?
    try await withPostgresShop { shop in
      try await shop.storage.prepareForHistories(at: shop.now)
      difference = try await history.difference(in: HistoryShop(shop: shop))
    }
    return difference
  }

  private func play(_ history: ShopHistory) async throws -> String? {
    var difference: String?
    try await withShop(isListening: false) { shop in
      try await shop.storage.prepareForHistories(at: shop.now)
      difference = try await history.difference(in: HistoryShop(shop: shop))
    }
    return difference
  }
}
