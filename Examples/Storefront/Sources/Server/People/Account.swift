public import Foundation
public import StorefrontDomain

/// A customer who has registered, with their role and the hash of their password.
public struct Account: Hashable, Sendable {
  /// The customer.
  public var customer: Customer
  /// The role, which says what they may do.
  public var role: Role
  /// The hash of their password.
  public var password: PasswordHash

  /// Makes an account.
  public init(customer: Customer, role: Role, password: PasswordHash) {
    (self.customer, self.role, self.password) = (customer, role, password)
  }
}

/// A way through the door, on which a browser gets another identity: it fits once, for the browser that asked
/// for it, for a short while.
public struct DoorTicket: Hashable, Sendable {
  /// How long it fits, in seconds.
  static let lifetime: TimeInterval = 120

  /// The random text that tells it from all others.
  public var id: String
  /// The browser that has asked.
  public var visitor: CustomerID
  /// The person who has logged in; `nil` for a log-out.
  public var customer: CustomerID?
  /// When it was given.
  public var givenAt: Date

  /// Makes a ticket.
  public init(id: String, visitor: CustomerID, customer: CustomerID?, givenAt: Date) {
    (self.id, self.visitor, self.customer, self.givenAt) = (id, visitor, customer, givenAt)
  }
}
