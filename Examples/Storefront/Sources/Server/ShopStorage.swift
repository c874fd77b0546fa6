public import Foundation
public import StorefrontDomain

/// The storage of a shop: everything that outlives the program.
///
/// A transaction that throws changes nothing; one that returns has been stored for good.
public protocol ShopStorage: Sendable {
  /// Reads what belongs together.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value

  /// Changes what belongs together, all of it or nothing, as if one change came after the other.
  ///
  /// - Parameters:
  ///   - inTurn: Whether it is bound to come in the way of others that are so, such as those that give orders their
  ///     numbers. Where changes are made beside each other, these wait for each other before they begin.
  ///   - body: What is changed. It runs again where another change came in its way.
  func write<Value: Sendable>(
    inTurn: Bool, _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value

  /// The commits that change something, of this process and of others, from now on; several that nobody has
  /// taken yet are one. It ends with the storage.
  func commits() -> AsyncStream<Void>
  /// How many of them were heard of so far; it grows before anybody is told.
  var commitCount: Int { get }

  /// Ends it; nothing is read or changed afterwards.
  func close() async throws
}

extension ShopStorage {
  /// Changes what belongs together, all of it or nothing, beside other changes.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value {
    try await write(inTurn: false, body)
  }
}

/// The reads and writes of one transaction.
public protocol ShopTransaction {
  /// Changes something, all of it or, where `body` throws, nothing; what was changed before stays.
  func attempt<Value>(_ body: () throws -> Value) throws -> Value

  /// All products, in the order in which they were added.
  func products() throws -> [Product]
  /// A product, if there is one with this identity.
  func product(_ id: ProductID) throws -> Product?
  /// Adds a product, or replaces the one with its identity.
  func save(_ product: Product) throws

  /// The picture that staff have sent of a product, if they have.
  func picture(of product: ProductID) throws -> SentPicture?
  /// Its version, without reading all of it.
  func pictureVersion(of product: ProductID) throws -> String?
  /// Adds a picture, in the place of the one that the product had.
  func save(_ picture: SentPicture, of product: ProductID) throws

  /// The pieces of a product, and those of them that are reserved.
  func stock(of product: ProductID) throws -> StockItem
  /// Replaces them.
  func save(_ stock: StockItem, of product: ProductID) throws

  /// The reviews of a product, in the order in which their authors first wrote one.
  func reviews(of product: ProductID) throws -> Reviews
  /// Adds a review, in the place of the one that its author gave the product before.
  func save(_ review: Review) throws

  /// The lines of a visitor's cart, in the order in which they were added.
  func cart(of visitor: CustomerID) throws -> Cart
  /// Replaces them.
  func save(_ cart: Cart, of visitor: CustomerID) throws

  /// The discount code that a visitor has typed, if any.
  func code(of visitor: CustomerID) throws -> DiscountCode?
  /// Replaces it.
  func save(_ code: DiscountCode?, of visitor: CustomerID) throws

  /// All discounts, in the order of their codes.
  func discounts() throws -> [Discount]
  /// The discount with a code.
  func discount(_ code: DiscountCode) throws -> Discount?
  /// Adds a discount, or replaces the one with its code.
  func save(_ discount: Discount) throws

  /// The orders of a visitor, the newest first.
  ///
  /// - Parameters:
  ///   - earlier: An order of the visitor's than which all are older; any other order is older than none.
  ///   - limit: How many at most.
  func orders(
    of visitor: CustomerID, before earlier: OrderID?, upTo limit: Int
  ) throws -> [PlacedOrder]
  /// A number that no order has.
  func nextOrderNumber() throws -> Int
  /// Adds an order; one with its identity is an error.
  func add(_ order: PlacedOrder) throws
  /// An order, whoever has placed it.
  func order(_ id: OrderID) throws -> PlacedOrder?
  /// The orders of everybody that go on: that are placed, paid or shipped, the newest first.
  func openOrders() throws -> [PlacedOrder]
  /// The orders of everybody that have come to an end, the newest first.
  ///
  /// - Parameters:
  ///   - earlier: An order than which all are older.
  ///   - limit: How many at most.
  func closedOrders(before earlier: OrderID?, upTo limit: Int) throws -> [PlacedOrder]
  /// The orders with a product that are placed or paid and of which no parcel was sent, the newest first.
  func unsentOrders(of product: ProductID) throws -> [PlacedOrder]
  /// Replaces the status of an order.
  func save(_ status: OrderStatus, of order: OrderID) throws
  /// The history of an order.
  func history(of order: OrderID) throws -> OrderHistory
  /// Adds an entry to it.
  func add(_ entry: OrderHistory.Entry, to order: OrderID) throws
  /// The parcels of an order, in the order in which they were sent.
  func shipments(of order: OrderID) throws -> [Shipment]
  /// Adds a parcel; one with its identity is an error.
  func add(_ shipment: Shipment, of order: OrderID) throws

  /// Adds a message to a service; one with its key is an error.
  func add(_ message: OutboxMessage) throws
  /// Leases the oldest message that nobody has leased, or not in time, until a moment; returns its key. Money goes
  /// before letters. A lease that ends later than any can, ``OutboxWorker/longestLease`` from now, was taken under a
  /// clock that was wrong, and is none.
  func leaseMessage(at moment: Date, until end: Date) throws -> String?
  /// A message, if it is there.
  func message(_ key: String) throws -> OutboxMessage?
  /// Removes a message; returns whether it was there.
  func removeMessage(_ key: String) throws -> Bool
  /// How often a message has been leased.
  func attempts(of key: String) throws -> Int
  /// Leases a message until a moment once more: nobody tries before.
  func postponeMessage(_ key: String, until end: Date) throws
  /// All messages, the oldest first.
  func messages() throws -> [OutboxMessage]

  /// All accounts, in the order of their names.
  func accounts() throws -> [Account]
  /// The account of a customer.
  func account(_ id: CustomerID) throws -> Account?
  /// The account with an e-mail address, in whatever case that is written.
  func account(withEmail email: String) throws -> Account?
  /// Adds an account, or replaces the one of its customer; a second one with its e-mail address is an error.
  func save(_ account: Account) throws

  /// The customer who is logged in with a browser, if they have logged in at a moment or later.
  func customer(loggedInWith visitor: CustomerID, since moment: Date) throws -> CustomerID?
  /// The browsers with which a customer has logged in at a moment or later.
  func visitors(loggedInAs customer: CustomerID, since moment: Date) throws -> [CustomerID]
  /// The browsers with which staff and admins have, each with the role.
  func staffVisitors(since moment: Date) throws -> [CustomerID: Role]
  /// Logs everybody out who has logged in before a moment.
  func removeLogIns(before moment: Date) throws
  /// Logs a customer in with a browser, or whoever is logged in with it out.
  func logIn(_ customer: CustomerID?, with visitor: CustomerID, at moment: Date) throws
  /// Gives the orders of a browser to a customer.
  func giveOrders(of visitor: CustomerID, to customer: CustomerID) throws
  /// Gives one order to a customer.
  func give(_ order: OrderID, to customer: CustomerID) throws

  /// Takes a ticket out, if it is there: it fits once.
  func takeTicket(_ id: String) throws -> DoorTicket?
  /// Removes the tickets that were given before a moment.
  func removeTickets(before moment: Date) throws
  /// Adds a ticket.
  func add(_ ticket: DoorTicket) throws

  /// Whether a customer was logged in with a browser before.
  func knows(_ visitor: CustomerID, as customer: CustomerID) throws -> Bool
  /// Notes that a customer was logged in with a browser.
  func know(_ visitor: CustomerID, as customer: CustomerID, at moment: Date) throws
  /// Gives what is known of a browser to its next identity.
  func moveKnowledge(of visitor: CustomerID, to new: CustomerID) throws
  /// Forgets the browsers with which nobody was logged in since a moment.
  func forgetBrowsers(knownBefore moment: Date) throws

  /// The failures of a subject.
  func failedAttempts(of subject: String) throws -> FailedAttempts?
  /// Removes those whose last one came by a moment.
  func removeFailedAttempts(until moment: Date) throws
  /// Replaces them, or forgets them.
  func save(_ attempts: FailedAttempts?, of subject: String) throws

  /// The answer to a change that a visitor has asked for with this key.
  func answer(to key: String, of visitor: CustomerID) throws -> StoredAnswer?
  /// Stores what is answered to it; a second answer to it is an error.
  func save(_ answer: StoredAnswer, to key: String, of visitor: CustomerID) throws
  /// Gives the answers of a visitor to another one.
  func moveAnswers(of visitor: CustomerID, to new: CustomerID) throws
  /// Removes the answers that were given before a moment.
  func removeAnswers(before moment: Date) throws

  /// The changes with a greater number, in their order: of each resource and owner the newest, and no more than a limit.
  func changes(after number: Int, upTo limit: Int) throws -> [ShopChange]
  /// The greatest number that a change has had, or 0.
  func newestChange() throws -> Int
  /// Forgets the changes up to one with a number. In their place there is one of a blank path, which is everything.
  func removeChanges(upTo number: Int) throws

  /// Notes that somebody without an account has changed something with a browser.
  func note(_ guest: CustomerID, at moment: Date) throws
  /// Removes the carts and the codes of guests who have changed nothing since a moment, but for those of a few, which
  /// the next call removes: no call takes long.
  func removeGuests(before moment: Date) throws
}

extension ShopTransaction {
  /// The changes with a greater number, in their order: of each resource and owner the newest.
  public func changes(after number: Int) throws -> [ShopChange] {
    try changes(after: number, upTo: .max)
  }
}

/// A change of a resource of the API; what has become of it can be asked for there.
public struct ShopChange: Hashable, Sendable {
  /// The number, greater than those of all transactions before.
  public var number: Int
  /// The path of the resource, such as `products/mug`; blank for everything.
  public var path: String
  /// The customer whose resource it is; `nil` where it is everybody's.
  public var owner: CustomerID?

  /// Makes a change.
  public init(number: Int, path: String, owner: CustomerID?) {
    (self.number, self.path, self.owner) = (number, path, owner)
  }
}

/// An order with where it goes and when it was placed.
public struct PlacedOrder: Hashable, Sendable {
  /// The order.
  public var order: Order
  /// The address that it goes to; `nil` where it is picked up.
  public var address: Address?
  /// The person that it is for; `nil` where nobody was named.
  public var contact: Contact?
  /// How it travels.
  public var shipping: ShippingMethod.Kind
  /// When it was placed.
  public var placedAt: Date
  /// The code of the discount that it has used.
  public var discountCode: DiscountCode?
  /// The names that its products had then.
  public var names: [ProductID: String] = [:]

  /// Makes an order that has just been placed.
  public init(
    order: Order, address: Address?, contact: Contact? = nil, shipping: ShippingMethod.Kind,
    placedAt: Date
  ) {
    self.order = order
    self.address = address
    self.contact = contact
    self.shipping = shipping
    self.placedAt = placedAt
  }
}

/// The answer to a change, which is given again to the same key.
public struct StoredAnswer: Hashable, Sendable {
  /// The digest of the request, so that a key is not used for something else.
  public var request: RequestDigest
  /// When it was given.
  public var givenAt: Date
  /// The status of HTTP.
  public var status: Int
  /// The body.
  public var body: Data

  /// Makes an answer.
  public init(request: RequestDigest, givenAt: Date, status: Int, body: Data) {
    self.request = request
    self.givenAt = givenAt
    self.status = status
    self.body = body
  }
}

/// The error of a storage whose file was removed or replaced while it was in use: what is written there is lost.
public struct StorageLostError: Error, CustomStringConvertible {
  /// The file.
  public let path: String

  /// Makes the error of a file.
  public init(path: String) { self.path = path }

  /// The sentence for the operator.
  public var description: String {
    "'\(path)' was removed or replaced while the shop was running. No change is taken until the shop is started again."
  }
}

/// The error of a storage that another process holds for too long; nothing has changed.
public struct StorageBusyError: Error {
  /// Makes the error.
  public init() {}
}

/// The error of a storage that is not there at the moment. Whether a change was made is not known: who sends it again with
/// its key is told.
public struct StorageUnreachableError: Error, CustomStringConvertible {
  /// What the way to it says.
  public let reason: String

  /// Makes the error.
  public init(reason: String) { self.reason = reason }

  /// The sentence for the operator.
  public var description: String { "The storage is not there: \(reason)" }
}
