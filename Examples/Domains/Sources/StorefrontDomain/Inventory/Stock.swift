/// So many pieces of a product, as the warehouse is asked for them.
public struct StockRequest: Hashable, Sendable {
  /// The product.
  public let product: ProductID
  /// The pieces that are wanted.
  public let quantity: Int

  /// Makes a request.
  public init(_ product: ProductID, _ quantity: Int) {
    self.product = product
    self.quantity = quantity
  }
}

/// A request that the warehouse refuses, and why.
public struct RefusedRequest: Hashable, Sendable, CustomStringConvertible {
  /// The product.
  public let product: ProductID
  /// The reason.
  public let error: StockError

  /// The product and the reason, for people.
  public var description: String { "\(product): \(error)" }
}

/// Every request of several that the warehouse refuses; there is at least one.
public struct RefusedRequests: Error, Equatable, Sendable, CustomStringConvertible {
  /// The requests, in the order in which they were made.
  public let requests: [RefusedRequest]

  /// The requests for people, a line each.
  public var description: String { requests.map(\.description).joined(separator: "\n") }
}

/// The stock of a warehouse, product by product.
public struct Stock: Hashable, Sendable {
  private var items: [ProductID: StockItem] = [:]

  /// Makes an empty warehouse.
  public init() {}

  /// The stock of a product; of one that never came in, nothing.
  public subscript(product: ProductID) -> StockItem {
    get { items[product] ?? StockItem() }
    set { items[product] = newValue }
  }

  /// Promises all that is asked for, or nothing.
  public mutating func reserve(_ requests: [StockRequest]) throws(RefusedRequests) {
    try moveAll(requests) { (item, quantity) throws(StockError) in try item.reserve(quantity) }
  }

  /// Takes all the promises back, or none.
  public mutating func release(_ requests: [StockRequest]) throws(RefusedRequests) {
    try moveAll(requests) { (item, quantity) throws(StockError) in try item.release(quantity) }
  }

  private mutating func moveAll(
    _ requests: [StockRequest], _ move: (inout StockItem, Int) throws(StockError) -> Void
  ) throws(RefusedRequests) {
    var moved = self
    var refused: [RefusedRequest] = []
    for request in requests {
      do throws(StockError) {
        try move(&moved[request.product], request.quantity)
      } catch {
        refused.append(RefusedRequest(product: request.product, error: error))
      }
    }
    guard refused.isEmpty else { throw RefusedRequests(requests: refused) }
    self = moved
  }
}
