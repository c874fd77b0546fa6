public import StorefrontCore

/// The pages of the inventory.
public enum InventoryRoute: Route {
  /// The stock of a product, by its identity.
  case stock(String)

  /// The page that a part of an address names.
  public init?(rawValue: String) { self = .stock(rawValue) }

  /// The part of an address.
  public var rawValue: String {
    switch self {
    case .stock(let product): product
    }
  }
}
