import Foundation
import LoginDomain
import Testing

@Suite("Every state and every event")
struct EveryStateTests {
  static let states: [Login] = [
    Login(), .waiting(wrongPasswords: 0), .waiting(wrongPasswords: 4), .locked, .loggedIn,
  ]

  @Test(
    "Every state has a sentence",
    arguments: zip(
      states,
      [
        "Nobody is logged in.",
        "Request 1 is under way.",
        "Request 5 is under way.",
        "The account is locked. Try again in 15 minutes.",
        "blob is logged in.",
      ])
  )
  func sentence(_ login: Login, _ sentence: String) {
    #expect(login.state.description == sentence)
  }

  /// Where each event leads from each state: ready, waiting, locked (with another X), logged in.
  static let table: [(name: String, leadsTo: String, event: @Sendable (inout Login) -> Void)] = [
    ("from", "RWWXI", { _ in }),
    ("log in", "WWWXI", { $0.tap() }),
    ("log in without a name", "RWWXI", { _ = $0.loginTapped(username: "", password: "secret") }),
    ("log in without a password", "RWWXI", { _ = $0.loginTapped(username: "blob", password: "") }),
    ("cancel", "RRRXI", { _ = $0.cancelTapped() }),
    ("log out", "RWWXR", { _ = $0.logoutTapped() }),
    ("success", "RIIXI", { $0.answer(.success(.blob)) }),
    ("wrong password", "RRXXI", { $0.answer(.failure(.wrongPassword)) }),
    ("account locked", "RXXXI", { $0.answer(.failure(.accountLocked)) }),
    ("no connection", "RRRXI", { $0.answer(.failure(.noConnection)) }),
    ("another failure", "RRRXI", { $0.answer(.failure(.failed)) }),
    ("timer, too early", "RWWXI", { _ = $0.timerFired(at: Date.noon + 899) }),
    ("timer", "RWWRI", { _ = $0.timerFired(at: Date.noon + 900) }),
  ]

  @Test(
    "Each of 13 events leads from each of 5 states where it should",
    .tags(.commandsNeedNoMocks, .everyCase))
  func everyTransition() {
    var count = 0
    for (name, leadsTo, event) in Self.table {
      for (login, letter) in zip(Self.states, leadsTo) {
        var after = login
        event(&after)
        #expect(after.letter == letter, "\(name): \(login.state)")
        count += 1
      }
    }
    #expect(count == 65)
  }

  @Test("From every state a few events lead to the landing screen of a user", .tags(.everyCase))
  func noDeadEnd() {
    for var login in Self.states {
      if login.letter == "X" { _ = login.timerFired(at: Date.noon + 900) }
      if login.letter == "R" { login.tap() }
      if login.letter == "W" { login.answer(.success(.blob)) }
      #expect(login.state == .loggedIn(.blob))
    }
  }
}

extension Login {
  fileprivate var letter: Character {
    switch state {
    case .ready: "R"
    case .waiting: "W"
    case .locked: "X"
    case .loggedIn: "I"
    }
  }

  /// Answers the request that is under way, or the first one when none is.
  fileprivate mutating func answer(_ result: Result<User, LoginError>) {
    if case .waiting(let request, _) = state {
      _ = handleLogin(result, of: request, at: .noon)
    } else {
      _ = handleLogin(result, of: 1, at: .noon)
    }
  }
}
