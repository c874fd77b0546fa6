public import Foundation
import Hummingbird
public import Logging
public import StorefrontDomain
public import VitroWeb

/// The server of a shop: an API in JSON under `/api/v1`, over a storage. The rules of the domain decide.
public struct ShopServer: Sendable {
  /// How many products a page of the catalogue has.
  public static let pageSize = 12
  /// How long the answer to a change is kept, in seconds: a key that comes later is a new wish.
  public static let answerLifetime: TimeInterval = 24 * 60 * 60
  /// How many orders are told at once.
  public static let orderPageSize = 50
  /// How long somebody stays logged in with a browser, in seconds: 30 days.
  public static let logInLifetime: TimeInterval = 30 * 24 * 60 * 60

  let storage: any ShopStorage
  let terms: ShopTerms
  let passwords: PasswordHasher
  let now: @Sendable () -> Date
  private let logger: Logger
  private let door: ShopDoor
  private let responder: any HTTPResponder<ShopContext>
  private let refusals: any HTTPResponder<ShopContext>

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - storage: Where everything is kept.
  ///   - terms: What shipping costs, and the tax.
  ///   - limits: The limits of what one client may do.
  ///   - passwords: The thread that hashes passwords.
  ///   - now: The present moment.
  ///   - heartbeat: How often a stream of changes says that it is still there.
  ///   - clock: The clock of the heartbeat.
  ///   - logger: Where errors are told that are nobody's fault.
  public init(
    storage: any ShopStorage, terms: ShopTerms, limits: ShopLimits = ShopLimits(),
    passwords: PasswordHasher,
    now: @escaping @Sendable () -> Date = { Date() }, heartbeat: Duration = .seconds(15),
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "storefront")
  ) {
    self.storage = storage
    self.terms = terms
    self.passwords = passwords
    self.now = now
    self.logger = logger
    door = ShopDoor(storage: storage, now: now)
    let actions = ShopActions(
      storage: storage, terms: terms, limits: limits, passwords: passwords, now: now,
      heartbeat: heartbeat,
      clock: clock, feed: ChangeFeed(storage: storage, now: now),
      housekeeping: Housekeeping(storage: storage, limits: limits))
    responder = actions.router.buildResponder()
    refusals = actions.refusals.buildResponder()
  }

  /// The answer to a request of the API, or at the door; `nil` where it is neither.
  public func respond(to request: WebRequest) async throws -> WebResponse? {
    guard request.path == ShopDoor.path || request.path.hasPrefix("/api/") else { return nil }
    guard request.query?.contains("%00") != true else {
      let problem = Problem(.badRequest, "The address contains a character that is none.")
      return try await WebResponse(problem.response())
    }
    if request.path == ShopDoor.path { return try await door.respond(to: request) }
    let context = ShopContext(
      source: .init(
        logger: logger, visitor: request.visitor, client: request.clientAddress ?? ""))
    let response = try await answer(to: Request(request), context)
    return try await WebResponse(
      request.method == .head ? response.createHeadResponse() : response)
  }

  private func answer(to request: Request, _ context: ShopContext) async throws -> Response {
    do {
      let response = try await responder.respond(to: request, context: context)
      guard response.status.code >= 400 else { return response }
      return try await refusal(response.status, of: request, context)
    } catch {
      let problem = Problem(error)
      if problem.status == 500 || error is StorageLostError || error is StorageUnreachableError {
        logger.error("\(request.method) \(request.uri.path): \(error)")
      }
      return try problem.response()
    }
  }

  /// The router says no more than the status, and 404 also where it is the method that is wrong.
  private func refusal(
    _ status: HTTPResponse.Status, of request: Request, _ context: ShopContext
  ) async throws -> Response {
    if status == .notFound {
      var head = request.head
      head.method = .get
      let asked = Request(head: head, body: request.body)
      let refusal = try await refusals.respond(to: asked, context: context)
      if refusal.status == .methodNotAllowed { return refusal }
    }
    return try Problem(status, "\(status.reasonPhrase).").response()
  }
}

/// The settings of a shop.
public struct ShopTerms: Sendable {
  /// The currency of all prices.
  public var currency: Currency
  /// The ways in which an order can travel.
  public var shipping: [ShippingMethod]
  /// The tax within all prices.
  public var taxRate: Percentage

  /// Makes terms.
  public init(currency: Currency, shipping: [ShippingMethod], taxRate: Percentage) {
    self.currency = currency
    self.shipping = shipping
    self.taxRate = taxRate
  }
}

extension ShopTerms {
  /// Euros with a tax of 19 %, and three ways of shipping.
  public static func standard() throws -> ShopTerms {
    func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }
    return ShopTerms(
      currency: .eur,
      shipping: [
        try ShippingMethod(.standard, price: euros(4_90), freeFrom: euros(50_00)),
        try ShippingMethod(.express, price: euros(12_90)),
        try ShippingMethod(.pickup, price: euros(0)),
      ],
      taxRate: try Percentage(hundredths: 19_00))
  }
}

/// The context of a request: the visitor whose it is.
struct ShopContext: RequestContext {
  struct Source: RequestContextSource {
    var logger: Logger
    var visitor: String?
    var client: String
  }

  /// More than anybody has to say, in bytes.
  let maxUploadSize = 16 * 1_024
  var coreContext: CoreRequestContextStorage
  private let visitorID: String?
  /// The network address that asks; blank where none is known.
  let client: String

  init(source: Source) {
    coreContext = .init(source: source)
    visitorID = source.visitor
    client = source.client
  }

  /// A part of the path, as it was before it was written for a path.
  func parameter(_ name: String) throws -> String {
    let text = try parameters.require(name).removingPercentEncoding
    guard let text, !text.contains("\0") else {
      throw Problem(.badRequest, "The path contains a character that is none.")
    }
    return text
  }

  /// The browser whose cart and orders are meant.
  func visitor() throws -> CustomerID {
    guard let visitorID else {
      throw Problem(.unauthorized, "It is not known who asks. Open a page of the shop first.")
    }
    return CustomerID(visitorID)
  }
}
