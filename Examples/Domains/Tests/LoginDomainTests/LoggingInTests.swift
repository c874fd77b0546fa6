import Testing

@Suite("Logging in")
struct LoggingInTests {
  @Test("A tap on Log in sends the user name and the password")
  func sends() { notYet() }

  @Test("Spaces around the user name are dropped, those of the password are kept")
  func trims() { notYet() }

  @Test("A blank user name is not sent: a banner asks for it")
  func blankUsername() { notYet() }

  @Test("An empty password is not sent: a banner asks for it")
  func emptyPassword() { notYet() }

  @Test("A password of nothing but spaces is a password")
  func passwordOfSpaces() { notYet() }

  @Test("The next request hides the banner")
  func hidesBanner() { notYet() }

  @Test("A second tap while a request is under way sends nothing")
  func secondTap() { notYet() }

  @Test("Who has logged in sees the landing screen")
  func landing() { notYet() }

  @Test("A failure is shown in a banner")
  func failure() { notYet() }

  @Test("After a failure one can try again, with a request that has the next number")
  func tryAgain() { notYet() }

  @Test("Who is logged in cannot log in once more")
  func alreadyLoggedIn() { notYet() }

  @Test("Logging out shows the landing screen without a user")
  func logout() { notYet() }

  @Test("Who is not logged in cannot log out")
  func logoutWithoutLogin() { notYet() }
}
