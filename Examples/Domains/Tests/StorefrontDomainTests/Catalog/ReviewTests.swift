import Foundation
import StorefrontDomain
import Testing

@Suite("The reviews of a product") struct ReviewTests {
  struct Average: Sendable, CustomTestStringConvertible {
    let stars: [Int], shown: String
    var testDescription: String { "\(stars) → \(shown)" }
    static let table = [
      Average(stars: [4], shown: "4.0"),
      Average(stars: [4, 5], shown: "4.5"),
      Average(stars: [4, 4, 5], shown: "4.3"),
      Average(stars: [4, 5, 5], shown: "4.7"),
      Average(stars: [4, 4, 4, 5], shown: "4.3"),
      Average(stars: [1, 1, 1, 1, 1, 1, 1, 2], shown: "1.1"),
    ]
  }

  @Test(
    "The average is exact and shown with one decimal, half a tenth rounded up",
    arguments: Average.table
  )
  func average(_ example: Average) throws {
    var reviews = Reviews()
    for (author, stars) in example.stars.enumerated() {
      reviews.add(.of("mug", by: "Customer \(author)", try #require(Rating(rawValue: stars))))
    }
    let average = try #require(reviews.average(of: "mug"))
    #expect(average.description == example.shown)
    #expect(average.stars == example.stars.reduce(0, +))
    #expect(average.count == example.stars.count)
  }

  @Test("Without a review there is no average, whatever other products have")
  func none() {
    var reviews = Reviews()
    reviews.add(.of("mug", by: "Customer 1", .five))
    #expect(reviews.average(of: "jug") == nil)
    #expect(reviews.about("jug").isEmpty)
  }

  @Test("A second review of a customer for a product replaces the first, in its place")
  func replaced() {
    let second = Review.of("mug", by: "Customer 1", .one)
    let others = [
      Review.of("mug", by: "Customer 2", .five), .of("jug", by: "Customer 1", .four),
    ]
    var reviews = Reviews()
    for review in [.of("mug", by: "Customer 1", .five)] + others + [second] { reviews.add(review) }
    #expect(reviews.about("mug") == [second, others[0]])
    #expect(reviews.about("jug") == [others[1]])
  }

  @Test("A review keeps what was written")
  func kept() {
    let date = Date(timeIntervalSince1970: 1)
    let review = Review(of: "mug", by: "Customer 1", .two, text: "It leaks.", at: date)
    #expect(review.rating == .two && review.text == "It leaks." && review.date == date)
    #expect(review.product == "mug" && review.author == "Customer 1")
  }

  @Test("A rating has one to five stars", .tags(.badInput))
  func stars() {
    #expect(Rating.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(Rating(rawValue: 0) == nil)
    #expect(Rating(rawValue: 6) == nil)
  }
}

extension Review {
  static func of(_ product: ProductID, by author: String, _ rating: Rating) -> Review {
    Review(of: product, by: CustomerID(author), rating, at: Date(timeIntervalSince1970: 0))
  }
}
