import Hummingbird
import StorefrontDomain

/// The requests about the addresses of whoever is logged in.
extension ShopActions {
  /// How many addresses somebody keeps at most.
  private static let mostAddresses = 20

  /// The addresses, the default one first; nobody's are none.
  func addresses(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read { shop in
      try Response(json: bodies(of: account(of: visitor, shop)?.customer))
    }
  }

  /// Adds an address at the end.
  func addAddress(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await changeAddresses(request, context) { customer, address in
      customer.add(address)
      guard customer.addresses.count <= Self.mostAddresses else {
        throw Problem(
          .unprocessableContent,
          "\(Self.mostAddresses) addresses are enough. Remove one first.", field: "street")
      }
    }
  }

  /// Takes an address out.
  func removeAddress(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await changeAddresses(request, context) { try $0.remove($1) }
  }

  /// Makes an address the default one.
  func setDefaultAddress(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await changeAddresses(request, context) { try $0.setDefault($1) }
  }

  private func changeAddresses(
    _ request: Request, _ context: ShopContext,
    _ change: @escaping @Sendable (inout Customer, Address) throws -> Void
  ) async throws -> Response {
    try await self.change(request, context) { (body: AddressBody, owner, shop) in
      guard var account = try shop.account(owner) else {
        throw Problem(.unauthorized, "Log in first.")
      }
      do {
        try change(&account.customer, try body.address())
      } catch let error as CustomerError {
        throw Problem(.notFound, error.description)
      }
      try shop.save(account)
      return (.ok, bodies(of: account.customer))
    }
  }

  private func bodies(of customer: Customer?) -> [AddressBody] {
    customer?.addresses.map { AddressBody($0) } ?? []
  }
}
