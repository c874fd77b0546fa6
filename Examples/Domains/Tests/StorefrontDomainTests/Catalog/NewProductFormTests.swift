import StorefrontDomain
import Testing

@Suite("The form for a new product") struct NewProductFormTests {
  @Test("A form that is filled in correctly makes a product that is for sale")
  func made() throws {
    var form = try NewProductForm.valid
    form.description = " Holds hot tea.\n"
    form.brand = try .oak
    let mug = try form.product(id: "mug", in: .eur, among: [.named("Jug")])
    #expect(try mug == .mug)
    #expect(mug.isActive)
  }

  @Test("A product that is changed fills the form, and may keep its name")
  func changed() throws {
    let form = try NewProductForm(.mug)
    #expect(form.price == "12.50")
    #expect(try form.product(id: "mug", in: .eur, among: [.mug]) == .mug)
    #expect(throws: NewProductProblems.self) {
      try form.product(id: "other", in: .eur, among: [.mug])
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let name: String, price: String, hasCategory: Bool, problems: [ProductProblem]
    var testDescription: String {
      let category = hasCategory ? "Kitchen" : "no category"
      return "“\(name.prefix(12))”, “\(price)”, \(category) → \(problems.map(\.field))"
    }
    static let longName = String(repeating: "m", count: 81)
    static let table = [
      Example(name: " ", price: "12.50", hasCategory: true, problems: [.name(.blank)]),
      Example(name: longName, price: "12.50", hasCategory: true, problems: [.name(.tooLong(81))]),
      Example(name: "Mug", price: "12.50", hasCategory: false, problems: [.categoryMissing]),
      Example(
        name: "Mug", price: "ten", hasCategory: true,
        problems: [.price(.unreadable(.notANumber("ten", .eur)))]
      ),
      Example(
        name: "Mug", price: "12.505", hasCategory: true,
        problems: [.price(.unreadable(.tooManyDecimals(.eur)))]
      ),
      Example(
        name: "Mug", price: "0", hasCategory: true, problems: [.price(.notAboveZero(eur(0)))]
      ),
      Example(
        name: "Mug", price: "-5", hasCategory: true, problems: [.price(.notAboveZero(eur(-500)))]
      ),
      Example(
        name: "", price: "", hasCategory: false,
        problems: [.name(.blank), .price(.unreadable(.blank(.eur))), .categoryMissing]
      ),
    ]
  }

  @Test(
    "Each problem is told with its field, all of them at once",
    .tags(.badInput),
    arguments: Example.table
  )
  func problems(_ example: Example) throws {
    var form = NewProductForm()
    form.name = example.name
    form.price = example.price
    form.category = example.hasCategory ? try .kitchen : nil
    let error = #expect(throws: NewProductProblems.self) {
      try form.product(id: "mug", in: .eur, among: [])
    }
    #expect(error?.problems == example.problems)
  }

  @Test("A name exists once in a category, in whatever case it is written", .tags(.badInput))
  func duplicates() throws {
    var form = try NewProductForm.valid
    form.name = "bLUE mUG "
    let error = #expect(throws: NewProductProblems.self) {
      try form.product(id: "other", in: .eur, among: [.named("Jug"), .mug])
    }
    #expect(try error?.problems == [.nameTaken(Name("bLUE mUG"), .kitchen)])
    form.category = try .garden
    #expect(throws: Never.self) { try form.product(id: "other", in: .eur, among: [.mug]) }
  }

  @Test("Each problem stands at its field and says how to solve it")
  func sentences() throws {
    let expected: [(ProductProblem, ProductField, String)] = [
      (.name(.blank), .name, "The name is missing. Write at least one letter."),
      (
        try .nameTaken(Name("Mug"), .kitchen), .name,
        "“Mug” is already in Kitchen. Choose another name or category."
      ),
      (
        .price(.unreadable(.blank(.eur))), .price,
        "The amount is missing. Write it like 12.50."
      ),
      (
        .price(.notAboveZero(eur(0))), .price,
        "A price of 0.00 EUR is not above zero. Use a higher one."
      ),
      (.categoryMissing, .category, "The category is missing. Choose one."),
    ]
    for (problem, field, sentence) in expected {
      #expect(problem.field == field)
      #expect(problem.description == sentence)
    }
  }

  @Test("All problems together are told a line each")
  func lines() throws {
    var form = try NewProductForm.valid
    form.name = ""
    form.category = nil
    let error = #expect(throws: NewProductProblems.self) {
      try form.product(id: "mug", in: .eur, among: [])
    }
    let lines = """
      The name is missing. Write at least one letter.
      The category is missing. Choose one.
      """
    #expect(error?.description == lines)
  }
}

extension NewProductForm {
  fileprivate static var valid: Self {
    get throws {
      var form = NewProductForm()
      form.name = " Blue Mug "
      form.price = "12.50"
      form.category = try .kitchen
      return form
    }
  }
}
