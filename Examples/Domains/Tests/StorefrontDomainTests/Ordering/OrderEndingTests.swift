import Foundation
import StorefrontDomain
import Testing

@Suite("The end of an order whose customer does not have the goods") struct OrderEndingTests {
  private func history(_ entries: (OrderHistory.Actor, OrderHistory.Deed)...) -> OrderHistory {
    OrderHistory(
      entries.map { .init(Date(timeIntervalSince1970: 0), $0.0, $0.1) })
  }

  @Test("An order that goes on or has arrived has none")
  func none() {
    #expect(OrderHistory().ending == nil)
    #expect(history((.customer, .placed), (.payment, .event(.pay))).ending == nil)
    #expect(history((.payment, .declined("No."))).ending == nil)
    #expect(
      history(
        (.customer, .placed), (.staff("Ada"), .event(.ship)), (.staff("Ada"), .event(.deliver))
      )
      .ending == nil)
  }

  @Test("The reason is told by what came before the end")
  func reasons() {
    let (placed, cancelled) = (OrderHistory.Deed.placed, OrderHistory.Deed.event(.cancel))
    #expect(
      history((.customer, placed), (.payment, .declined("No money.")), (.payment, cancelled)).ending
        == .declined("No money."))
    #expect(
      history((.customer, placed), (.staff("Ada"), .outOfStock("Mug")), (.staff("Ada"), cancelled))
        .ending == .outOfStock("Mug"))
    #expect(history((.customer, placed), (.customer, cancelled)).ending == .givenUp)
    #expect(history((.customer, placed), (.staff("Ada"), cancelled)).ending == .cancelled)
    #expect(
      history(
        (.customer, placed), (.staff("Ada"), .event(.return)), (.payment, .refunded(.zero(.eur)))
      )
      .ending == .returned)
    // What came after the end is not its reason.
    #expect(
      history((.customer, placed), (.customer, cancelled), (.payment, .declined("No money.")))
        .ending
        == .givenUp)
  }

  @Test("Each has a sentence and a name")
  func words() {
    let endings: [OrderEnding] = [
      .declined("No money."), .outOfStock("Mug"), .givenUp, .cancelled, .returned,
    ]
    #expect(
      endings.map(\.description) == [
        "The payment was declined. No money.", "Mug is out of stock, against our promise.",
        "You have cancelled it.", "The shop has cancelled it.", "It has come back to us.",
      ])
    #expect(endings.map(\.name) == ["declined", "outOfStock", "givenUp", "cancelled", "returned"])
  }

  @Test("The money that went back is known, and none before")
  func refund() {
    let money = Money(minorUnits: 17_40, .eur)
    #expect(history((.customer, .event(.cancel))).refund == nil)
    #expect(history((.customer, .event(.cancel)), (.payment, .refunded(money))).refund == money)
  }
}
