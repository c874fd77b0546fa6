import Testing

@Suite("An amount of money")
struct MoneyTests {
  @Test("It is shown with two decimals")
  func shown() { notYet() }

  @Test("What is owed is less than nothing")
  func order() { notYet() }

  @Test("A thousand times ten cents are exactly 100.00")
  func exact() { notYet() }
}
