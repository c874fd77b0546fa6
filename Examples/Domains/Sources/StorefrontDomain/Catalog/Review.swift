#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The stars that a customer gives.
public enum Rating: Int, CaseIterable, Hashable, Sendable {
  /// The worst.
  case one = 1
  /// Rather bad.
  case two
  /// Neither good nor bad.
  case three
  /// Rather good.
  case four
  /// The best.
  case five
}

/// One customer's opinion of one product.
public struct Review: Hashable, Sendable {
  /// The product it is about.
  public let product: ProductID
  /// The customer who wrote it.
  public let author: CustomerID
  /// The stars that were given.
  public let rating: Rating
  /// The reasons that were given, if any.
  public let text: String
  /// When it was written.
  public let date: Date

  /// Makes a review.
  public init(
    of product: ProductID, by author: CustomerID, _ rating: Rating, text: String = "",
    at date: Date
  ) {
    self.product = product
    self.author = author
    self.rating = rating
    self.text = text
    self.date = date
  }
}

/// The reviews of all products, one for each customer and product.
public struct Reviews: Hashable, Sendable {
  private var reviews: [Review] = []

  /// Makes an empty collection.
  public init() {}

  /// Adds a review, in the place of the one that its author gave the product before.
  public mutating func add(_ review: Review) {
    let earlier = reviews.firstIndex {
      $0.product == review.product && $0.author == review.author
    }
    if let earlier { reviews[earlier] = review } else { reviews.append(review) }
  }

  /// The reviews of a product, in the order in which their authors first wrote one.
  public func about(_ product: ProductID) -> [Review] {
    reviews.filter { $0.product == product }
  }

  /// The average rating of a product; none when nobody has reviewed it.
  public func average(of product: ProductID) -> AverageRating? {
    let stars = about(product).map(\.rating.rawValue)
    return stars.isEmpty ? nil : AverageRating(stars: stars.reduce(0, +), count: stars.count)
  }
}
