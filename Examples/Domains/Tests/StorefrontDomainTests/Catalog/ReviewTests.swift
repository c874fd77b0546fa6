import Testing

@Suite("The reviews of a product") struct ReviewTests {
  @Test("The average is exact and shown with one decimal, half a tenth rounded up")
  func average() { notYet() }

  @Test("Without a review there is no average")
  func none() { notYet() }

  @Test("A second review of a customer for a product replaces the first, in its place")
  func replaced() { notYet() }

  @Test("A rating has one to five stars")
  func stars() { notYet() }
}
