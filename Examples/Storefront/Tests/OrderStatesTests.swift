import Foundation
import StorefrontDomain
import Testing
import VitroExplorer

@Suite("The states of an order, explored")
struct OrderStatesTests {
  @Test(
    "Every event in every status: an order that has come to its end stays so, and each can come to one"
  )
  func everyPair() throws {
    let walk = try explorer.explore()
    #expect(walk.states.count == OrderStatus.allCases.count)
    #expect(walk.transitionCount == OrderStatus.allCases.count * OrderEvent.allCases.count)
    #expect(
      try walk.way { $0 == .returned } == [.pay, .ship, .deliver, .return])
  }

  @Test("The diagram in the documentation is drawn from the code")
  func diagram() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Storefront.md").standardized
    let diagram = try explorer.explore().diagram(of: { "\($0)" }, by: { "\($0)" })
    #expect(
      try String(contentsOf: page, encoding: .utf8).contains("```mermaid\n\(diagram.mermaid)```"),
      "The page is to show:\n\(diagram.mermaid)")
    let picture = page.deletingLastPathComponent().appending(path: "order-states.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == diagram.svg)
  }

  private var explorer: Explorer<OrderStatus, OrderEvent> {
    Explorer(OrderStatus.placed) { status, event in status = (try? status.after(event)) ?? status }
      .never("What is sent was not paid for") { before, _, after in
        after == .shipped && ![.paid, .shipped].contains(before)
      }
      .never("What was given up, or has come back, goes on") { before, _, after in
        [.cancelled, .returned].contains(before) && after != before
      }
      .never("What has been sent is given up") { before, event, after in
        [.shipped, .delivered].contains(before) && after == .cancelled
      }
      .eventually("An order ends", by: { [.pay, .ship, .deliver].contains($0) }) {
        [.delivered, .cancelled, .returned].contains($0)
      }
  }
}
