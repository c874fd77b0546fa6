import LoginDomain
import Testing

@Suite("An answer that is late, out of order, repeated or unasked")
struct AnswerTests {
  @Test("Cancel calls off the request that is under way")
  func cancels() {
    var login = Login.waiting()
    #expect(login.cancelTapped() == [.cancelLoginRequest(1)])
    #expect(login.state == .ready(wrongPasswords: 0, banner: nil))
  }

  @Test("Cancel means nothing when no request is under way", .tags(.badInput))
  func nothingToCancel() {
    for var login in [Login(), .loggedIn] {
      #expect(login.cancelTapped() == [])
    }
  }

  @Test(
    "The answer to a cancelled request is ignored, whatever it says", .tags(.badInput),
    arguments: [.success(.blob), .failure(.wrongPassword), .failure(.failed)]
      as [Result<User, LoginError>]
  )
  func answerToCancelled(_ answer: Result<User, LoginError>) {
    var login = Login.waiting()
    _ = login.cancelTapped()
    #expect(login.handleLogin(answer, of: 1, at: .noon) == [])
    #expect(login.state == .ready(wrongPasswords: 0, banner: nil))
  }

  @Test("An answer to an older request than the newest is ignored", .tags(.badInput))
  func wrongOrder() {
    var login = Login.waiting()
    _ = login.cancelTapped()
    login.tap()
    #expect(login.handleLogin(.failure(.wrongPassword), of: 1, at: .noon) == [])
    #expect(login.state == .waiting(for: 2, wrongPasswords: 0))
    #expect(login.handleLogin(.success(.blob), of: 2, at: .noon) == [.showLandingScreen(.blob)])
    #expect(login.handleLogin(.failure(.failed), of: 1, at: .noon) == [])
    #expect(login.state == .loggedIn(.blob))
  }

  @Test("The same answer twice counts once", .tags(.badInput))
  func twice() {
    var login = Login.waiting().answered(.failure(.wrongPassword), of: 1)
    let state = login.state
    #expect(login.handleLogin(.failure(.wrongPassword), of: 1, at: .noon) == [])
    #expect(login.state == state)
  }

  @Test("An answer is ignored when nothing was asked", .tags(.badInput), arguments: [0, 1, 2])
  func unasked(_ number: Int) {
    var login = Login()
    #expect(login.handleLogin(.success(.blob), of: .init(number), at: .noon) == [])
    #expect(login == Login())
  }

  @Test("An answer to a request that has not been sent yet is ignored", .tags(.badInput))
  func fromTheFuture() {
    var login = Login.waiting()
    #expect(login.handleLogin(.success(.blob), of: 2, at: .noon) == [])
    #expect(login == .waiting())
  }
}
