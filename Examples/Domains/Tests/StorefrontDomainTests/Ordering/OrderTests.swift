import Testing

@Suite("An order") struct OrderTests {
  @Test("An order costs its lines and its shipping")
  func total() { notYet() }

  @Test("A line is its price times its quantity, less its part of the discount")
  func lines() { notYet() }

  @Test("An order without lines, or with a line that makes no sense, is refused")
  func refused() { notYet() }

  @Test("An order keeps its status when an event is refused")
  func events() { notYet() }
}
