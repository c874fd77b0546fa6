import Foundation
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing

/// A shop in which histories are played, as three customers and an admin see it from outside.
@MainActor
protocol HistoryPlace: Sendable {
  /// Asks for something; `nil` where nobody answers.
  func ask(_ request: HistoryRequest) async -> TestShop.Answer?
  /// Asks for something, and kills the server meanwhile.
  func askAndKill(_ request: HistoryRequest) async throws
  /// Ends the server, and starts it again.
  func restart() async throws
  /// Sends what is in the outbox.
  func work(declines: Bool) async throws
  /// The status as far as a history knows it.
  func known(_ status: String) -> String
  /// The first of the other things that are not as the rules say, if any.
  func problem(with model: ShopModel) async -> String?
}

/// A request of a history.
struct HistoryRequest: Sendable {
  static let customers = ["a", "b", "c"].map { String(repeating: $0, count: 22) }
  static let admin = String(repeating: "d", count: 22)

  var visitor: String
  var method: String
  var path: String
  var body: String?
  var key: String?

  /// The request for an operation in a shop that looks so.
  init?(_ operation: ShopStep.Operation, in shop: ShopModel, key: String) {
    func order(_ number: Int) -> String {
      shop.purchases.isEmpty
        ? "1001" : "\(shop.purchases[number % shop.purchases.count].number)"
    }
    self.key = key
    visitor = Self.admin
    method = "POST"
    switch operation {
    case .add(let customer, let ware, let count):
      visitor = Self.customers[customer]
      path = "cart/lines"
      body = #"{"product":"\#(ware.id)","quantity":\#(count)}"#
    case .setQuantity(let customer, let ware, let count):
      visitor = Self.customers[customer]
      (method, path) = ("PUT", "cart/lines/\(ware.id)")
      body = #"{"quantity":\#(count)}"#
    case .remove(let customer, let ware):
      visitor = Self.customers[customer]
      (method, path) = ("DELETE", "cart/lines/\(ware.id)")
    case .setCode(let customer, let code):
      visitor = Self.customers[customer]
      (method, path) = ("PUT", "cart/code")
      body = #"{"code":"\#(shop.discounts[code].code)"}"#
    case .removeCode(let customer):
      visitor = Self.customers[customer]
      (method, path) = ("DELETE", "cart/code")
    case .order(let customer):
      visitor = Self.customers[customer]
      path = "orders"
      body = """
        {"total": {"minorUnits": \(shop.total(of: customer)), "currency": "EUR"},
        "shipping": "\(ShopModel.picksUp(customer) ? "pickup" : "standard")",
        "address": {"street": "Hauptstraße 1", "postalCode": "10115", "city": "Berlin",
        "country": "Germany"}}
        """
    case .cancelOwn(let customer, let order):
      visitor = Self.customers[customer]
      let own = shop.purchases.filter { $0.customer == customer }
      path = "orders/\(own.isEmpty ? 1001 : own[order % own.count].number)/events"
      body = #"{"event":"cancel"}"#
    case .ship(let number):
      path = "office/orders/\(order(number))/shipments"
      body = #"{"trackingNumber":"P"}"#
    case .partOf(let number):
      path = "office/orders/\(order(number))/shipments"
      let left = shop.purchases.isEmpty ? [:] : shop.purchases[number % shop.purchases.count].left
      let lines = left.filter { $0.value > 0 }.map { #"{"product":"\#($0.key)","quantity":1}"# }
      body = #"{"trackingNumber":"P","lines":[\#(lines.sorted().joined(separator: ","))]}"#
    case .handOver(let number), .deliver(let number), .return(let number), .cancel(let number):
      path = "office/orders/\(order(number))/events"
      let event =
        switch operation {
        case .handOver: "handOver"
        case .deliver: "deliver"
        case .return: "return"
        default: "cancel"
        }
      body = #"{"event":"\#(event)"}"#
    case .receive(let ware, let count):
      path = "office/stock/\(ware.id)/receipts"
      body = #"{"quantity":\#(count)}"#
    case .writeOff(let ware, let count):
      path = "office/stock/\(ware.id)/losses"
      body = #"{"quantity":\#(count)}"#
    case .work: return nil
    }
  }

  /// A question.
  init(_ path: String, as visitor: String) {
    (self.visitor, method, self.path) = (visitor, "GET", path)
  }
}

/// A shop of this process, whose server can be ended but not killed.
struct HistoryShop: HistoryPlace {
  let shop: TestShop

  func ask(_ request: HistoryRequest) async -> TestShop.Answer? {
    try? await shop.ask(
      request.method, request.path, request.body, key: request.key, as: request.visitor)
  }

  func askAndKill(_ request: HistoryRequest) async throws { try await restart() }

  func restart() async throws { try await shop.start() }

  func work(declines: Bool) async throws {
    shop.services.behave(declines ? .declined("There is not enough money.") : .fair)
    // What has failed before is tried again by then.
    shop.now += 3_600
    try await shop.work()
  }

  func known(_ status: String) -> String { status }

  func problem(with model: ShopModel) async -> String? {
    let charged = shop.services.charged.reduce(0) { $0 + $1.amount.minorUnits }
    let refunded = shop.services.refunded.reduce(0) { $0 + $1.amount.minorUnits }
    return charged - refunded == model.money
      ? nil : "the money is \(charged) less \(refunded), not \(model.money)"
  }
}

extension ShopStorage {
  /// Adds what histories begin with: an admin who has logged in long ago, and discounts.
  func prepareForHistories(at moment: Date) async throws {
    let form = RegistrationForm(
      name: "Admin", email: "admin@example.com", password: "correct horse battery")
    let customer = try form.customer(id: "admin")
    let hash = PasswordHash(cost: .least, salt: Data(count: 16), key: Data(count: 32))
    try await write { shop in
      try shop.save(Account(customer: customer, role: .admin, password: hash))
      for discount in ShopModel.firstDiscounts { try shop.save(discount) }
      try shop.logIn("admin", with: CustomerID(HistoryRequest.admin), at: moment)
    }
  }
}
