import Foundation
import Hummingbird
import StorefrontDomain

/// The reason why a request is refused, as JSON for programs (RFC 9457); nothing has changed then.
public struct Problem: Error, Hashable, Sendable, Codable {
  /// The status of HTTP.
  public var status: Int
  /// The sentence for people: what happened, and what to do.
  public var detail: String
  /// The part of the request that is wrong, such as `quantity`, where it is one.
  public var field: String?

  /// Makes a problem.
  public init(_ status: HTTPResponse.Status, _ detail: String, field: String? = nil) {
    self.status = status.code
    self.detail = detail
    self.field = field
  }

  /// Why an order is refused, with the names that products have in the shop.
  init(_ error: CheckoutError, names: [ProductID: String]) {
    func name(_ product: ProductID) -> String { names[product] ?? product.description }
    let words =
      switch error {
      case .notForSale(let products):
        "No longer for sale: \(products.map(name).joined(separator: ", ")). Take it out of the cart."
      case .pricesChanged(let changes):
        changes.map { "\(name($0.product)) now costs \($0.new), not \($0.old). " }.joined()
          + "Agree to it, or take it out."
      case .stock(let refused):
        refused.requests.map { "\(name($0.product)): \($0.error)" }.joined(separator: " ")
      default: error.description
      }
    self.init(.conflict, words, field: error.field)
  }

  /// Makes the problem that an error is for the client.
  init(_ error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let error as DecodingError: self = .init(error)
    case let error as CartError: self.init(error.status, error.description, field: error.field)
    case let error as CheckoutError: self.init(.conflict, error.description, field: error.field)
    case let error as ContactProblems:
      self.init(
        .unprocessableContent, error.description,
        field: error.problems.first.map { "contact.\($0.field)" })
    case let error as AddressProblems:
      self.init(.unprocessableContent, error.description, field: "address")
    case let error as OrderError: self.init(error)
    case let error as FulfillmentError: self.init(error)
    case let error as NewProductProblems:
      let field = error.problems.first.map { "\($0.field)" }
      self.init(.unprocessableContent, error.description, field: field)
    case let error as DiscountProblems:
      self.init(
        .unprocessableContent, error.description, field: error.problems.first?.field.rawValue)
    case let error as ReviewProblems:
      let field = error.problems.first.map { "\($0.field)" }
      self.init(.unprocessableContent, error.description, field: field)
    case let error as RegistrationProblems:
      let field = error.problems.first.map { "\($0.field)" }
      self.init(.unprocessableContent, error.description, field: field)
    case let error as SentPictureProblem:
      self.init(.unprocessableContent, error.description, field: "picture")
    case let error as MoneyError where error.isTooLarge:
      self.init(.unprocessableContent, error.description)
    case let error as ProductFilterProblem:
      self.init(.unprocessableContent, error.description, field: error.field)
    case let error as HTTPError:
      self.init(error.status, error.body ?? error.status.reasonPhrase)
    case is StorageBusyError:
      self.init(.serviceUnavailable, "The shop is busy. Send the request again.")
    case is StorageLostError, is StorageUnreachableError:
      self.init(.serviceUnavailable, "The shop can keep nothing at the moment. Try again later.")
    case is CancellationError:
      self.init(.serviceUnavailable, "The request was interrupted. Send it again.")
    default: self.init(.internalServerError, "Something went wrong. Try again later.")
    }
  }

  private init(_ error: DecodingError) {
    let (context, missing): (DecodingError.Context, (any CodingKey)?) =
      switch error {
      case .keyNotFound(let key, let context): (context, key)
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context, nil)
      @unknown default: (.init(codingPath: [], debugDescription: ""), nil)
      }
    let path = (context.codingPath + [missing].compactMap { $0 }).map(\.stringValue)
    let field = path.joined(separator: ".")
    self.init(
      .badRequest,
      field.isEmpty ? "The body is no JSON that is expected here." : "'\(field)' is wrong.",
      field: field.isEmpty ? nil : field)
  }

  /// The problem as an answer.
  func response() throws -> Response {
    var response = try Response(json: self, status: .init(code: status))
    response.headers[.contentType] = "application/problem+json"
    if status == HTTPResponse.Status.serviceUnavailable.code { response.headers[.retryAfter] = "1" }
    return response
  }
}

extension CheckoutError {
  fileprivate var field: String? {
    switch self {
    case .pricesChanged, .notForSale: "prices"
    case .emptyCart, .stock: "cart"
    default: nil
    }
  }
}

extension MoneyError {
  /// Whether somebody wants more than can be counted; all else is the shop's own mistake.
  fileprivate var isTooLarge: Bool {
    if case .tooLarge = self { true } else { false }
  }
}

extension CartError {
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .notInCart: .notFound
    case .quantityOutOfRange, .priceNotAboveZero, .otherCurrency: .unprocessableContent
    }
  }

  fileprivate var field: String? {
    switch self {
    case .quantityOutOfRange: "quantity"
    case .notInCart: "product"
    case .priceNotAboveZero, .otherCurrency: nil
    }
  }
}

extension ProductFilterProblem {
  fileprivate var field: String {
    switch self {
    case .minimum, .belowZero, .minimumNotBelowMaximum: "min"
    case .maximum: "max"
    }
  }
}
