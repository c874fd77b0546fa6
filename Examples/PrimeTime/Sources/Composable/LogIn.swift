import Foundation
public import LoginDomain
import PrimeTimeShared
import Vitro

/// The log-in: what is typed, what it says, and who is logged in.
@Reducer
public struct LogIn {
  /// The state of the log-in.
  @ObservableState
  public struct State: Equatable {
    /// The e-mail address as it is typed.
    public var email = ""
    /// The password as it is typed.
    public var password = ""
    /// The sentence that is shown, if any.
    public var banner: String?
    /// The person who is logged in; `nil` for nobody.
    public var user: User?
    /// The login, which decides.
    public var login = Login()

    /// Makes a log-in of nobody.
    public init() {}

    /// Whether the answer is on its way.
    public var isWaiting: Bool { if case .waiting = login.state { true } else { false } }
  }

  /// The actions of the log-in.
  public enum Action: Sendable {
    /// People typed an e-mail address.
    case emailChanged(String)
    /// People typed a password.
    case passwordChanged(String)
    /// People want to log in with what is typed.
    case logInButtonTapped
    /// People do not want to wait any longer.
    case cancelButtonTapped
    /// People want to log out.
    case logOutButtonTapped
    /// A request has been answered.
    case response(Result<User, LoginError>, to: LoginRequest.ID)
    /// A minute of a lock is over.
    case timerFired
  }

  @Dependency(\.accounts) private var accounts
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date) private var date

  private enum CancelID: Hashable { case request(LoginRequest.ID), timer }

  /// Makes the rules of a log-in.
  public init() {}

  /// The rules: the login's own, and what carries out its commands.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .emailChanged(let email):
        state.email = email
        return .none
      case .passwordChanged(let password):
        state.password = password
        return .none
      case .logInButtonTapped:
        let password = Password(state.password)
        return perform(state.login.loginTapped(username: state.email, password: password), &state)
      case .cancelButtonTapped:
        return perform(state.login.cancelTapped(), &state)
      case .logOutButtonTapped:
        return perform(state.login.logoutTapped(), &state)
      case .response(let answer, let request):
        return perform(state.login.handleLogin(answer, of: request, at: date.now), &state)
      case .timerFired:
        return perform(state.login.timerFired(at: date.now), &state)
      }
    }
  }

  private func perform(_ commands: [Login.Command], _ state: inout State) -> Effect<Action> {
    .merge(commands.map { perform($0, &state) })
  }

  /// Does what the login says: all that a login does to the world is here.
  private func perform(_ command: Login.Command, _ state: inout State) -> Effect<Action> {
    switch command {
    case .sendLoginRequest(let request):
      return .run { [accounts] send in
        guard let answer = await accounts?.logIn(request) else { return }
        await send(.response(answer, to: request.id))
      }
      .cancellable(id: CancelID.request(request.id))
    case .cancelLoginRequest(let id):
      return .cancel(id: CancelID.request(id))
    case .showErrorBanner(let sentence):
      state.banner = sentence
    case .hideErrorBanner:
      state.banner = nil
    case .showLandingScreen(let user):
      (state.user, state.password) = (user, "")
    case .startTimer(let end):
      return .run { [clock, date] send in
        try await clock.sleep(for: .seconds(end.timeIntervalSince(date.now)))
        await send(.timerFired)
      }
      .cancellable(id: CancelID.timer, cancelInFlight: true)
    }
    return .none
  }
}
