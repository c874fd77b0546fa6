import Foundation
import StorefrontDomain
import VitroWeb

/// The address at which a browser gets another identity, after a log-in or a log-out: what was sent before that
/// is worth nothing afterwards, whoever has seen it.
struct ShopDoor: Sendable {
  static let path = "/door"
  /// How long a browser is known by which somebody was in, in seconds: as long as browsers keep a cookie.
  private static let knownLifetime: TimeInterval = 400 * 24 * 60 * 60

  let storage: any ShopStorage
  let now: @Sendable () -> Date

  /// The address with a ticket.
  static func address(of ticket: DoorTicket) -> String { "\(path)?ticket=\(ticket.id)" }

  /// Lets a browser through with a ticket that is its own, and leads in any case to the page of the shop that `next`
  /// names.
  func respond(to request: WebRequest) async throws -> WebResponse {
    let next = request.queryItems.first { $0.name == "next" }?.value ?? ""
    var response = WebResponse(
      status: .seeOther,
      headers: [.location: Self.isOfShop(next) ? next : "/", .cacheControl: "no-store"])
    let ticket = request.queryItems.first { $0.name == "ticket" }?.value
    guard request.method == .get, let id = ticket,
      let visitor = request.visitor.map(CustomerID.init(_:))
    else { return response }
    let moment = now()
    var renewed = response
    let new = CustomerID(request.renewVisitor(in: &renewed))
    let isLetIn = try await storage.write { shop in
      try shop.removeTickets(before: moment - DoorTicket.lifetime)
      try shop.removeLogIns(before: moment - ShopServer.logInLifetime)
      let ticket = try shop.takeTicket(id)
      guard let ticket, ticket.visitor == visitor else { return false }
      try shop.logIn(nil, with: visitor, at: moment)
      // A change that is asked for again, by the browser that has another identity now, is still done once.
      try shop.moveAnswers(of: visitor, to: new)
      try shop.forgetBrowsers(knownBefore: moment - Self.knownLifetime)
      try shop.moveKnowledge(of: visitor, to: new)
      guard let customer = ticket.customer else { return true }
      try shop.logIn(customer, with: new, at: moment)
      try shop.know(new, as: customer, at: moment)
      try shop.giveOrders(of: visitor, to: customer)
      try shop.moveCart(of: visitor, to: customer)
      return true
    }
    if isLetIn { response = renewed }
    return response
  }

  /// Whether an address is a path of the shop: no browser takes it for one of another server.
  private static func isOfShop(_ address: String) -> Bool {
    address.hasPrefix("/") && !address.hasPrefix("//") && !address.contains("\\")
      && address.utf8.allSatisfy { 0x21...0x7E ~= $0 }
  }
}

extension ShopTransaction {
  /// The person who is logged in with a browser, else the browser itself: the owner of a cart and of orders.
  func owner(of visitor: CustomerID, at moment: Date) throws -> CustomerID {
    try customer(loggedInWith: visitor, at: moment) ?? visitor
  }

  /// The person who is logged in with a browser, and has not been for too long.
  func customer(loggedInWith visitor: CustomerID, at moment: Date) throws -> CustomerID? {
    try customer(loggedInWith: visitor, since: moment - ShopServer.logInLifetime)
  }

  /// Puts what is in a browser's cart into a customer's, as far as it fits in there.
  fileprivate func moveCart(of visitor: CustomerID, to customer: CustomerID) throws {
    let new = try cart(of: visitor)
    guard !new.lines.isEmpty else { return }
    var all = try cart(of: customer)
    for line in new.lines {
      let old = all.lines.first { $0.product == line.product }?.quantity ?? 0
      if old > 0 { try all.remove(line.product) }
      try all.add(
        line.product, min(old + line.quantity, Cart.maximumQuantity), at: line.price)
    }
    try save(all, of: customer)
    if let code = try code(of: visitor) {
      try save(code, of: customer)
      try save(DiscountCode?.none, of: visitor)
    }
    try save(Cart(in: new.currency), of: visitor)
  }
}
