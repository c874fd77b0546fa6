import StorefrontDomain
import Testing

@Suite("The status of an order") struct OrderStatusTests {
  struct Step: Sendable, CustomTestStringConvertible {
    let from: OrderStatus, event: OrderEvent, to: OrderStatus
    var testDescription: String { "\(from), \(event) → \(to)" }
    static let table = [
      Step(from: .placed, event: .pay, to: .paid),
      Step(from: .placed, event: .cancel, to: .cancelled),
      Step(from: .paid, event: .ship, to: .shipped),
      Step(from: .paid, event: .cancel, to: .cancelled),
      Step(from: .shipped, event: .deliver, to: .delivered),
      Step(from: .delivered, event: .return, to: .returned),
    ]
  }

  @Test(
    "An order may be cancelled before it is shipped, and returned after it has arrived",
    arguments: Step.table
  )
  func steps(_ example: Step) throws {
    #expect(try example.from.after(example.event) == example.to)
  }

  @Test(
    "Of 30 combinations of status and event, 6 lead on and 24 are refused",
    .tags(.everyCase, .badInput)
  )
  func everyCase() {
    var (possible, refused) = (0, 0)
    for status in OrderStatus.allCases {
      for event in OrderEvent.allCases {
        do {
          _ = try status.after(event)
          possible += 1
          #expect(status.possibleEvents.contains(event))
        } catch {
          refused += 1
          #expect(error == .impossible(event, status))
        }
      }
    }
    #expect((possible, refused) == (6, 24))
  }

  @Test(
    "A refused event says why, and what can be done instead",
    arguments: [
      (.ship, .placed, "shipped: it waits for its payment. It can be paid or cancelled."),
      (.pay, .paid, "paid: it is paid and waits to be shipped. It can be shipped or cancelled."),
      (.cancel, .shipped, "cancelled: it is on its way. It can be delivered."),
      (.deliver, .delivered, "delivered: it has arrived. It can be returned."),
      (.pay, .cancelled, "paid: it has been cancelled. Place a new order."),
      (.return, .returned, "returned: it has been returned. Place a new order."),
    ] as [(OrderEvent, OrderStatus, String)]
  )
  func sentences(_ event: OrderEvent, _ status: OrderStatus, _ sentence: String) {
    let error = OrderError.impossible(event, status)
    #expect(error.description == "The order cannot be \(sentence)")
  }
}
