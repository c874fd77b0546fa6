import Foundation
import Hummingbird
import StorefrontDomain

/// The requests about discounts: customers type their codes, and staff write them.
extension ShopActions {
  /// Takes the code that a customer has typed, where it takes something off.
  func setCode(_ request: Request, _ context: ShopContext) async throws -> Response {
    let guesses = limits.code(from: context.client)
    return try await change(request, context, counting: guesses) {
      (body: CodeBody, visitor, shop) in
      let code: DiscountCode
      do throws(DiscountCodeError) { code = try DiscountCode(body.code) } catch {
        throw Problem(.unprocessableContent, error.description, field: "code")
      }
      let subtotal = try shop.cart(of: visitor).subtotal()
      if let error = try shop.refusal(of: code, for: subtotal, at: now()) {
        let problem = Problem(.unprocessableContent, error.description, field: "code")
        if case .unknownDiscount = error { throw WrongGuess(problem: problem) }
        throw problem
      }
      try shop.save(code, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  /// Takes the code of a customer out.
  func removeCode(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await change(request, context) { (_: Nothing, visitor, shop) in
      try shop.save(DiscountCode?.none, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  /// All discounts.
  func allDiscounts(_ context: ShopContext) async throws -> Response {
    try await office(.keepDiscounts, context) { try $0.discounts().map(DiscountBody.init) }
  }

  /// Adds a discount; one whose code is taken is refused.
  func addDiscount(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await change(request, context) { (body: DiscountFormBody, owner, shop) in
      try require(.keepDiscounts, of: owner, shop)
      let discount = try body.form.discount(in: terms.currency)
      guard try shop.discount(discount.code) == nil else {
        throw Problem(
          .unprocessableContent,
          "There is a discount \(discount.code) already. Choose another code.", field: "code")
      }
      try shop.save(discount)
      return (.created, DiscountBody(discount))
    }
  }
}

extension ShopTransaction {
  /// The discount of the code that a customer has typed, and what it takes off goods that cost so much; `nil` where
  /// that is nothing.
  func appliedDiscount(
    of visitor: CustomerID, to goods: Money, at moment: Date
  ) throws -> (discount: Discount, amount: Money)? {
    guard let code = try code(of: visitor), let discount = try discount(code),
      case .applies(let amount) = discount.result(for: goods, at: moment)
    else { return nil }
    return (discount, amount)
  }

  /// The reason why a code takes nothing off goods that cost so much, if there is one.
  func refusal(
    of code: DiscountCode, for goods: Money, at moment: Date
  ) throws -> CheckoutError? {
    guard let discount = try discount(code) else { return .unknownDiscount(code) }
    switch discount.result(for: goods, at: moment) {
    case .applies: return nil
    case .refused(let obstacles): return .discountRefused(code, obstacles)
    }
  }
}

extension Cart {
  /// The price of all lines.
  func subtotal() throws -> Money {
    try lines.reduce(.zero(currency)) { try $0 + $1.price * $1.quantity }
  }
}

/// A discount as staff get it.
private struct DiscountBody: Encodable {
  var code: String
  /// The part that is taken off, in hundredths of a percent, unless it is an amount.
  var percentage: Int?
  var amount: MoneyBody?
  var minimumOrder: MoneyBody?
  var start: Date
  var end: Date
  var usageLimit: Int
  var timesUsed: Int

  init(_ discount: Discount) {
    code = discount.code.description
    switch discount.benefit {
    case .percentage(let part): percentage = part.hundredths
    case .amount(let money): amount = MoneyBody(money)
    }
    minimumOrder = discount.minimumOrder.map(MoneyBody.init)
    (start, end) = (discount.start, discount.end)
    (usageLimit, timesUsed) = (discount.usageLimit, discount.timesUsed)
  }
}

/// The form of a discount as staff send it; moments are written as in ISO 8601.
private struct DiscountFormBody: Codable {
  var code: String
  var kind: String
  var value: String
  var minimumOrder: String
  var start: String
  var end: String
  var usageLimit: String

  var form: DiscountForm {
    get throws {
      var form = DiscountForm(from: try moment(start, "start"), until: try moment(end, "end"))
      guard let kind = DiscountForm.Kind(rawValue: kind) else {
        throw Problem(.unprocessableContent, "Use 'percentage' or 'amount'.", field: "kind")
      }
      (form.code, form.kind, form.value) = (code, kind, value)
      (form.minimumOrder, form.usageLimit) = (minimumOrder, usageLimit)
      return form
    }
  }

  private func moment(_ text: String, _ field: String) throws -> Date {
    // The strategy takes the 30th of February for the 2nd of March.
    let moment = text.isOfCalendar ? try? Date(text, strategy: .iso8601) : nil
    // The years 1 to 9999, which are all that JSON's dates have.
    let years =
      Date(timeIntervalSince1970: -62_135_596_800)..<(.init(timeIntervalSince1970: 253_402_300_800))
    guard let moment, years.contains(moment) else {
      throw Problem(
        .unprocessableContent,
        "“\(text.prefix(40))” is no moment. Write it like 2026-11-25T12:00:00Z.",
        field: field)
    }
    return moment
  }
}

extension String {
  /// Whether a moment as in ISO 8601 has a day and a time that there are.
  fileprivate var isOfCalendar: Bool {
    let pattern = #/(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+\-]\d{2}:?\d{2})/#
    guard let parts = wholeMatch(of: pattern)?.output else { return false }
    let day = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: Int(parts.1), month: Int(parts.2),
      day: Int(parts.3))
    return day.isValidDate
  }
}
