// The shop is made of contexts, a folder each: Catalog, Inventory, Ordering, Marketing, Fulfillment
// and Customers. None of them names a type of another: they refer to each other only by the
// identifiers below, and speak of prices in Money. Checkout alone brings them together: it takes a
// cart, the stock, the discounts and a way of shipping, and makes an order of them.

/// The identity of a thing of one kind, so that a product is never looked up by an order's number.
public struct Identifier<Kind>: Hashable, Sendable {
  /// The text that tells the thing from all others of its kind.
  public let text: String

  /// Makes an identifier from its text.
  public init(_ text: String) { self.text = text }
}

extension Identifier: ExpressibleByStringLiteral {
  /// Makes an identifier that is written in the source.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Identifier: CustomStringConvertible {
  /// The text itself.
  public var description: String { text }
}

/// The kinds of things that contexts refer to.
public enum Kind {
  /// A product that is sold.
  public enum Product {}
  /// A group of products.
  public enum Category {}
  /// The maker of a product.
  public enum Brand {}
  /// A customer.
  public enum Customer {}
  /// One attempt to buy what is in a cart.
  public enum Checkout {}
  /// A purchase.
  public enum Order {}
  /// A parcel.
  public enum Shipment {}
}

/// Which product.
public typealias ProductID = Identifier<Kind.Product>
/// Which category.
public typealias CategoryID = Identifier<Kind.Category>
/// Which brand.
public typealias BrandID = Identifier<Kind.Brand>
/// Which customer.
public typealias CustomerID = Identifier<Kind.Customer>
/// Which checkout.
public typealias CheckoutID = Identifier<Kind.Checkout>
/// Which order.
public typealias OrderID = Identifier<Kind.Order>
/// Which shipment.
public typealias ShipmentID = Identifier<Kind.Shipment>
