public import StorefrontCore

/// The pages of shipping.
public enum ShippingRoute: Route {
  /// An order, by its number.
  case order(String)

  /// The page that a part of an address names.
  public init?(rawValue: String) { self = .order(rawValue) }

  /// The part of an address.
  public var rawValue: String {
    switch self {
    case .order(let id): id
    }
  }
}
