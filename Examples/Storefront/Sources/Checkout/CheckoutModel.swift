public import StorefrontCore
public import StorefrontDomain
public import StorefrontHTTP
public import Vitro

/// The aggregate of a purchase: the cart, and what is typed on the way to an order.
@ObservableModel @MainActor
public final class CheckoutModel: NewsFollower {
  /// The cart; `nil` until it is there.
  public private(set) var cart: CartContents?
  /// Why the newest wish was not done.
  public private(set) var error: StoreError?
  /// How many pieces of products are wished that the server has not been told yet.
  private var wished: [String: Int] = [:]
  /// How the order is to travel.
  public var shipping = "standard"
  /// The address that the order is to go to, as it is typed.
  public var address = AddressForm()
  /// The discount code as it is typed.
  public var code = "" {
    didSet { if code != oldValue { codeProblem = nil } }
  }
  /// Why the server does not take it.
  public private(set) var codeProblem: String?
  /// The addresses of the person who buys, the default one first.
  public private(set) var savedAddresses: [SavedAddress] = []
  /// The problems that are shown: those of the address when the order was sent, less what is solved since.
  public var addressProblems: [AddressProblem] { wasSent ? address.problems : [] }
  private var wasSent = false
  /// The number of the order that was placed last.
  public private(set) var receipt: OrderReceipt?
  /// Whether an order is on its way.
  public private(set) var isOrdering = false

  @ObservationIgnored private let http: StoreHTTP
  @ObservationIgnored private let errors: ErrorBoard
  /// The key of the order that is meant: the same until it is known to be placed or refused, or another
  /// cart is meant.
  @ObservationIgnored private var orderKey: String?
  /// One wish after the other: each is about what the one before has left.
  @ObservationIgnored private var latest: Task<Void, Never>?

  /// Makes the aggregate of a client, and of the place that shows errors.
  public init(http: StoreHTTP, errors: ErrorBoard) { (self.http, self.errors) = (http, errors) }

  /// How many pieces there are in the cart.
  public var pieceCount: Int { cart?.lines.reduce(0) { $0 + quantity(of: $1.product) } ?? 0 }

  /// How many pieces of a product are in the cart, or will be as soon as the server has been told.
  public func quantity(of product: String) -> Int {
    wished[product] ?? cart?.lines.first { $0.product == product }?.quantity ?? 0
  }

  /// Loads the cart.
  public func load() async { await change(Resource(.get, "cart")) }

  /// Loads the addresses of the person who buys; where nothing is typed yet, the default one is.
  public func loadAddresses() async {
    // Without them, an address is typed.
    let saved: [SavedAddress]? = try? await http.load(Resource(.get, "me/addresses"))
    guard let saved else { return }
    savedAddresses = saved
    if address == AddressForm(), let first = saved.first { use(first) }
  }

  /// Types an address of the book.
  public func use(_ saved: SavedAddress) {
    address = AddressForm(
      street: saved.street, postalCode: saved.postalCode, city: saved.city, country: saved.country)
  }

  /// Loads the cart again if it is among some changes.
  public func refresh(_ news: Set<ShopNews>) async {
    if news.contains(.addresses) { await loadAddresses() }
    if cart != nil, news != [.addresses] { await load() }
  }

  /// Whether some news are about the cart, or the addresses that an order can go to.
  public func follows(_ news: ShopNews) -> Bool { [.cart, .addresses, .everything].contains(news) }

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
    wished[product] = quantity
    await inTurn {
      // Another wish has taken its place meanwhile.
      guard self.wished[product] == quantity else { return }
      await self.perform(
        quantity == 0
          ? Resource(.delete, path) : Resource(.put, path, body: Body(quantity: quantity)))
      if self.wished[product] == quantity { self.wished[product] = nil }
    }
  }

  /// Takes the discount code that is typed.
  public func applyCode() async {
    struct Body: Encodable, Sendable { var code: String }
    let resource = Resource<CartContents>(.put, "cart/code", body: Body(code: code))
    await inTurn {
      do throws(StoreError) {
        self.take(try await self.http.load(resource))
        self.code = ""
      } catch {
        if case .refused(422, let detail, "code") = error {
          self.codeProblem = detail
        } else {
          self.tell(error, "The cart is as it was.") { await self.applyCode() }
        }
      }
    }
  }

  /// Takes the discount code out.
  public func removeCode() async { await change(Resource(.delete, "cart/code")) }

  /// Whether prices have changed since they were seen, so that the order is refused until they are accepted.
  public var hasOldPrices: Bool {
    if case .refused(409, _, "prices")? = error { true } else { false }
  }

  /// Whether the address is why the order was refused.
  public var isAddressWrong: Bool {
    if case .refused(_, _, "address")? = error { true } else { false }
  }

  /// Agrees to the prices of today, and takes out what is not sold any more.
  public func acceptPrices() async { await change(Resource(.post, "cart/prices")) }

  /// Places the order.
  public func order() async {
    wasSent = true
    guard !isOrdering, address.problems.isEmpty else { return }
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
      struct Address: Encodable, Sendable {
        var street: String
        var postalCode: String
        var city: String
        var country: String
      }
      var shipping: String
      var address: Address
      var total: Total
    }
    // What is ordered is what is shown: the server refuses where it costs something else.
    guard let total = cart?.shipping.first(where: { $0.kind == shipping })?.total.money else {
      return
    }
    let body = Body(
      shipping: shipping,
      address: .init(
        street: address.street, postalCode: address.postalCode, city: address.city,
        country: address.country),
      total: .init(minorUnits: total.minorUnits, currency: total.currency.rawValue))
    let key = orderKey ?? Self.makeKey()
    orderKey = key
    do throws(StoreError) {
      receipt = try await http.load(Resource(.post, "orders", body: body, key: key))
      (error, orderKey) = (nil, nil)
      await perform(Resource(.get, "cart"))
    } catch {
      // Where it is not known whether the order was placed, the same one is asked for again.
      if case .refused = error { orderKey = nil }
      tell(error, "Nothing is ordered twice, however often you try.") { await self.order() }
    }
  }

  private func change(_ resource: Resource<CartContents>) async {
    await inTurn { await self.perform(resource) }
  }

  private func perform(_ resource: Resource<CartContents>) async {
    do throws(StoreError) {
      take(try await http.load(resource))
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      tell(error, "The cart is as it was.") { await self.change(resource) }
    }
  }

  private func take(_ new: CartContents) {
    // Another cart is another order.
    if let cart, cart != new { orderKey = nil }
    (cart, error) = (new, nil)
  }

  /// Tells an error: where there is no cart yet, or where it can be mended, on the screen of the cart.
  private func tell(
    _ error: StoreError, _ guidance: String, retry: @escaping @MainActor () async -> Void
  ) {
    if cart == nil || !error.mayPass {
      self.error = error
    } else {
      errors.show(error, guidance: guidance, retry: retry)
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
