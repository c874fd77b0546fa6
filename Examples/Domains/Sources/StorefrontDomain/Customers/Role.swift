/// The part that a person has in the shop, which decides what they may do.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Buys, and writes reviews.
  case customer
  /// Also keeps the products, sends what was ordered, and writes discounts.
  case staff
  /// Also decides who has which role, and reads who has done what.
  case admin

  /// Whether a person with this role may do something.
  public func may(_ permission: Permission) -> Bool {
    switch permission {
    case .keepProducts, .keepOrders, .keepDiscounts: self != .customer
    case .giveRoles, .readHistories: self == .admin
    }
  }
}

/// A group of actions that not everybody may do.
public enum Permission: CaseIterable, Hashable, Sendable {
  /// Adds products, and changes them.
  case keepProducts
  /// Sends what was ordered, and moves orders on.
  case keepOrders
  /// Writes discounts.
  case keepDiscounts
  /// Gives other people their roles.
  case giveRoles
  /// Reads who has done what with an order.
  case readHistories
}
