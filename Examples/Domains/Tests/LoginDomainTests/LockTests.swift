import Testing

@Suite("A locked account")
struct LockTests {
  @Test("The server can lock the account too, at the first try")
  func byTheServer() { notYet() }

  @Test("While it is locked a tap sends nothing: a banner says how long to wait")
  func tap() { notYet() }

  @Test("The banner counts the minutes down, begun ones included")
  func countsDown() { notYet() }

  @Test("After 15 minutes the lock is gone, and with it the banner")
  func ends() { notYet() }

  @Test("A timer that fires when nothing is locked means nothing")
  func strayTimer() { notYet() }

  @Test("A clock that is set back locks for 15 minutes from then, not longer")
  func clockSetBack() { notYet() }

  @Test("A moment that is no date locks for 15 minutes from the next real one")
  func noDate() { notYet() }

  @Test("Fractions of a second never make it 16 minutes")
  func fractions() { notYet() }
}
