import Foundation
import StorefrontHTTP
import StorefrontTesting
import Synchronization
import Testing
import VitroConcurrency
import VitroUITesting
import WebAPINIO
import WebAPITesting

@MainActor @Suite("The screen, before a server that misbehaves")
struct MisbehavingScreenTests {
  @Test(
    "It says what happened, the cart stays, and the order is placed once the shop answers again",
    .tags(.badServerIsTold),
    arguments: Misbehaviour.answers + Misbehaviour.failures + Misbehaviour.brokenHeads
      + Misbehaviour.slow)
  func order(_ misbehaviour: Misbehaviour) async throws {
    try await withShop { shop in
      try await withServer(misbehaviour.answer) { server in
        let detour = Detour(of: "/orders", to: server.url)
        let screen = await shop.screen(through: { detour.leading($0) })
        try await screen.link("Mug €12.50").tap()
        try await screen.button("Add to cart").tap()
        try await screen.fillAddress()
        detour.isOpen.withLock { $0 = true }
        try await order(on: screen, by: detour, before: server, misbehaviour)
        // Another field is missing of an order than of what the client's tests ask for.
        let words = misbehaviour.error.description.prefix(30)
        #expect(screen.element(id: "error").text?.hasPrefix(words) == true)
        #expect(screen.text("Nothing is ordered twice, however often you try.").exists)
        try await screen.button("Dismiss").tap()
        #expect(screen.stepper("1 × Mug").exists && screen.textField("City").value == "Berlin")
        try await order(on: screen, by: detour, before: server, misbehaviour)
        #expect(screen.element(id: "error").text?.hasPrefix(words) == true)
        detour.isOpen.withLock { $0 = false }
        try await screen.button("Try again").tap()
        #expect(screen.text("Thank you. Your order has the number 1001.").exists)
      }
      let orders = try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(orders.count == 1)
    }
  }

  /// Presses "Order"; where the server does not answer, the deadline passes.
  private func order(
    on screen: ShopScreen, by detour: Detour, before server: MisbehavingServer,
    _ misbehaviour: Misbehaviour
  ) async throws {
    let pressing = Task { try await screen.button("Order").tap() }
    if misbehaviour.error == .timedOut {
      try await server.requestArrives()
      await detour.clock.advance(by: LiveTransport.deadline)
    }
    try await pressing.value
  }
}

/// A network that leads requests for a path to another server, as long as it is open.
private final class Detour: Sendable {
  let isOpen = Mutex(false)
  private let path: String
  private let other: URL
  /// The clock of the deadline of who is led there.
  let clock = TestClock()
  private let transport: HTTPTransport

  init(of path: String, to other: URL) {
    (self.path, self.other) = (path, other)
    transport = .nio(deadline: LiveTransport.deadline, clock: clock)
  }

  func leading(_ usual: HTTPTransport) -> HTTPTransport {
    HTTPTransport { [self] request in
      guard request.url.path.hasSuffix(path), isOpen.withLock({ $0 }) else {
        return try await usual.send(request)
      }
      var request = request
      request.url = other
      return try await transport.send(request)
    }
  }
}
