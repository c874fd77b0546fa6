import Foundation
import StorefrontDomain
import Testing

@Suite("The history of an order") struct OrderHistoryTests {
  @Test("It is printed line by line: when, who, what")
  func description() {
    let noon = Date(timeIntervalSince1970: 1_795_608_000)
    var history = OrderHistory()
    history.add(.init(noon, .customer, .placed))
    history.add(.init(noon + 1, .payment, .declined("There is not enough money.")))
    history.add(.init(noon + 2, .payment, .event(.pay)))
    history.add(.init(noon + 3, .staff("Ada"), .sent("JJD 0001")))
    history.add(.init(noon + 3, .staff("Ada"), .event(.ship)))
    history.add(.init(noon + 3, .staff("Ada"), .outOfStock("Mug")))
    history.add(.init(noon + 4, .payment, .refunded(Money(minorUnits: 12_50, .eur))))
    #expect(
      history.description == """
        2026-11-25T12:00:00Z Customer: placed
        2026-11-25T12:00:01Z Payment: declined: There is not enough money.
        2026-11-25T12:00:02Z Payment: paid
        2026-11-25T12:00:03Z Ada: sent parcel JJD 0001
        2026-11-25T12:00:03Z Ada: shipped
        2026-11-25T12:00:03Z Ada: out of stock: Mug
        2026-11-25T12:00:04Z Payment: refunded 12.50 EUR
        """)
  }

  @Test(
    "Each event has its word",
    arguments: zip(OrderEvent.allCases, ["paid", "shipped", "delivered", "cancelled", "returned"]))
  func words(event: OrderEvent, word: String) {
    #expect(OrderHistory.Deed.event(event).description == word)
  }
}
