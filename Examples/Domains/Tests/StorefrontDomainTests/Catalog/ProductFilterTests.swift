import StorefrontDomain
import Testing

@Suite("The filter for products") struct ProductFilterTests {
  @Test(
    "The lower price is below the upper one; a blank price is no limit",
    arguments: [("", ""), ("5", ""), (" ", "5"), ("5", "5.01"), ("0", "5"), ("", "0")]
  )
  func valid(_ minimum: String, _ maximum: String) {
    let form = ProductFilterForm.prices(minimum, maximum)
    #expect(throws: Never.self) { try form.filter(in: .eur) }
  }

  struct Invalid: Sendable, CustomTestStringConvertible {
    let minimum: String, maximum: String, problem: ProductFilterProblem
    var testDescription: String { "“\(minimum)” to “\(maximum)” → \(problem)" }
    static let table = [
      Invalid(minimum: "5", maximum: "5", problem: .minimumNotBelowMaximum(eur(500), eur(500))),
      Invalid(minimum: "5", maximum: "4", problem: .minimumNotBelowMaximum(eur(500), eur(400))),
      Invalid(minimum: "-0.01", maximum: "", problem: .belowZero(eur(-1))),
      Invalid(minimum: "", maximum: "-3", problem: .belowZero(eur(-300))),
      Invalid(minimum: "x", maximum: "5", problem: .minimum(.notANumber("x", .eur))),
      Invalid(minimum: "5", maximum: "5,5", problem: .maximum(.notANumber("5,5", .eur))),
    ]
  }

  @Test(
    "Prices that are equal, the wrong way round, below zero or unreadable are refused",
    .tags(.badInput),
    arguments: Invalid.table
  )
  func invalid(_ example: Invalid) {
    let form = ProductFilterForm.prices(example.minimum, example.maximum)
    #expect(throws: example.problem) { try form.filter(in: .eur) }
  }

  struct Wish: Sendable, CustomTestStringConvertible {
    let minimum: String, maximum: String, category: CategoryID?, words: String
    let isMet: Bool
    init(
      _ minimum: String = "", _ maximum: String = "", in category: CategoryID? = nil,
      _ words: String = "", isMet: Bool
    ) {
      (self.minimum, self.maximum, self.category) = (minimum, maximum, category)
      (self.words, self.isMet) = (words, isMet)
    }
    var testDescription: String {
      let wish = "“\(minimum)” to “\(maximum)” in \(category?.text ?? "any"), “\(words)”"
      return "\(wish): \(isMet ? "the mug for 12.50 EUR" : "nothing")"
    }
    static let table = [
      Wish(isMet: true),
      Wish("12.50", isMet: true),
      Wish("12.51", isMet: false),
      Wish("", "12.50", isMet: true),
      Wish("", "12.49", isMet: false),
      Wish("12", "13", in: "kitchen", "tea mug", isMet: true),
      Wish(in: "garden", isMet: false),
      Wish("", "", "BLUE", isMet: true),
      Wish("", "", " oak  sons\n", isMet: true),
      Wish("", "", "blue coffee", isMet: false),
    ]
  }

  @Test(
    "A product is listed when it meets every wish: price, category and each word of the search",
    arguments: Wish.table
  )
  func matches(_ example: Wish) throws {
    var form = ProductFilterForm.prices(example.minimum, example.maximum)
    form.category = example.category
    form.searchText = example.words
    let matches = try form.filter(in: .eur).matches(among: [.mug])
    #expect(try matches.products == (example.isMet ? [.mug] : []))
  }

  @Test(
    "Words are found whatever their case, and however their letters are composed",
    arguments: [
      ("ΒΟΡΕΑΣ", "βορεας"), ("βορεας", "ΒΟΡΕΑΣ"), ("Straßenkarte", "STRASSENKARTE"),
      ("STRASSENKARTE", "straßenkarte"), ("Café", "cafe\u{301}"), ("Cafe\u{301}", "CAFÉ"),
      ("Ǆ", "ǆ"),
    ])
  func folding(name: String, words: String) throws {
    let mug = try Product.mug
    let product = Product(
      id: mug.id, name: try Name(name), price: mug.price, category: mug.category)
    var form = ProductFilterForm.prices("", "")
    form.searchText = words
    #expect(try form.filter(in: .eur).matches(among: [product]).products == [product])
  }

  @Test("A price in another currency meets no limit", arguments: [("1", ""), ("", "99")])
  func currencies(_ minimum: String, _ maximum: String) throws {
    let form = ProductFilterForm.prices(minimum, maximum)
    #expect(try form.filter(in: .usd).matches(among: [.mug]).products.isEmpty)
    #expect(try ProductFilterForm().filter(in: .usd).matches(among: [.mug]).products == [.mug])
  }

  @Test("A product that is not for sale is never listed")
  func inactive() throws {
    var mug = try Product.mug
    mug.isActive = false
    let jug = try Product.named("Jug")
    #expect(try ProductFilterForm().filter(in: .eur).matches(among: [mug, jug]).products == [jug])
  }

  @Test(
    "The number of matches is told; when nothing matches, the list is empty and says so",
    arguments: [
      ("none", "No product matches. Ask for less."), ("mug", "1 product matches."),
      ("", "2 products match."),
    ]
  )
  func counted(_ words: String, _ summary: String) throws {
    var form = ProductFilterForm()
    form.searchText = words
    #expect(try form.filter(in: .eur).matches(among: [.mug, .named("Jug")]).summary == summary)
  }

  @Test(
    "Each problem says how to solve it",
    arguments: [
      (.minimum(.blank(.eur)), "Lowest price: The amount is missing. Write it like 12.50."),
      (.maximum(.tooLarge), "Highest price: The amount is too large. Write a smaller one."),
      (
        .belowZero(eur(-1)),
        "A price cannot be below zero. Write zero or more instead of -0.01 EUR."
      ),
      (
        .minimumNotBelowMaximum(eur(2), eur(1)),
        "The lowest price, 0.02 EUR, is not below the highest, 0.01 EUR. Change one of them."
      ),
    ] as [(ProductFilterProblem, String)]
  )
  func sentences(_ problem: ProductFilterProblem, _ sentence: String) {
    #expect(problem.description == sentence)
  }
}

extension ProductFilterForm {
  fileprivate static func prices(_ minimum: String, _ maximum: String) -> Self {
    var form = ProductFilterForm()
    form.minimumPrice = minimum
    form.maximumPrice = maximum
    return form
  }
}
