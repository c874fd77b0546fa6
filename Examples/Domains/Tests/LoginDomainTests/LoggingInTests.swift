import LoginDomain
import Testing

@Suite("Logging in")
struct LoggingInTests {
  @Test("A tap on Log in sends the user name and the password", .tags(.commandsNeedNoMocks))
  func sends() {
    var login = Login()
    #expect(
      login.loginTapped(username: "blob", password: "secret")
        == [.sendLoginRequest(LoginRequest(id: 1, username: "blob", password: "secret"))]
    )
  }

  @Test("A user whom the server knows already is logged in, and can log out")
  func known() {
    var login = Login(.blob)
    #expect(login.state == .loggedIn(.blob))
    #expect(login.loginTapped(username: "blob", password: "secret") == [])
    #expect(login.logoutTapped() == [.showLandingScreen(nil)])
    #expect(Login(nil) == Login())
  }

  @Test("Spaces around the user name are dropped, those of the password are kept")
  func trims() {
    var login = Login()
    #expect(
      login.loginTapped(username: " \tblob the 2nd\n", password: " secret ")
        == [.sendLoginRequest(LoginRequest(id: 1, username: "blob the 2nd", password: " secret "))]
    )
  }

  @Test(
    "A blank user name is not sent: a banner asks for it", .tags(.badInput),
    arguments: ["", " ", "\n\t \u{3000}"]
  )
  func blankUsername(_ username: String) {
    var login = Login()
    #expect(
      login.loginTapped(username: username, password: "")
        == [.showErrorBanner("Enter your e-mail address.")]
    )
  }

  @Test("An empty password is not sent: a banner asks for it", .tags(.badInput))
  func emptyPassword() {
    var login = Login()
    #expect(
      login.loginTapped(username: "blob", password: "")
        == [.showErrorBanner("Enter your password.")]
    )
  }

  @Test("A password of nothing but spaces is a password")
  func passwordOfSpaces() {
    var login = Login()
    #expect(
      login.loginTapped(username: "b", password: "  ")
        == [.sendLoginRequest(LoginRequest(id: 1, username: "b", password: "  "))]
    )
  }

  @Test("The next request hides the banner")
  func hidesBanner() {
    var login = Login()
    _ = login.loginTapped(username: "blob", password: "")
    #expect(
      login.loginTapped(username: "blob", password: "secret") == [
        .hideErrorBanner,
        .sendLoginRequest(LoginRequest(id: 1, username: "blob", password: "secret")),
      ]
    )
  }

  @Test("A second tap while a request is under way sends nothing", .tags(.badInput))
  func secondTap() {
    var login = Login.waiting()
    #expect(login.loginTapped(username: "blob", password: "secret") == [])
    #expect(login == .waiting())
  }

  @Test("Who has logged in sees the landing screen")
  func landing() {
    var login = Login.waiting()
    #expect(login.handleLogin(.success(.blob), of: 1, at: .noon) == [.showLandingScreen(.blob)])
  }

  @Test(
    "A failure is shown in a banner",
    arguments: [
      (.wrongPassword, "The e-mail address or the password is wrong. Check both and try again."),
      (.noConnection, "There is no connection. Check the network and try again."),
      (.failed, "Failed to log in"),
    ] as [(LoginError, String)]
  )
  func failure(_ error: LoginError, _ sentence: String) {
    var login = Login.waiting()
    let commands = login.handleLogin(.failure(error), of: 1, at: .noon)
    #expect(commands == [.showErrorBanner(sentence)])
    #expect(error.description == sentence)
  }

  @Test("After a failure one can try again, with a request that has the next number")
  func tryAgain() {
    var login = Login.waiting().answered(.failure(.failed), of: 1)
    #expect(
      login.loginTapped(username: "blob", password: "sesame") == [
        .hideErrorBanner,
        .sendLoginRequest(LoginRequest(id: 2, username: "blob", password: "sesame")),
      ]
    )
  }

  @Test("Who is logged in cannot log in once more", .tags(.badInput))
  func alreadyLoggedIn() {
    var login = Login.loggedIn
    #expect(login.loginTapped(username: "blob", password: "secret") == [])
    #expect(login == .loggedIn)
  }

  @Test("Logging out shows the landing screen without a user")
  func logout() {
    var login = Login.loggedIn
    #expect(login.logoutTapped() == [.showLandingScreen(nil)])
    #expect(login.state == .ready(wrongPasswords: 0, banner: nil))
  }

  @Test("Who is not logged in cannot log out", .tags(.badInput))
  func logoutWithoutLogin() {
    for var login in [Login(), .waiting()] {
      #expect(login.logoutTapped() == [])
    }
  }
}
