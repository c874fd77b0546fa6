import Foundation
import StorefrontDomain

// What the API says and takes: JSON with the names of version 1. Renaming a property changes the API.

struct MoneyBody: Codable, Hashable {
  var minorUnits: Int
  var currency: String

  init(_ money: Money) { (minorUnits, currency) = (money.minorUnits, money.currency.rawValue) }
}

struct ProductBody: Encodable {
  struct Group: Encodable {
    var id: String
    var name: String
  }

  var id: String
  var name: String
  var description: String
  var price: MoneyBody
  var category: Group
  var brand: String?
  var available: Int
  /// The path of its picture.
  var picture: String?

  init(_ product: Product, _ stock: StockItem, _ shop: any ShopTransaction) throws {
    id = product.id.text
    name = product.name.description
    description = product.description
    price = MoneyBody(product.price.amount)
    category = Group(id: product.category.id.text, name: product.category.name.description)
    brand = product.brand?.name.description
    available = product.isActive ? stock.available : 0
    picture = try ProductPictures.path(of: id, shop)
  }
}

struct ProductPageBody: Encodable {
  var products: [ProductBody]
  /// All groups of the catalogue, whatever is looked for.
  var categories: [ProductBody.Group]
  var count: Int
  var page: Int
  var pageCount: Int
}

struct LineBody: Encodable {
  var product: String
  var name: String
  var picture: String?
  var quantity: Int
  var price: MoneyBody
  var total: MoneyBody
}

struct CartBody: Encodable {
  struct Shipping: Encodable {
    var kind: String
    var cost: MoneyBody
    var total: MoneyBody
    /// The tax within the total.
    var includedTax: MoneyBody
  }

  var lines: [LineBody]
  var subtotal: MoneyBody
  /// The discount code that was typed.
  var code: String?
  /// The money that it takes off; missing where it takes off nothing.
  var discount: MoneyBody?
  /// The reason why it takes off nothing.
  var codeProblem: String?
  var shipping: [Shipping]
}

struct OrderBody: Encodable {
  struct Ending: Encodable {
    /// The kind: `declined`, `outOfStock`, `givenUp`, `cancelled` or `returned`.
    var kind: String
    /// The reason, as a sentence.
    var reason: String
    /// The money that has gone back; missing until it has.
    var refund: MoneyBody?
  }

  var id: String
  var status: String
  var placedAt: Date
  var lines: [LineBody]
  var sums: OrderSumsBody
  var shipping: String
  /// As it is among the sums.
  var shippingCost: MoneyBody
  /// As it is among the sums.
  var total: MoneyBody
  var contact: ContactBody?
  /// Missing where it is picked up.
  var address: AddressBody?
  var trackingNumbers: [String]
  /// Missing as long as it goes on, or when the customer has it.
  var ending: Ending?
  /// Whether the customer can give it up.
  var canBeCancelled: Bool
}

/// The sums that make up an order.
struct OrderSumsBody: Encodable {
  var subtotal: MoneyBody
  /// The code of the discount; missing where none was used.
  var code: String?
  /// Missing where nothing was taken off.
  var discount: MoneyBody?
  var shippingCost: MoneyBody
  /// The tax within the total; missing of an order of which it was not kept.
  var includedTax: MoneyBody?
  var total: MoneyBody

  init(_ placed: PlacedOrder) {
    let order = placed.order
    subtotal = MoneyBody(order.subtotal)
    code = placed.discountCode?.description
    discount = order.discount.minorUnits == 0 ? nil : MoneyBody(order.discount)
    shippingCost = MoneyBody(order.shippingCost)
    includedTax = order.includedTax.map { MoneyBody($0) }
    total = MoneyBody(order.total)
  }
}

struct ContactBody: Codable {
  var name: String
  var email: String
  var phone: String?

  init(_ contact: Contact) {
    (name, email, phone) = (contact.name, contact.email.description, contact.phone)
  }

  func contact() throws(ContactProblems) -> Contact {
    try ContactForm(name: name, email: email, phone: phone ?? "").contact()
  }
}

struct AddressBody: Codable {
  var street: String
  var postalCode: String
  var city: String
  var country: String

  init(_ address: Address) {
    (street, postalCode) = (address.street, address.postalCode)
    (city, country) = (address.city, address.country)
  }

  func address() throws(AddressProblems) -> Address {
    let form = AddressForm(street: street, postalCode: postalCode, city: city, country: country)
    return try form.address()
  }
}

struct AddLineBody: Codable {
  var product: String
  var quantity: Int
}

struct QuantityBody: Codable {
  var quantity: Int
}

struct CodeBody: Codable {
  var code: String
}

struct CheckoutBody: Codable {
  var shipping: String
  /// The total that the customer has seen.
  var total: MoneyBody
  /// The person that it is for; whoever is logged in where it is missing.
  var contact: ContactBody?
  /// The address; not asked for where it is picked up.
  var address: AddressBody?
}
