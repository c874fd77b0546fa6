import Testing

@Suite("The length of a stand-up")
struct LengthTests {
  @Test("It is a whole number of minutes from 5 to 30")
  func range() { notYet() }

  @Test("Anything shorter or longer is refused")
  func refused() { notYet() }

  @Test("A slider pushed too far gives the nearest length there is")
  func clamped() { notYet() }

  @Test("In seconds it is sixty times its minutes")
  func duration() { notYet() }

  @Test("A new stand-up takes 5 minutes until somebody says otherwise")
  func first() { notYet() }
}
