import Testing

@Suite("The counter") struct CountTests {
  @Test("It goes up and down by one, below zero too") func steps() { notYet() }
  @Test("It stands still at the largest and at the smallest number that there is")
  func ends() { notYet() }
}

@Suite("Who is logged in") struct UserTests {
  @Test("A user has a name") func named() { notYet() }
  @Test("Without a name nobody is logged in") func nobody() { notYet() }
}
