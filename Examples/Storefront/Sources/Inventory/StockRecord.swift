/// The pieces of a product in the warehouse, as the server tells.
public struct StockRecord: Hashable, Sendable, Decodable, Identifiable {
  /// The product.
  public let product: String
  /// Its name.
  public let name: String
  /// The pieces that are there.
  public let onHand: Int
  /// Those of them that are promised to somebody.
  public let reserved: Int
  /// The product, of which there is one record.
  public var id: String { product }
  /// The pieces that can still be promised.
  public var available: Int { onHand - reserved }
}
