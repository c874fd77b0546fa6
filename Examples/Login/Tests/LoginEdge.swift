import Foundation
import LoginDomain
import VitroTesting

extension Login: @retroactive StateMachine {
  /// A call of one of its methods.
  public typealias Event = MethodCall<Login, Command>
}

/// The edge of a login, which carries out its commands, wherever the login lives.
@MainActor
struct LoginEdge<Action> {
  @Dependency(\.loginServer) private var server
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date) private var date
  /// Shows a sentence, or takes it away.
  let show: @MainActor (_ banner: String?) -> Effect<Action>
  /// Shows what comes after the login, or what a visitor sees.
  let land: @MainActor (_ user: User?) -> Effect<Action>
  /// Tells the login what has come of a command.
  let tell: @Sendable (_ event: Login.Event) -> Action

  func perform(_ command: Login.Command) -> Effect<Action> {
    switch command {
    case .sendLoginRequest(let request):
      .run { [server, date, tell] send in
        let result = await server.logIn(request)
        await send(tell(MethodCall { $0.handleLogin(result, of: request.id, at: date.now) }))
      }
      .cancellable(id: request.id)
    case .cancelLoginRequest(let id): .cancel(id: id)
    case .showErrorBanner(let banner): show(banner)
    case .hideErrorBanner: show(nil)
    case .showLandingScreen(let user): land(user)
    case .startTimer(let end):
      .run { [clock, date, tell] send in
        try await clock.sleep(for: .seconds(end.timeIntervalSince(date.now)))
        await send(tell(MethodCall { $0.timerFired(at: end) }))
      }
      .cancellable(id: "timer", cancelInFlight: true)
    }
  }
}

@DependencyClient
struct LoginServer: Sendable {
  var logIn: @Sendable (LoginRequest) async -> Result<User, LoginError> = { _ in .failure(.failed) }
}

extension DependencyValues {
  @DependencyEntry var loginServer = LoginServer()
}

extension LoginServer {
  /// Answers a second later, and lets in who has the right password.
  static func after(_ clock: any Clock<Duration>) -> LoginServer {
    LoginServer { request in
      try? await clock.sleep(for: .seconds(1))
      let isRight = request.password == "right"
      return isRight ? .success(User(name: request.username)) : .failure(.wrongPassword)
    }
  }
}
