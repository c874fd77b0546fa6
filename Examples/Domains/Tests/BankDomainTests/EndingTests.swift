import Testing

@Suite("An order that ends without a trade")
struct EndingTests {
  @Test("A cancelled order does not trade, and what it had reserved is free again")
  func cancelled() { notYet() }

  @Test("An order that is not there cannot be cancelled")
  func unknown() { notYet() }

  @Test("Neither can one that has traded, expired or been cancelled before")
  func notOpen() { notYet() }

  @Test("What became of an order has a word")
  func words() { notYet() }

  @Test("An order trades in its last moment, and a second later no more")
  func lastMoment() { notYet() }

  @Test("When an order expires, what it had reserved is free for a withdrawal or another order")
  func expired() { notYet() }

  @Test("Neither a traded nor a cancelled order expires later")
  func settled() { notYet() }

  @Test("An order that would end before it begins is refused, one that ends at once is not")
  func alreadyExpired() { notYet() }
}
