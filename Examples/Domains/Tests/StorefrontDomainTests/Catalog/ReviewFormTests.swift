import Foundation
import StorefrontDomain
import Testing

@Suite("The form for a review") struct ReviewFormTests {
  private let noon = Date(timeIntervalSince1970: 1_795_608_000)

  @Test("A form without problems is a review, without white space around its text")
  func good() throws {
    let review = try ReviewForm(rating: .four, text: " Holds tea. \n")
      .review(of: "mug", by: "ada", at: noon)
    #expect(review == Review(of: "mug", by: "ada", .four, text: "Holds tea.", at: noon))
    #expect(ReviewForm(rating: .one).problems == [])
  }

  @Test("All problems are told at once, in the order of the fields")
  func all() {
    let form = ReviewForm(text: String(repeating: "x", count: 1_001))
    #expect(form.problems == [.ratingMissing, .textTooLong(1_001)])
    #expect(form.problems.map(\.field) == [.rating, .text])
    let error = #expect(throws: ReviewProblems.self) {
      try form.review(of: "mug", by: "ada", at: noon)
    }
    #expect(
      error?.description == """
        The stars are missing. Choose one to five.
        The text has 1001 characters. Use 1000 at most.
        """)
  }

  @Test("A text of a thousand characters is not too long, however much space is around it")
  func longest() {
    #expect(
      ReviewForm(rating: .one, text: " " + String(repeating: "ä", count: 1_000) + " ").problems
        == [])
  }
}
