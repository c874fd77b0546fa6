import Foundation
import StorefrontCore
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing
import VitroUITesting

/// A story of a customer in the shop: what they do; how it ends is what the rules make of it.
struct Story: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    /// A product is looked at, and a piece of it put into the cart.
    case add(Ware)
    /// The cart's pieces of a product become one more, or one less.
    case more(Ware)
    case less(Ware)
    /// The person is typed that the order is for, and where it is sent, the address.
    case address
    /// Another way of shipping is chosen.
    case ship(ShippingMethod.Kind)
    /// The order is placed, or refused.
    case order
  }

  let testDescription: String
  let steps: [Step]

  init(_ title: String, _ steps: Step...) { (testDescription, self.steps) = (title, steps) }

  static let all = [
    Story("A mug is bought", .add(.mug), .address, .order),
    Story("Two of a kind", .add(.mug), .add(.mug), .address, .order),
    Story(
      "A mug and a bowl, by courier", .add(.mug), .add(.bowl), .address, .ship(.express), .order),
    Story("One more in the cart", .add(.bowl), .more(.bowl), .address, .order),
    Story("One less in the cart", .add(.bowl), .add(.bowl), .less(.bowl), .address, .order),
    Story("The mug is taken out again", .add(.mug), .add(.bowl), .less(.mug), .address, .order),
    Story("The lamp travels for nothing", .add(.lamp), .address, .order),
    Story("A lamp is picked up", .add(.lamp), .ship(.pickup), .address, .order),
    Story("Without an address it is refused", .add(.mug), .order, .address, .order),
    Story("Two orders", .add(.mug), .address, .order, .add(.lamp), .order),
  ]

  /// Plays it by the rules alone.
  func asValue() throws -> Visit {
    var visit = Visit()
    for step in steps { try visit.take(step) }
    return visit
  }

  /// Plays it on a surface, on which `settle` returns when something is there.
  @MainActor
  func play(
    on surface: some TestSurface & Queryable,
    settle: @MainActor (_ isThere: @MainActor () -> Bool) async throws -> Void
  ) async throws {
    var visit = Visit()
    for step in steps {
      switch step {
      case .add(let ware):
        try await surface.tab("Catalogue").tap()
        try await settle { surface.link(ware.card).exists }
        try await surface.link(ware.card).tap()
        try await settle { surface.text("In stock").exists }
        try await surface.button("Add to cart").tap()
        try visit.take(step)
        try await settle { surface.text("\(visit.pieces(of: ware)) in the cart").exists }
        try await surface.button("Back to Catalogue").tap()
      case .more(let ware), .less(let ware):
        try await surface.tab("Cart").tap()
        let stepper = surface.stepper("\(visit.pieces(of: ware)) × \(ware.name)")
        try await settle { stepper.exists }
        if case .more = step {
          try await stepper.increment()
        } else {
          try await stepper.decrement()
        }
        try visit.take(step)
        let shown = try "Subtotal \(visit.subtotal)"
        try await settle { surface.listItem("Subtotal").text == shown }
      case .address:
        try await surface.tab("Cart").tap()
        try await settle { surface.textField("Name").exists }
        try await surface.textField("Name").type("Ada")
        try await surface.textField("E-mail").type("ada@example.com")
        if visit.needsAddress {
          try await surface.textField("Street").type("Hauptstraße 1")
          try await surface.textField("Postal code").type("10115")
          try await surface.textField("City").type("Berlin")
          try await surface.textField("Country").type("Germany")
        }
        try visit.take(step)
      case .ship(let kind):
        try await surface.tab("Cart").tap()
        try await settle { surface.picker("Shipping").exists }
        try await surface.picker("Shipping").choose(kind.title)
        try visit.take(step)
        let shown = try "Total \(visit.total)"
        try await settle { surface.listItem("Total").text == shown }
      case .order:
        try await surface.tab("Cart").tap()
        try await settle { surface.button("Order").exists }
        try await surface.button("Order").tap()
        try visit.take(step)
        try await settle { visit.answer.allSatisfy { surface.text($0).exists } }
      }
    }
    try await surface.tab("Orders").tap()
    for order in visit.orders {
      let (number, total) = (order.id.text, text(order.total))
      try await settle {
        surface.link.all.contains {
          // The program's bank is quick.
          $0.name.hasPrefix("Order \(number) ")
            && ($0.name.hasSuffix(", placed \(total)") || $0.name.hasSuffix(", paid \(total)"))
        }
      }
    }
  }
}

/// A product of the stories.
struct Ware: Hashable, Sendable, CustomStringConvertible {
  let id: ProductID
  let name: String
  let price: Money

  static let mug = Ware(id: "mug", name: "Mug", price: Money(minorUnits: 12_50, .eur))
  static let bowl = Ware(id: "bowl", name: "Bowl", price: Money(minorUnits: 9_90, .eur))
  static let lamp = Ware(id: "lamp", name: "Desk lamp", price: Money(minorUnits: 79_00, .eur))

  var description: String { name }

  /// The name of its card in the catalogue.
  var card: String { "\(name) \(text(price))" }
}

/// A customer's visit as values: cart, stock and orders, and nothing but the rules.
struct Visit {
  private(set) var orders: [Order] = []
  /// The sentences that stand on the screen after the order was asked for.
  private(set) var answer: [String] = []
  private var cart = Cart(in: .eur)
  private var stock = Stock()
  private var kind = ShippingMethod.Kind.standard
  private var contact = ContactForm()
  private var address = AddressForm()
  private let terms: ShopTerms?

  init() {
    terms = try? .standard()
    for ware in [Ware.mug, .bowl, .lamp] { try? stock[ware.id].receive(25) }
  }

  func pieces(of ware: Ware) -> Int { cart.lines.first { $0.product == ware.id }?.quantity ?? 0 }

  var needsAddress: Bool { kind.needsAddress }

  var subtotal: String {
    get throws { try text(goods) }
  }

  var total: String {
    get throws { try text(goods + method.cost(for: goods)) }
  }

  mutating func take(_ step: Story.Step) throws {
    switch step {
    case .add(let ware): try cart.add(ware.id, at: ware.price)
    case .more(let ware): try cart.setQuantity(pieces(of: ware) + 1, of: ware.id)
    case .less(let ware) where pieces(of: ware) == 1: try cart.remove(ware.id)
    case .less(let ware): try cart.setQuantity(pieces(of: ware) - 1, of: ware.id)
    case .address:
      contact = ContactForm(name: "Ada", email: "ada@example.com")
      address = AddressForm(
        street: "Hauptstraße 1", postalCode: "10115", city: "Berlin", country: "Germany")
    case .ship(let kind): self.kind = kind
    case .order: try placeOrder()
    }
  }

  private mutating func placeOrder() throws {
    answer = contact.problems.map(\.description)
    if needsAddress { answer += address.problems.map(\.description) }
    guard answer.isEmpty else { return }
    let number = "\(1_001 + orders.count)"
    var checkout = Checkout(
      stock: stock, discounts: [], taxRate: try Percentage(hundredths: 19_00))
    let order = try checkout.place(
      CheckoutRequest(id: CheckoutID(number), customer: "a", cart: cart, shipping: method),
      prices: Dictionary(uniqueKeysWithValues: cart.lines.map { ($0.product, $0.price) }),
      at: TestShop.now)
    (stock, cart) = (checkout.stock, Cart(in: .eur))
    orders.append(order)
    answer = ["Thank you. Your order has the number \(number)."]
  }

  private var goods: Money {
    get throws { try cart.lines.reduce(.zero(.eur)) { try $0 + $1.price * $1.quantity } }
  }

  private var method: ShippingMethod {
    get throws { try #require(terms?.shipping.first { $0.kind == kind }) }
  }
}

extension ShippingMethod.Kind {
  /// The words for it on the screen.
  fileprivate var title: String {
    switch self {
    case .standard: "By post, €4.90"
    case .express: "By courier, €12.90"
    case .pickup: "Pick it up, free"
    }
  }
}

private func text(_ money: Money) -> String { money.text(for: Locale(identifier: "en_US")) }
