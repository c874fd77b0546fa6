public import StorefrontDomain
public import StorefrontServer

extension ShopTransaction {
  /// All orders of a visitor, the newest first.
  public func orders(of visitor: CustomerID) throws -> [StorefrontServer.PlacedOrder] {
    try orders(of: visitor, before: nil, upTo: .max)
  }
}
