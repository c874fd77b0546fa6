import Foundation
import Logging
import ServiceLifecycle
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Synchronization
import Testing

@MainActor @Suite("The end of the outbox's worker")
struct OutboxEndTests {
  /// A bank that answers when it is let, or hears that nobody waits any more.
  private final class Bank: Sendable {
    private let calls = AsyncStream<String>.makeStream()
    private let answers = AsyncStream<Void>.makeStream()

    var services: ShopServices {
      ShopServices { [calls, answers] payment in
        calls.continuation.yield(payment.key)
        for await _ in answers.stream {}
        try Task.checkCancellation()
        return .accepted
      } refund: { _ in
      } mail: { _, _ in
      }
    }

    func isAsked() async { for await _ in calls.stream { return } }
    func answer() { answers.continuation.finish() }
  }

  private func worker(of shop: TestShop, _ bank: Bank) -> OutboxWorker {
    OutboxWorker(
      storage: shop.storage, services: bank.services, now: { TestShop.now },
      logger: Logger(label: "outbox") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test("A message that is on its way when it is cancelled is given back at once")
  func cancelled() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy()
      let bank = Bank()
      let working = Task { [worker = worker(of: shop, bank)] in await worker.run() }
      await bank.isAsked()
      let before = try await lease(in: shop)
      working.cancel()
      await working.value
      let after = try await lease(in: shop)
      #expect(before == nil && after == "charge-1001")
    }
  }

  @Test("In a graceful shutdown it still arrives, and the next ones are left to others")
  func graceful() async throws {
    try await withShop(isListening: false) { shop in
      for _ in 1...4 { _ = try await shop.buy() }
      let bank = Bank()
      let group = ServiceGroup(
        services: [worker(of: shop, bank)],
        logger: Logger(label: "services") { _ in SwiftLogNoOpLogHandler() })
      let running = Task { try await group.run() }
      await bank.isAsked()
      await group.triggerGracefulShutdown()
      bank.answer()
      try await running.value
      let orders = try await shop.storage.read { try $0.orders(of: CustomerID(anna)) }
      // It sends one in its turn, and another one because of a commit.
      #expect((1...2).contains(orders.count { $0.order.status == .paid }))
      let next = try await lease(in: shop)
      #expect(next != nil)
    }
  }

  /// The key of a message that nobody has leased.
  private func lease(in shop: TestShop) async throws -> String? {
    try await shop.storage.write {
      try $0.leaseMessage(at: TestShop.now, until: TestShop.now + OutboxWorker.lease)
    }
  }
}
