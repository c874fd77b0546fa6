import Foundation
import Logging
import StorefrontDomain
import StorefrontHTTP
import StorefrontServer
import StorefrontTesting
import Synchronization
import Testing
import VitroConcurrency
import Waiting

/// The server as time passes, on a clock that the test holds.
@MainActor @Suite("The server's clock")
struct HeldClockTests {
  @Test(
    "A stream in which nothing happens says at each beat how far it is, and not before",
    arguments: [true, false])
  func heartbeat(isListening: Bool) async throws {
    try await withShop(isListening: isListening) { shop in
      let newest = try await shop.storage.read { try $0.newestChange() }
      let http = StoreHTTP(
        base: shop.api, headers: ["Cookie": "vitro.visitor=\(anna)"], transport: shop.transport)
      let heard = Mutex<[ServerSentEvent]>([])
      let (beats, beat) = AsyncStream.makeStream(of: Void.self)
      let events = try await http.events("changes")
      let reading = Task {
        for try await event in events {
          heard.withLock { $0.append(event) }
          beat.yield()
        }
      }
      for number in 1...4 {
        try await waiting(for: "beat \(number)", seen: { "\(heard.withLock { $0.count }) beats" }) {
          for await _ in beats { return }
        }
        #expect(heard.withLock { $0 }.map(\.id) == Array(repeating: "\(newest)", count: number))
        await shop.clock.advance(by: .seconds(14))
        #expect(heard.withLock { $0.count } == number)
        await shop.clock.advance(by: .seconds(1))
      }
      #expect(heard.withLock { $0 }.allSatisfy { $0.data == nil })
      reading.cancel()
    }
  }

  @Test("A service that never answers is given up at a deadline, and the others' turn comes")
  func silentService() async throws {
    try await withShop(isListening: false) { shop in
      for visitor in [anna, berta] { #expect(try await shop.buy(as: visitor).status == 201) }
      let clock = TestClock()
      let charged = Mutex<[String]>([])
      let services = ShopServices { payment in
        charged.withLock { $0.append(payment.key) }
        if payment.customer == CustomerID(anna) {
          // It does not hear that it is cancelled.
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        return .accepted
      } refund: { _ in
      } mail: { _, _ in
      }
      let worker = OutboxWorker(
        storage: shop.storage, services: services,
        now: { TestShop.now + clock.now.offset / .seconds(1) }, clock: clock,
        logger: Logger(label: "outbox") { _ in SwiftLogNoOpLogHandler() })
      let working = Task { await worker.run() }
      let storage = shop.storage
      try await happens("Berta's payment", seen: { "\(charged.withLock { $0 })" }) {
        await clock.advance(by: .seconds(5))
        return try await storage.read { try $0.order("1002") }?.order.status == .paid
      }
      #expect(try await storage.read { try $0.order("1001") }?.order.status == .placed)
      working.cancel()
      await working.value
    }
  }

  @Test("What could not be sent is tried again by the worker, as the clock goes on")
  func outbox() async throws {
    try await withShop(isListening: false) { shop in
      #expect(try await shop.buy().status == 201)
      let clock = TestClock()
      shop.services.behave(.unreachable, .unreachable)
      let worker = OutboxWorker(
        storage: shop.storage, services: shop.services.services,
        now: { TestShop.now + clock.now.offset / .seconds(1) }, clock: clock,
        logger: Logger(label: "outbox") { _ in SwiftLogNoOpLogHandler() })
      let working = Task { await worker.run() }
      let services = shop.services
      try await happens("the money, at the third attempt", seen: { "\(services.calls)" }) {
        await clock.advance(by: .seconds(5))
        return !services.charged.isEmpty
      }
      #expect(services.calls.count >= 3 && Set(services.calls.prefix(3)).count == 1)
      working.cancel()
      await working.value
    }
  }
}
