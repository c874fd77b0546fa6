import Testing

@Suite("An amount divided over lines") struct AllocationTests {
  @Test("Left-over cents go to the largest remainders, among equals to the earlier lines")
  func shares() { notYet() }

  @Test("No cent is lost or made, whatever the amount and the weights")
  func everyCase() { notYet() }

  @Test("Without a line of any weight there is nothing to divide over")
  func refused() { notYet() }
}
