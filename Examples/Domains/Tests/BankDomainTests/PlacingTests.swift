import Testing

@Suite("Placing a limit order")
struct PlacingTests {
  @Test("A purchase waits for its price and reserves the money for it")
  func buy() { notYet() }

  @Test("A sale waits for its price and reserves the shares for it")
  func sell() { notYet() }

  @Test("Reserved money cannot be withdrawn, what is left can")
  func reservedMoney() { notYet() }

  @Test("An order that needs a cent more than is free is refused, one that needs all is placed")
  func money() { notYet() }

  @Test("An order for a share more than is free is refused, one for all is placed")
  func shares() { notYet() }

  @Test("Shares of one company cannot be sold as those of another")
  func otherStock() { notYet() }

  @Test("An order is for one share at least")
  func noShares() { notYet() }

  @Test("A limit is above zero")
  func noPrice() { notYet() }

  @Test("An order is worth no more than can be counted")
  func tooLarge() { notYet() }

  @Test("A number is given to one order only, even when that has ended")
  func duplicate() { notYet() }

  @Test("Every refusal says what to do")
  func sentences() { notYet() }
}
