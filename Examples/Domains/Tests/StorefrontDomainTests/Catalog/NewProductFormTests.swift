import Testing

@Suite("The form for a new product") struct NewProductFormTests {
  @Test("A form that is filled in correctly makes a product that is for sale")
  func made() { notYet() }

  @Test("Each problem is told with its field, all of them at once")
  func problems() { notYet() }

  @Test("A name exists once in a category, in whatever case it is written")
  func duplicates() { notYet() }

  @Test("Each problem says how to solve it")
  func sentences() { notYet() }
}
