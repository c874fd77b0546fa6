import Foundation
public import LoginDomain
import Observation
import PrimeTimeShared
import VitroDependencies

/// The log-in: what is typed, what it says, and who is logged in.
@Observable @MainActor
public final class LogInModel {
  /// The e-mail address as it is typed.
  public var email = ""
  /// The password as it is typed.
  public var password = ""
  /// The sentence that is shown, if any.
  public private(set) var banner: String?
  /// The person who is logged in; `nil` for nobody.
  public private(set) var user: User?

  private var login = Login()
  @ObservationIgnored private var request: Task<Void, Never>?
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored private let dependencies: DependencyValues

  /// Makes a log-in of nobody; it goes on using the dependencies that count where it is made.
  public init() { dependencies = .current }

  /// Whether anybody can log in.
  public var isOffered: Bool { dependencies.accounts != nil }

  /// Whether the answer is on its way.
  public var isWaiting: Bool { if case .waiting = login.state { true } else { false } }

  /// Logs in with what is typed.
  public func logInTapped() {
    perform(login.loginTapped(username: email, password: Password(password)))
  }

  /// Waits for the answer no longer.
  public func cancelTapped() { perform(login.cancelTapped()) }

  /// Logs out.
  public func logOutTapped() { perform(login.logoutTapped()) }

  private func perform(_ commands: [Login.Command]) {
    for command in commands { perform(command) }
  }

  /// Does what the login says: all that a login does to the world is here.
  private func perform(_ command: Login.Command) {
    switch command {
    case .sendLoginRequest(let request): self.request = Task { await send(request) }
    case .cancelLoginRequest: request?.cancel()
    case .showErrorBanner(let sentence): banner = sentence
    case .hideErrorBanner: banner = nil
    case .showLandingScreen(let user): (self.user, password) = (user, "")
    case .startTimer(let end):
      timer?.cancel()
      timer = Task { [dependencies, weak self] in
        let seconds = end.timeIntervalSince(dependencies.date.now)
        try? await dependencies.continuousClock.sleep(for: .seconds(seconds))
        guard !Task.isCancelled, let self else { return }
        perform(login.timerFired(at: dependencies.date.now))
      }
    }
  }

  private func send(_ request: LoginRequest) async {
    guard let answer = await dependencies.accounts?.logIn(request) else { return }
    perform(login.handleLogin(answer, of: request.id, at: dependencies.date.now))
  }
}
