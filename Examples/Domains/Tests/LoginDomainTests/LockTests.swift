import Foundation
import LoginDomain
import Testing

@Suite("A locked account")
struct LockTests {
  @Test("The server can lock the account too, at the first try")
  func byTheServer() {
    var login = Login.waiting()
    #expect(
      login.handleLogin(.failure(.accountLocked), of: 1, at: .noon) == [
        .showErrorBanner("The account is locked. Try again in 15 minutes."),
        .startTimer(until: Date.noon + 60),
      ]
    )
    #expect(
      LoginError.accountLocked.description
        == "The account is locked. Wait 15 minutes and try again."
    )
  }

  @Test("While it is locked a tap sends nothing: a banner says how long to wait", .tags(.badInput))
  func tap() {
    var login = Login.locked
    #expect(
      login.loginTapped(username: "blob", password: "secret")
        == [.showErrorBanner("The account is locked. Try again in 15 minutes.")]
    )
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var seconds: Double
    var minutesLeft: String
    var nextSeconds: Double

    var testDescription: String { "\(Int(seconds)) seconds → \(minutesLeft)" }
  }

  static let countdown = [
    Example(seconds: 1, minutesLeft: "15 minutes", nextSeconds: 60),
    Example(seconds: 60, minutesLeft: "14 minutes", nextSeconds: 120),
    Example(seconds: 61, minutesLeft: "14 minutes", nextSeconds: 120),
    Example(seconds: 600, minutesLeft: "5 minutes", nextSeconds: 660),
    Example(seconds: 839, minutesLeft: "2 minutes", nextSeconds: 840),
    Example(seconds: 840, minutesLeft: "1 minute", nextSeconds: 900),
    Example(seconds: 899, minutesLeft: "1 minute", nextSeconds: 900),
  ]

  @Test("The banner counts the minutes down, begun ones included", arguments: countdown)
  func countsDown(example: Example) {
    var login = Login.locked
    let banner = "The account is locked. Try again in \(example.minutesLeft)."
    #expect(
      login.timerFired(at: Date.noon + example.seconds)
        == [.showErrorBanner(banner), .startTimer(until: Date.noon + example.nextSeconds)]
    )
    #expect(login.loginTapped(username: "", password: "") == [.showErrorBanner(banner)])
  }

  @Test("After 15 minutes the lock is gone, and with it the banner", arguments: [900, 901, 9e9])
  func ends(_ seconds: Double) {
    var login = Login.locked
    #expect(login.timerFired(at: Date.noon + seconds) == [.hideErrorBanner])
    #expect(login.state == .ready(wrongPasswords: 0, banner: nil))
  }

  @Test("A timer that fires when nothing is locked means nothing", .tags(.badInput))
  func strayTimer() {
    for login in [Login(), .waiting(), .loggedIn] {
      var same = login
      #expect(same.timerFired(at: Date.noon + 900) == [])
      #expect(same == login)
    }
  }

  @Test(
    "A clock that is set back locks for 15 minutes from then, not longer", .tags(.badInput),
    arguments: [1, 365 * 86_400]
  )
  func clockSetBack(_ seconds: Double) {
    var login = Login.locked
    let earlier = Date.noon - seconds
    #expect(
      login.timerFired(at: earlier) == [
        .showErrorBanner("The account is locked. Try again in 15 minutes."),
        .startTimer(until: earlier + 60),
      ]
    )
    #expect(login.timerFired(at: earlier + 900) == [.hideErrorBanner])
  }

  @Test(
    "A moment that is no date locks for 15 minutes from the next real one", .tags(.badInput),
    arguments: [.nan, .infinity] as [Double]
  )
  func noDate(_ moment: Double) {
    var login = Login.waiting()
    _ = login.handleLogin(.failure(.accountLocked), of: 1, at: Date(timeIntervalSince1970: moment))
    #expect(
      login.timerFired(at: .noon) == [
        .showErrorBanner("The account is locked. Try again in 15 minutes."),
        .startTimer(until: Date.noon + 60),
      ]
    )
    #expect(login.timerFired(at: Date.noon + 900) == [.hideErrorBanner])
  }

  @Test("Fractions of a second never make it 16 minutes", .tags(.everyCase))
  func fractions() {
    var count = 0
    for thousandth in 0..<1_000 {
      let date = Date.noon + Double(thousandth) / 1_000
      var login = Login.waiting()
      let commands = login.handleLogin(.failure(.accountLocked), of: 1, at: date)
      #expect(
        commands.first == .showErrorBanner("The account is locked. Try again in 15 minutes.")
      )
      #expect(login.timerFired(at: date) == commands)
      count += 1
    }
    #expect(count == 1_000)
  }
}
