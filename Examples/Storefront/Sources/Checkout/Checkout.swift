public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// A cart as the server has it.
public struct CartContents: Hashable, Sendable, Decodable {
  /// So many pieces of a product.
  public struct Line: Hashable, Sendable, Decodable, Identifiable {
    /// The product.
    public let product: String
    /// What people call it.
    public let name: String
    /// The pieces.
    public let quantity: Int
    /// What one piece costs.
    public let price: Amount
    /// What all of them cost.
    public let total: Amount
    /// The product, of which there is one line.
    public var id: String { product }
  }

  /// A way for the goods to travel.
  public struct Shipping: Hashable, Sendable, Decodable, Identifiable {
    /// How they travel.
    public let kind: String
    /// What that costs.
    public let cost: Amount
    /// What all costs with it.
    public let total: Amount
    /// The way itself.
    public var id: String { kind }
  }

  /// The lines.
  public let lines: [Line]
  /// What all lines cost.
  public let subtotal: Amount
  /// The ways of shipping.
  public let shipping: [Shipping]
}

/// Where an order goes, as it is typed.
public struct TypedAddress: Hashable, Sendable, Encodable {
  /// The street with the number of the house.
  public var street = ""
  /// The postal code.
  public var postalCode = ""
  /// The city.
  public var city = ""
  /// The country.
  public var country = ""

  /// Makes an empty one.
  public init() {}
}

/// The number of an order that has been placed.
public struct OrderReceipt: Hashable, Sendable, Decodable {
  /// The number.
  public let id: String
}

/// The aggregate of a purchase: the cart, and what is typed on the way to an order.
@ObservableModel @MainActor
public final class CheckoutModel {
  /// The cart; `nil` until it is there.
  public private(set) var cart: CartContents?
  /// Why the newest wish was not done.
  public private(set) var error: StoreError?
  /// How the order is to travel.
  public var shipping = "standard"
  /// Where it is to go.
  public var address = TypedAddress()
  /// The number of the order that was placed last.
  public private(set) var receipt: OrderReceipt?
  /// Whether an order is on its way.
  public private(set) var isOrdering = false

  @ObservationIgnored private let http: StoreHTTP
  /// The key of the order that is meant: the same until it is known to be placed or refused, or another
  /// cart is meant.
  @ObservationIgnored private var orderKey: String?
  /// What was asked for last and not done.
  @ObservationIgnored private var failed: (@MainActor () async -> Void)?
  /// One wish after the other: each is about what the one before has left.
  @ObservationIgnored private var latest: Task<Void, Never>?

  /// Makes the aggregate of a client.
  public init(http: StoreHTTP) { self.http = http }

  /// How many pieces there are in the cart.
  public var pieceCount: Int { cart?.lines.reduce(0) { $0 + $1.quantity } ?? 0 }

  /// Loads the cart.
  public func load() async { await change(Resource(.get, "cart")) }

  /// Asks once more for what was not done, with its key.
  public func retry() async { await (failed ?? { await self.load() })() }

  /// Adds a piece of a product.
  public func add(_ product: String) async {
    struct Body: Encodable, Sendable {
      var product: String
      var quantity = 1
    }
    receipt = nil
    await change(Resource(.post, "cart/lines", body: Body(product: product)))
  }

  /// Changes how many pieces of a product are in the cart; none takes it out.
  public func setQuantity(_ quantity: Int, of product: String) async {
    struct Body: Encodable, Sendable { var quantity: Int }
    let path = "cart/lines/\(product)"
    await change(
      quantity == 0
        ? Resource(.delete, path) : Resource(.put, path, body: Body(quantity: quantity)))
  }

  /// Whether prices have changed since they were seen, so that the order is refused until they are accepted.
  public var hasOldPrices: Bool {
    if case .refused(409, _, "prices")? = error { true } else { false }
  }

  /// Agrees to the prices of today, and takes out what is not sold any more.
  public func acceptPrices() async { await change(Resource(.post, "cart/prices")) }

  /// Places the order.
  public func order() async {
    guard !isOrdering else { return }
    isOrdering = true
    await inTurn { await self.placeOrder() }
    isOrdering = false
  }

  private func placeOrder() async {
    struct Body: Encodable, Sendable {
      struct Total: Encodable, Sendable {
        var minorUnits: Int
        var currency: String
      }
      var shipping: String
      var address: TypedAddress
      var total: Total
    }
    // What is ordered is what is shown: the server refuses where it costs something else.
    guard let total = cart?.shipping.first(where: { $0.kind == shipping })?.total.money else {
      return
    }
    let body = Body(
      shipping: shipping, address: address,
      total: .init(minorUnits: total.minorUnits, currency: total.currency.rawValue))
    let key = orderKey ?? Self.makeKey()
    orderKey = key
    do throws(StoreError) {
      receipt = try await http.load(Resource(.post, "orders", body: body, key: key))
      (error, failed, orderKey) = (nil, nil, nil)
      await perform(Resource(.get, "cart"))
    } catch {
      // Where it is not known whether the order was placed, the same one is asked for again.
      if case .refused = error { orderKey = nil }
      self.error = error
      failed = { await self.order() }
    }
  }

  private func change(_ resource: Resource<CartContents>) async {
    await inTurn { await self.perform(resource) }
  }

  private func perform(_ resource: Resource<CartContents>) async {
    do throws(StoreError) {
      let new = try await http.load(resource)
      // Another cart is another order.
      if let cart, cart != new { orderKey = nil }
      (cart, error, failed) = (new, nil, nil)
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      self.error = error
      failed = { await self.change(resource) }
    }
  }

  private func inTurn(_ wish: @escaping @MainActor () async -> Void) async {
    let before = latest
    let task = Task {
      await before?.value
      await wish()
    }
    latest = task
    await task.value
  }

  private static func makeKey() -> String { "\(UInt64.random(in: 0 ... .max))" }
}
