import Foundation
import LoginDomain
import Testing
import VitroExplorer

/// Whatever a person, a server and a clock do to a login, in every order: all states are met, with answers that come
/// late, to requests that nobody waits for any more, or never.
@Suite("The login, explored")
struct LoginExploringTests {
  @Test("Its commands lead to what it is, old answers change nothing, and no lock is for ever")
  func everyPair() throws {
    let walk = try explorer.explore()
    #expect(walk.isExhaustive)
    #expect(walk.idleEvents == [])
    #expect(walk.unmet(["ready", "waiting", "locked", "logged in"], \.login.state.kind).isEmpty)
    #expect(try walk.way { $0.wrongPasswords == 4 && $0.underWay.count == 2 } != nil)
  }

  @Test("The diagram in the documentation is drawn from the code")
  func diagram() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/PrimeTime.md").standardized
    var diagram = try explorer.explore().diagram(of: \.login.state.kind, by: \.name)
    diagram.arrows.removeAll { $0.start == $0.end }
    #expect(
      try String(contentsOf: page, encoding: .utf8).contains("```mermaid\n\(diagram.mermaid)```"),
      "The page is to show:\n\(diagram.mermaid)")
    let picture = page.deletingLastPathComponent().appending(path: "login-states.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == diagram.svg)
  }

  private var explorer: Explorer<LoginWorld, LoginHappening> {
    Explorer(from: [LoginWorld()], identifiedBy: \.key, events: \.possible) { $0.meet($1) }
      .always("The banner says what the login says") { $0.banner == $0.login.state.banner }
      .always("Who waits has asked, and nobody else") { world in
        guard case .waiting(let request, _) = world.login.state else { return true }
        return world.underWay.last == request
      }
      .always("A lock has a timer") { world in
        if case .locked = world.login.state { world.timer != nil } else { true }
      }
      .never("An answer that nobody waits for changes something") { before, event, after in
        guard case .answered(let place, _) = event else { return false }
        if case .waiting(before.underWay[place], _) = before.login.state { return false }
        return before.login != after.login || before.banner != after.banner
      }
      .never("More than five wrong passwords are taken") { _, _, after in after.wrongPasswords > 4 }
      .goal("Somebody can log in") { if case .loggedIn = $0.login.state { true } else { false } }
      .eventually("A lock comes to its end", by: { $0 == .halfMinute || $0 == .timerFires }) {
        if case .locked = $0.login.state { false } else { true }
      }
  }
}

/// An event that can reach a login.
private enum LoginHappening: Hashable, Sendable {
  enum Answer: CaseIterable { case success, wrongPassword, accountLocked, noConnection }

  case logIn(username: String, password: String), cancel, logOut
  /// The answer to the older or to the newer of the requests comes.
  case answered(Int, Answer)
  case halfMinute, timerFires

  var name: String? {
    switch self {
    case .logIn(let username, let password): username == "" || password == "" ? nil : "log in"
    case .cancel: "cancel"
    case .logOut: "log out"
    case .answered(_, let answer): "\(answer)"
    case .halfMinute: nil
    case .timerFires: "timer fires"
    }
  }
}

/// A login, what its commands have led to, and what is under way for it.
private struct LoginWorld: Sendable {
  var login = Login()
  var banner: String?
  var isLandingShown = true
  /// The newest requests without an answer, be they waited for or not.
  var underWay: [LoginRequest.ID] = []
  var now = Date(timeIntervalSince1970: 0)
  var timer: Date?

  /// What makes a difference: numbers of requests and the time of the day do not.
  var key: [String] {
    let state =
      switch login.state {
      case .ready(let count, let banner): "ready \(count) \(banner ?? "")"
      case .waiting(let request, let count):
        "waiting \(count) \(underWay.firstIndex(of: request) ?? -1)"
      case .locked(let lock): "locked \(lock.minutesLeft) \(lock.end.timeIntervalSince(now))"
      case .loggedIn: "logged in"
      }
    return [
      state, banner ?? "", "\(isLandingShown)", "\(underWay.count)",
      timer.map { "\($0.timeIntervalSince(now))" } ?? "",
    ]
  }

  var wrongPasswords: Int {
    switch login.state {
    case .ready(let count, _), .waiting(_, let count): count
    case .locked, .loggedIn: 0
    }
  }

  var possible: [LoginHappening] {
    var happenings: [LoginHappening] = [
      .logIn(username: " ", password: "p"), .logIn(username: "ada", password: ""),
      .logIn(username: "ada", password: "p"), .cancel, .logOut,
    ]
    for place in underWay.indices {
      happenings += LoginHappening.Answer.allCases.map { .answered(place, $0) }
    }
    if let timer { happenings.append(timer <= now ? .timerFires : .halfMinute) }
    return happenings
  }

  mutating func meet(_ happening: LoginHappening) {
    switch happening {
    case .logIn(let username, let password):
      take(login.loginTapped(username: username, password: Password(password)))
    case .cancel: take(login.cancelTapped())
    case .logOut: take(login.logoutTapped())
    case .answered(let place, let answer):
      let request = underWay.remove(at: place)
      let result: Result<User, LoginError> =
        switch answer {
        case .success: .success(User(name: "Ada"))
        case .wrongPassword: .failure(.wrongPassword)
        case .accountLocked: .failure(.accountLocked)
        case .noConnection: .failure(.noConnection)
        }
      take(login.handleLogin(result, of: request, at: now))
    case .halfMinute: now += 30
    case .timerFires:
      timer = nil
      take(login.timerFired(at: now))
    }
  }

  private mutating func take(_ commands: [Login.Command]) {
    for command in commands {
      switch command {
      case .sendLoginRequest(let request): underWay = underWay.suffix(1) + [request.id]
      // Its answer may be on its way all the same.
      case .cancelLoginRequest: break
      case .showErrorBanner(let sentence): banner = sentence
      case .hideErrorBanner: banner = nil
      case .showLandingScreen(let user): isLandingShown = user == nil
      case .startTimer(let end): timer = end
      }
    }
  }
}

extension Login.State {
  fileprivate var kind: String {
    switch self {
    case .ready: "ready"
    case .waiting: "waiting"
    case .locked: "locked"
    case .loggedIn: "logged in"
    }
  }

  /// The sentence that is to be seen.
  fileprivate var banner: String? {
    switch self {
    case .ready(_, let banner): banner
    case .locked(let lock): lock.description
    case .waiting, .loggedIn: nil
    }
  }
}
