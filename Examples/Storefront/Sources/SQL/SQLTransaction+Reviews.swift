internal import Foundation
internal import StorefrontDomain

extension SQLTransaction {
  func reviews(of product: ProductID) throws -> Reviews {
    var reviews = Reviews()
    let rows = try db.rows(
      "SELECT * FROM reviews WHERE product = ? ORDER BY position", product.text)
    for row in rows {
      try reading("reviews", "\(product.text), \(try row["author"] as String)") {
        let stars: Int = try row["stars"]
        guard let rating = Rating(rawValue: stars) else { throw UnknownValue(stars, "rating") }
        reviews.add(
          Review(
            of: product, by: CustomerID(try row["author"]), rating, text: try row["text"],
            at: try row["date"]))
      }
    }
    return reviews
  }

  func save(_ review: Review) throws {
    try db.execute(
      """
      INSERT INTO reviews VALUES (
        ?, ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM reviews), ?, ?, ?)
      ON CONFLICT (product, author) DO UPDATE SET stars = excluded.stars, text = excluded.text,
        date = excluded.date
      """, review.product.text, review.author.text,
      review.rating.rawValue, review.text,
      review.date)
  }
}
