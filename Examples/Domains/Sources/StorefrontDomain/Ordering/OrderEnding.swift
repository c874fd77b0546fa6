/// The end of an order whose customer does not have the goods, and the reason for it.
public enum OrderEnding: Hashable, Sendable, CustomStringConvertible {
  /// The payment was declined, for a reason that people understand.
  case declined(String)
  /// Goods that were promised were lost; these are their names.
  case outOfStock(String)
  /// The customer gave it up.
  case givenUp
  /// The shop gave it up.
  case cancelled
  /// It was delivered, and came back.
  case returned

  /// The kind, as the API names it.
  public var name: String {
    switch self {
    case .declined: "declined"
    case .outOfStock: "outOfStock"
    case .givenUp: "givenUp"
    case .cancelled: "cancelled"
    case .returned: "returned"
    }
  }

  /// The reason for the customer, as a sentence.
  public var description: String {
    switch self {
    case .declined(let reason): "The payment was declined. \(reason)"
    case .outOfStock(let names): "\(names) is out of stock, against our promise."
    case .givenUp: "You have cancelled it."
    case .cancelled: "The shop has cancelled it."
    case .returned: "It has come back to us."
    }
  }
}

extension OrderHistory {
  /// The end of the order; `nil` as long as it goes on, or when its customer has it.
  public var ending: OrderEnding? {
    guard
      let end = entries.lastIndex(where: {
        $0.deed == .event(.cancel) || $0.deed == .event(.return)
      })
    else { return nil }
    if entries[end].deed == .event(.return) { return .returned }
    for entry in entries[..<end].reversed() {
      switch entry.deed {
      case .declined(let reason): return .declined(reason)
      case .outOfStock(let names): return .outOfStock(names)
      default: continue
      }
    }
    return entries[end].actor == .customer ? .givenUp : .cancelled
  }

  /// The money that has gone back to the customer; `nil` where none has.
  public var refund: Money? {
    for entry in entries.reversed() {
      if case .refunded(let amount) = entry.deed { return amount }
    }
    return nil
  }
}
