import Testing

@Suite("A price that reaches a limit")
struct TradingTests {
  @Test("A purchase trades at its limit or below, a sale at its limit or above, also after a jump")
  func reached() { notYet() }

  @Test("A purchase pays its limit, not the price, and the shares are there")
  func purchase() { notYet() }

  @Test("A sale brings its limit, not the price, and the shares are gone")
  func sale() { notYet() }

  @Test("Bought low and sold high: the statement tells the story")
  func story() { notYet() }

  @Test("An order trades once")
  func once() { notYet() }

  @Test("A price before the order does not count: it waits for the next one")
  func earlierPrice() { notYet() }

  @Test("The price of another company means nothing")
  func otherStock() { notYet() }

  @Test("Orders of equal price trade in the order in which they were placed")
  func placedFirst() { notYet() }

  @Test("Sales come before purchases; the lowest sale and the highest purchase come first")
  func betterFirst() { notYet() }

  @Test("A price is above zero")
  func noPrice() { notYet() }

  @Test("Nothing happens before what has happened: an earlier date is refused")
  func backdated() { notYet() }

  @Test("A sale that brings more than can be counted waits until there is room")
  func tooMuchMoney() { notYet() }

  @Test("A purchase of more shares than can be counted waits")
  func tooManyShares() { notYet() }

  @Test("Nothing but an amount above zero is paid in or out")
  func notPositive() { notYet() }
}
