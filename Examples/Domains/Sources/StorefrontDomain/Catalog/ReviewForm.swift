#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A field of the form with which a customer reviews a product.
public enum ReviewField: Hashable, Sendable {
  /// How many stars are given.
  case rating
  /// The reasons.
  case text
}

/// One reason why a form makes no review yet.
public enum ReviewProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// No stars have been given.
  case ratingMissing
  /// The text has so many characters, which are too many.
  case textTooLong(Int)

  /// The field where the problem is solved.
  public var field: ReviewField {
    switch self {
    case .ratingMissing: .rating
    case .textTooLong: .text
    }
  }

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .ratingMissing: "The stars are missing. Choose one to five."
    case .textTooLong(let count):
      "The text has \(count) characters. Use \(ReviewForm.maximumLength) at most."
    }
  }
}

/// All reasons why a form makes no review, in the order of its fields; there is at least one.
public struct ReviewProblems: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reasons.
  public let problems: [ReviewProblem]

  /// The reasons for people, a line each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// The form with which a customer reviews a product, as far as it is filled in.
public struct ReviewForm: Hashable, Sendable {
  /// How many characters the text has at most.
  public static let maximumLength = 1_000

  /// The stars that are given; `nil` until they are.
  public var rating: Rating?
  /// The typed reasons; a review needs none.
  public var text: String

  /// Makes a form; an empty one unless told otherwise.
  public init(rating: Rating? = nil, text: String = "") {
    (self.rating, self.text) = (rating, text)
  }

  /// All that is wrong, in the order of the fields; empty where the form can be sent.
  public var problems: [ReviewProblem] {
    var problems: [ReviewProblem] = []
    if rating == nil { problems.append(.ratingMissing) }
    let count = text.trimmed.count
    if count > Self.maximumLength { problems.append(.textTooLong(count)) }
    return problems
  }

  /// The review that the form describes.
  ///
  /// - Throws: ``ReviewProblems`` with all that is wrong, not only the first.
  public func review(
    of product: ProductID, by author: CustomerID, at date: Date
  ) throws(ReviewProblems) -> Review {
    guard problems.isEmpty, let rating else { throw ReviewProblems(problems: problems) }
    return Review(of: product, by: author, rating, text: text.trimmed, at: date)
  }
}
