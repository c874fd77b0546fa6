import Testing

@Suite("The stock of several products") struct StockTests {
  @Test("Everything that is asked for is reserved, or nothing")
  func reserved() { notYet() }

  @Test("Everything that is short is told at once, with what is there")
  func short() { notYet() }

  @Test("A product that never came in has a stock of zero")
  func unknown() { notYet() }
}
