public import StorefrontCore
public import StorefrontDomain
public import StorefrontHTTP
public import Vitro

/// A part of the screen of the cart, at which a refusal is told.
public enum CheckoutPlace: Hashable, Sendable {
  /// The line of a product.
  case line(String)
  /// The field of a contact.
  case contact(ContactField)
  /// The field of an address.
  case address(AddressField)
  /// The discount code.
  case code
  /// The button that places the order.
  case order
  /// The order that was placed last.
  case receipt
}

/// The aggregate of a purchase: the cart, and what is typed on the way to an order.
@ObservableModel @MainActor
public final class CheckoutModel: NewsFollower {
  /// The cart; `nil` until it is there.
  public private(set) var cart: CartContents?
  /// Why the newest wish was not done.
  public private(set) var error: StoreError?
  /// The place where that is told; `nil` where there is no cart to tell it in.
  public private(set) var errorPlace: CheckoutPlace?
  /// The place that a person has to look at, each time that a wish was refused.
  public private(set) var attention: Attention?
  /// How many pieces of products are wished that the server has not been told yet.
  private var wished: [String: Int] = [:]
  /// How the order is to travel.
  public var shipping = "standard"
  /// The person that the order is for, as it is typed.
  public var contact = ContactForm()
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
  /// Whether the order is sent to an address.
  public var needsAddress: Bool { shipping != "pickup" }
  private var wasSent = false
  /// The order that was placed last.
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

  /// Loads the person who buys and their addresses; where nothing is typed yet, the default ones are.
  public func loadAddresses() async {
    struct Me: Decodable, Sendable {
      struct Person: Decodable, Sendable {
        var name: String
        var email: String
      }
      var person: Person?
    }
    let me: Me? = try? await http.load(Resource(.get, "me"))
    if let person = me?.person, contact == ContactForm() {
      contact = ContactForm(name: person.name, email: person.email)
    }
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

  /// Loads the cart again if it is among some changes, and the order that was placed last.
  public func refresh(_ news: Set<ShopNews>) async {
    if news.contains(.addresses) { await loadAddresses() }
    if let id = receipt?.id, !news.isDisjoint(with: [.order(id), .everything]) {
      await loadReceipt(id)
    }
    if cart != nil || error != nil, !news.isDisjoint(with: [.cart, .everything]) { await load() }
  }

  private func loadReceipt(_ id: String) async {
    let order: OrderReceipt? = try? await http.load(Resource(.get, "orders/\(id)"))
    guard let order, let last = receipt, last.id == id, last != order else { return }
    receipt = order
    if order.ending != nil { pointAt(.receipt) }
  }

  /// Whether some news are about the cart, the addresses that an order can go to, or the order that was placed last.
  public func follows(_ news: ShopNews) -> Bool {
    switch news {
    case .cart, .addresses, .everything: true
    case .order(let id): id == receipt?.id
    default: false
    }
  }

  /// Adds a piece of a product.
  public func add(_ product: String) async {
    struct Body: Encodable, Sendable {
      var product: String
      var quantity = 1
    }
    receipt = nil
    await change(Resource(.post, "cart/lines", body: Body(product: product)), at: .line(product))
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
          ? Resource(.delete, path) : Resource(.put, path, body: Body(quantity: quantity)),
        at: .line(product))
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
          self.pointAt(.code)
        } else {
          self.tell(error, at: .code, "The cart is as it was.") { await self.applyCode() }
        }
      }
    }
  }

  /// Takes the discount code out.
  public func removeCode() async { await change(Resource(.delete, "cart/code"), at: .code) }

  /// Whether prices have changed since they were seen, so that the order is refused until they are accepted.
  public var hasOldPrices: Bool {
    if case .refused(409, _, "prices")? = error { true } else { false }
  }

  /// Agrees to the prices of today, and takes out what is not sold any more.
  public func acceptPrices() async { await change(Resource(.post, "cart/prices"), at: .order) }

  /// Puts an order that was placed before into the cart.
  public func orderAgain(_ id: String) async {
    await change(Resource(.post, "cart/orders/\(id)"), at: .order)
    if error == nil { receipt = nil }
  }

  /// The problems of a field that are shown: those at the time the order was sent, less what is solved since.
  public func problems(at place: CheckoutPlace) -> [String] {
    fieldProblems.filter { $0.place == place }.map(\.words)
  }

  private var fieldProblems: [(place: CheckoutPlace, words: String)] {
    guard wasSent else { return [] }
    let address = needsAddress ? address.problems : []
    return contact.problems.map { (.contact($0.field), $0.description) }
      + address.map { (.address($0.field), $0.description) }
  }

  /// Places the order.
  public func order() async {
    wasSent = true
    guard !isOrdering else { return }
    if let problem = fieldProblems.first { return pointAt(problem.place) }
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
      struct Contact: Encodable, Sendable {
        var name: String
        var email: String
        var phone: String
      }
      var shipping: String
      var contact: Contact
      var address: Address?
      var total: Total
    }
    // What is ordered is what is shown: the server refuses where it costs something else.
    guard let total = cart?.shipping.first(where: { $0.kind == shipping })?.total.money else {
      return
    }
    let body = Body(
      shipping: shipping,
      contact: .init(name: contact.name, email: contact.email, phone: contact.phone),
      address: needsAddress
        ? .init(
          street: address.street, postalCode: address.postalCode, city: address.city,
          country: address.country) : nil,
      total: .init(minorUnits: total.minorUnits, currency: total.currency.rawValue))
    let key = orderKey ?? Self.makeKey()
    orderKey = key
    do throws(StoreError) {
      receipt = try await http.load(Resource(.post, "orders", body: body, key: key))
      (error, orderKey) = (nil, nil)
      pointAt(.receipt)
      await perform(Resource(.get, "cart"), at: nil)
    } catch {
      // Where it is not known whether the order was placed, the same one is asked for again.
      if case .refused = error { orderKey = nil }
      tell(error, at: .order, "Nothing is ordered twice, however often you try.") {
        await self.order()
      }
    }
  }

  private func change(
    _ resource: Resource<CartContents>, at place: CheckoutPlace? = nil
  ) async {
    await inTurn { await self.perform(resource, at: place) }
  }

  private func perform(_ resource: Resource<CartContents>, at place: CheckoutPlace?) async {
    do throws(StoreError) {
      take(try await http.load(resource))
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      tell(error, at: place, "The cart is as it was.") { await self.change(resource, at: place) }
    }
  }

  private func take(_ new: CartContents) {
    // Another cart is another order.
    if let cart, cart != new { orderKey = nil }
    (cart, error, errorPlace) = (new, nil, nil)
  }

  /// Tells an error: where there is no cart yet, or where it can be mended, on the screen of the cart.
  private func tell(
    _ error: StoreError, at place: CheckoutPlace?, _ guidance: String,
    retry: @escaping @MainActor () async -> Void
  ) {
    if cart == nil || !error.mayPass {
      (self.error, errorPlace) = (error, place)
      if let place { pointAt(place) }
    } else {
      errors.show(error, guidance: guidance, retry: retry)
    }
  }

  private func pointAt(_ place: CheckoutPlace) {
    attention = Attention(place: place, count: (attention?.count ?? 0) + 1)
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

extension CheckoutModel {
  /// A place that a person has to look at, and how often they had to look at one.
  public struct Attention: Hashable, Sendable {
    /// The place.
    public let place: CheckoutPlace
    let count: Int
  }
}
