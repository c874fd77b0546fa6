public import StorefrontCore

/// The pages of the catalogue.
public enum CatalogRoute: Route {
  /// A product, by its identity.
  case product(String)

  /// The page that a part of an address names.
  public init?(rawValue: String) { self = .product(rawValue) }

  /// The part of an address.
  public var rawValue: String {
    switch self {
    case .product(let id): id
    }
  }
}
