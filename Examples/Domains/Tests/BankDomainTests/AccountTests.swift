import Testing

@Suite("An account")
struct AccountTests {
  @Test("A new account is empty, and nothing can be withdrawn")
  func opened() { notYet() }

  @Test("What is paid in and taken out stands in the statement, with its date and the balance")
  func story() { notYet() }

  @Test("All of it can be withdrawn")
  func everything() { notYet() }

  @Test("A cent more than there is cannot, and a refusal costs nothing")
  func insufficient() { notYet() }

  @Test("Only amounts above zero are paid in or out")
  func notPositive() { notYet() }

  @Test("A single cent can be paid in and out")
  func cent() { notYet() }

  @Test("More than can be counted is refused, and the balance stays")
  func tooLarge() { notYet() }

  @Test("A date before the last one in the statement is refused")
  func backdated() { notYet() }

  @Test("Every refusal says what to do")
  func sentences() { notYet() }
}
