import Testing

@Suite("The percent key")
struct PercentTests {
  @Test("A number becomes its hundredth")
  func hundredth() { notYet() }

  @Test("After + or − it is that part of the first number")
  func added() { notYet() }

  @Test("After × or ÷ it is the hundredth")
  func multiplied() { notYet() }

  @Test("A digit after it begins the number again, and the sum goes on")
  func digitAfter() { notYet() }

  @Test("It works on a result, and = goes on repeating")
  func onResult() { notYet() }
}
