/// The reason why a form is no filter.
public enum ProductFilterProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was typed as the lowest price is no amount.
  case minimum(TypedMoneyError)
  /// What was typed as the highest price is no amount.
  case maximum(TypedMoneyError)
  /// A limit is below zero, as no price is.
  case belowZero(Money)
  /// The lowest price is not below the highest.
  case minimumNotBelowMaximum(Money, Money)

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .minimum(let error): "Lowest price: \(error)"
    case .maximum(let error): "Highest price: \(error)"
    case .belowZero(let limit):
      "A price cannot be below zero. Write zero or more instead of \(limit)."
    case .minimumNotBelowMaximum(let minimum, let maximum):
      "The lowest price, \(minimum), is not below the highest, \(maximum). Change one of them."
    }
  }
}

/// The form to find products, as far as it is filled in.
public struct ProductFilterForm: Hashable, Sendable {
  /// What was typed as the lowest price; blank means no limit.
  public var minimumPrice = ""
  /// What was typed as the highest price; blank means no limit.
  public var maximumPrice = ""
  /// The category that was chosen; none means all.
  public var category: CategoryID?
  /// What was typed as words to look for.
  public var searchText = ""

  /// Makes a form without any wish.
  public init() {}

  /// The filter that the form describes.
  ///
  /// - Throws: ``ProductFilterProblem``, the first in the order of the fields.
  public func filter(in currency: Currency) throws(ProductFilterProblem) -> ProductFilter {
    let minimum: Money?
    let maximum: Money?
    do throws(TypedMoneyError) { minimum = try limit(minimumPrice, currency) } catch {
      throw .minimum(error)
    }
    do throws(TypedMoneyError) { maximum = try limit(maximumPrice, currency) } catch {
      throw .maximum(error)
    }
    for case let limit? in [minimum, maximum] where limit.minorUnits < 0 {
      throw .belowZero(limit)
    }
    if let minimum, let maximum, minimum.minorUnits >= maximum.minorUnits {
      throw .minimumNotBelowMaximum(minimum, maximum)
    }
    return ProductFilter(
      minimum: minimum, maximum: maximum, category: category,
      words: searchText.folded.split(whereSeparator: \.isWhitespace).map(String.init)
    )
  }

  private func limit(_ text: String, _ currency: Currency) throws(TypedMoneyError) -> Money? {
    text.trimmed.isEmpty ? nil : try Money(typed: text, currency)
  }
}
