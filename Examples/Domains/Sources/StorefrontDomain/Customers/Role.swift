/// The part that a person has in the shop, which decides what they may do.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Buys, and writes reviews.
  case customer
  /// Also keeps the products.
  case staff
  /// Also decides who has which role.
  case admin

  /// Whether a person with this role may do something.
  public func may(_ permission: Permission) -> Bool {
    switch permission {
    case .keepProducts: self != .customer
    case .giveRoles: self == .admin
    }
  }
}

/// A group of actions that not everybody may do.
public enum Permission: CaseIterable, Hashable, Sendable {
  /// Adds products, and changes them.
  case keepProducts
  /// Gives other people their roles.
  case giveRoles
}
