import Foundation
import GRDB
import StorefrontDomain

extension SQLiteTransaction {
  func reviews(of product: ProductID) throws -> Reviews {
    var reviews = Reviews()
    let rows = try Row.fetchAll(
      db, sql: "SELECT * FROM reviews WHERE product = ? ORDER BY position",
      arguments: [product.text])
    for row in rows {
      try reading("reviews", "\(product.text), \(row["author"] as String)") {
        let stars: Int = row["stars"]
        guard let rating = Rating(rawValue: stars) else { throw UnknownValue(stars, "rating") }
        reviews.add(
          Review(
            of: product, by: CustomerID(row["author"]), rating, text: row["text"],
            at: Date(timeIntervalSince1970: row["date"])))
      }
    }
    return reviews
  }

  func save(_ review: Review) throws {
    try db.execute(
      sql: """
        INSERT INTO reviews VALUES (
          :product, :author, (SELECT COALESCE(MAX(position), 0) + 1 FROM reviews), :stars, :text,
          :date)
        ON CONFLICT (product, author) DO UPDATE SET stars = :stars, text = :text, date = :date
        """,
      arguments: [
        "product": review.product.text, "author": review.author.text,
        "stars": review.rating.rawValue, "text": review.text,
        "date": review.date.timeIntervalSince1970,
      ])
  }
}
