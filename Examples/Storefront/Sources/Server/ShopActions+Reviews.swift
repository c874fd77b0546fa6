import Foundation
import Hummingbird
import StorefrontDomain

/// The requests about what customers think of a product.
extension ShopActions {
  func reviews(_ context: ShopContext) async throws -> Response {
    let id = ProductID(try context.parameter("id"))
    return try await storage.read { shop in
      guard let product = try shop.product(id), product.isActive else { throw Problem.noProduct }
      return try Response(json: reviewsBody(of: id, shop))
    }
  }

  /// Adds the review of a person who is logged in, in the place of their earlier one.
  func addReview(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = ProductID(try context.parameter("id"))
    return try await change(request, context) { (body: ReviewFormBody, owner, shop) in
      guard try shop.account(owner) != nil else { throw Problem(.unauthorized, "Log in first.") }
      guard let product = try shop.product(id), product.isActive else { throw Problem.noProduct }
      let form = ReviewForm(rating: Rating(rawValue: body.stars), text: body.text)
      try shop.save(try form.review(of: id, by: owner, at: now()))
      return (.created, try reviewsBody(of: id, shop))
    }
  }

  private func reviewsBody(of product: ProductID, _ shop: any ShopTransaction) throws -> ReviewsBody
  {
    let all = try shop.reviews(of: product)
    return ReviewsBody(
      average: all.average(of: product).map { "\($0)" },
      reviews: try all.about(product).map { review in
        ReviewsBody.Review(
          author: try shop.account(review.author)?.customer.name ?? "Somebody",
          stars: review.rating.rawValue, text: review.text, date: review.date)
      })
  }
}

struct ReviewFormBody: Codable {
  /// 1 to 5.
  var stars: Int
  var text: String
}

struct ReviewsBody: Encodable {
  struct Review: Encodable {
    var author: String
    var stars: Int
    var text: String
    var date: Date
  }

  /// The average, such as `4.5`.
  var average: String?
  /// The newest last.
  var reviews: [Review]
}
