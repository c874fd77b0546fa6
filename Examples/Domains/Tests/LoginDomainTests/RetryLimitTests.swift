import Foundation
import LoginDomain
import Testing

@Suite("The retry limit")
struct RetryLimitTests {
  @Test("Four wrong passwords leave a fifth try")
  func four() {
    var login = Login.waiting(wrongPasswords: 3)
    let commands = login.handleLogin(.failure(.wrongPassword), of: 4, at: .noon)
    #expect(commands == [.showErrorBanner(LoginError.wrongPassword.description)])
    #expect(
      login.loginTapped(username: "blob", password: "secret").last
        == .sendLoginRequest(LoginRequest(id: 5, username: "blob", password: "secret"))
    )
  }

  @Test("A fifth wrong password locks the account for 15 minutes")
  func five() {
    var login = Login.waiting(wrongPasswords: 4)
    let commands = login.handleLogin(.failure(.wrongPassword), of: 5, at: .noon)
    #expect(
      commands == [
        .showErrorBanner("The account is locked. Try again in 15 minutes."),
        .startTimer(until: Date.noon + 60),
      ]
    )
    #expect(login.state == Login.locked.state)
  }

  @Test(
    "A failure that is not the password's does not count",
    arguments: [.noConnection, .failed] as [LoginError]
  )
  func otherFailures(_ error: LoginError) {
    var login = Login.waiting(wrongPasswords: 4)
    _ = login.handleLogin(.failure(error), of: 5, at: .noon)
    #expect(login.state == .ready(wrongPasswords: 4, banner: error.description))
  }

  @Test("Neither an empty field nor a cancelled request changes the count")
  func unsent() {
    var login = Login.waiting(wrongPasswords: 4)
    _ = login.cancelTapped()
    _ = login.loginTapped(username: "blob", password: "")
    #expect(login.state == .ready(wrongPasswords: 4, banner: "Enter your password."))
  }

  @Test("A success starts the count again")
  func success() {
    var login = Login.waiting(wrongPasswords: 4).answered(.success(.blob), of: 5)
    _ = login.logoutTapped()
    login.tap()
    #expect(login.state == .waiting(for: 6, wrongPasswords: 0))
  }
}
