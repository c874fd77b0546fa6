import Testing

@Suite("A password")
struct PasswordTests {
  @Test("A password shows as eight dots, however long it is")
  func showsDots() { notYet() }

  @Test("Who sends it can read it")
  func canBeRead() { notYet() }

  @Test("Passwords that differ are different, though they look the same")
  func differ() { notYet() }

  @Test("A command that carries a password does not show it")
  func commandsHideIt() { notYet() }

  @Test("Whatever has been typed, the login does not remember a password")
  func stateHasNone() { notYet() }
}
