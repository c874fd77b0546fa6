#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A field of the form for a discount.
public enum DiscountField: String, Hashable, Sendable {
  /// The code that customers type.
  case code
  /// How much is taken off.
  case value
  /// The least price of the goods.
  case minimumOrder
  /// The last day.
  case end
  /// How many orders may use it.
  case usageLimit
}

/// One thing that is wrong with a filled-in form.
public enum DiscountProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The code is none.
  case code(DiscountCodeError)
  /// The percentage is none from 0.01 to 100, or has more than two decimals.
  case percentage(String)
  /// The amount is none.
  case amount(TypedMoneyError)
  /// The minimum is no amount.
  case minimumOrder(TypedMoneyError)
  /// The minimum is below zero.
  case minimumBelowZero(Money)
  /// The number of uses is none from 1 to 1,000,000.
  case usageLimit(String)
  /// There cannot be such a discount.
  case discount(DiscountError)

  /// The field to put it right in.
  public var field: DiscountField {
    switch self {
    case .code: .code
    case .percentage, .amount, .discount(.nothingOff): .value
    case .minimumOrder, .minimumBelowZero: .minimumOrder
    case .discount(.neverValid): .end
    case .usageLimit, .discount(.usageLimitNotAboveZero): .usageLimit
    }
  }

  /// The reason and the remedy, for people.
  public var description: String {
    switch self {
    case .code(let error): error.description
    case .percentage(let text) where text.allSatisfy(\.isWhitespace):
      "The percentage is missing. Write one from 0.01 to 100, like 12.5."
    case .percentage(let text):
      "“\(text.shortened)” is not a percentage. Write one from 0.01 to 100, like 12.5."
    case .amount(let error), .minimumOrder(let error): error.description
    case .minimumBelowZero(let amount):
      "\(amount) is below zero. Write 0.00 or more, or leave the field blank."
    case .usageLimit(let text) where text.allSatisfy(\.isWhitespace):
      "The number of uses is missing. Write one from 1 to 1000000."
    case .usageLimit(let text):
      "“\(text.shortened)” is not a number of uses. Write one from 1 to 1000000."
    case .discount(let error): error.description
    }
  }
}

/// Everything that is wrong with a form; there is at least one problem.
public struct DiscountProblems: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the fields.
  public let problems: [DiscountProblem]

  /// The problems for people, a line each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// The form in which staff write a discount.
public struct DiscountForm: Hashable, Sendable {
  /// The way in which something is taken off.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A part of what the goods cost.
    case percentage
    /// An amount.
    case amount
  }

  /// The code as it is typed.
  public var code = ""
  /// Whether a part or an amount is taken off.
  public var kind = Kind.percentage
  /// How much is taken off, as it is typed.
  public var value = ""
  /// The least price of the goods, as it is typed; blank for no minimum.
  public var minimumOrder = ""
  /// The first moment at which it applies.
  public var start: Date
  /// The first moment at which it no longer applies.
  public var end: Date
  /// How many orders may use it, as it is typed.
  public var usageLimit = "100"

  /// Makes a form for a discount that applies for a while.
  public init(from start: Date, until end: Date) { (self.start, self.end) = (start, end) }

  /// The problems, in the order of the fields.
  public func problems(in currency: Currency) -> [DiscountProblem] {
    do throws(DiscountProblems) {
      _ = try discount(in: currency)
      return []
    } catch {
      return error.problems
    }
  }

  /// Makes the discount.
  public func discount(in currency: Currency) throws(DiscountProblems) -> Discount {
    var problems: [DiscountProblem] = []
    let code = noting(&problems) { () throws(DiscountProblem) in try checkedCode() }
    let benefit = noting(&problems) { () throws(DiscountProblem) in try checkedBenefit(currency) }
    let minimum = noting(&problems) { () throws(DiscountProblem) in try checkedMinimum(currency) }
    if start >= end { problems.append(.discount(.neverValid)) }
    let limit = Int(usageLimit.trimmed).flatMap { 1...1_000_000 ~= $0 ? $0 : nil }
    if limit == nil { problems.append(.usageLimit(usageLimit)) }
    guard problems.isEmpty, let code, let benefit, let minimum, let limit else {
      throw DiscountProblems(problems: problems)
    }
    do throws(DiscountError) {
      return try Discount(
        code, benefit, minimumOrder: minimum, from: start, until: end, usageLimit: limit)
    } catch {
      throw DiscountProblems(problems: [.discount(error)])
    }
  }

  private func checkedCode() throws(DiscountProblem) -> DiscountCode {
    do throws(DiscountCodeError) { return try DiscountCode(code) } catch { throw .code(error) }
  }

  private func checkedBenefit(_ currency: Currency) throws(DiscountProblem) -> Discount.Benefit {
    switch kind {
    case .percentage:
      guard let percentage = Percentage(typed: value), percentage.hundredths > 0 else {
        throw .percentage(value)
      }
      return .percentage(percentage)
    case .amount:
      let amount: Money
      do throws(TypedMoneyError) { amount = try Money(typed: value, currency) } catch {
        throw .amount(error)
      }
      guard amount.minorUnits > 0 else { throw .discount(.nothingOff) }
      return .amount(amount)
    }
  }

  private func checkedMinimum(_ currency: Currency) throws(DiscountProblem) -> Money? {
    guard !minimumOrder.trimmed.isEmpty else { return nil }
    let minimum: Money
    do throws(TypedMoneyError) { minimum = try Money(typed: minimumOrder, currency) } catch {
      throw .minimumOrder(error)
    }
    guard minimum.minorUnits >= 0 else { throw .minimumBelowZero(minimum) }
    return minimum
  }
}

extension Percentage {
  /// Reads a percentage as people type it: "12.5", "12.5 %"; `nil` if it is none from 0 to 100 with at most two decimals.
  fileprivate init?(typed text: String) {
    var text = text.trimmed
    if text.hasSuffix("%") { text = String(text.dropLast()).trimmed }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.dropFirst().first ?? "0"
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    guard isPlain, decimals.count <= 2, let whole = Int(parts[0]), whole <= 100,
      let rest = Int(decimals + String(repeating: "0", count: 2 - decimals.count)),
      let percentage = try? Percentage(hundredths: whole * 100 + rest)
    else { return nil }
    self = percentage
  }
}

/// The value, or `nil` and one more problem.
private func noting<Value>(
  _ problems: inout [DiscountProblem], _ value: () throws(DiscountProblem) -> Value
) -> Value? {
  do throws(DiscountProblem) {
    return try value()
  } catch {
    problems.append(error)
    return nil
  }
}
