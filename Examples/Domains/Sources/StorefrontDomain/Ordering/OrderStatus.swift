/// The status of an order.
public enum OrderStatus: CaseIterable, Hashable, Sendable {
  /// It waits for its payment.
  case placed
  /// It waits to be sent.
  case paid
  /// It is on its way, with everything in it.
  case shipped
  /// It has arrived.
  case delivered
  /// It was given up before it was sent.
  case cancelled
  /// It arrived and came back.
  case returned
}

/// An event in the life of an order.
public enum OrderEvent: CaseIterable, Hashable, Sendable {
  /// The money came in.
  case pay
  /// The last of its pieces left the warehouse.
  case ship
  /// The customer has it.
  case deliver
  /// The customer or the shop gave it up.
  case cancel
  /// The customer sent it back.
  case `return`
}

extension OrderStatus {
  /// The events that lead on from here.
  public var possibleEvents: [OrderEvent] { OrderEvent.allCases.filter { next($0) != nil } }

  /// The status after an event.
  ///
  /// - Throws: ``OrderError/impossible(_:_:)`` when the event cannot happen here.
  public func after(_ event: OrderEvent) throws(OrderError) -> OrderStatus {
    guard let next = next(event) else { throw .impossible(event, self) }
    return next
  }

  private func next(_ event: OrderEvent) -> OrderStatus? {
    switch (self, event) {
    case (.placed, .pay): .paid
    case (.paid, .ship): .shipped
    case (.shipped, .deliver): .delivered
    case (.placed, .cancel), (.paid, .cancel): .cancelled
    case (.delivered, .return): .returned
    default: nil
    }
  }
}
