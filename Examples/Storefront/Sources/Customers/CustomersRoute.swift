public import StorefrontCore

/// The pages of customers.
public enum CustomersRoute: String, Route {
  /// The address book.
  case addresses
}
