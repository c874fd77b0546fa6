// A login as a machine: tested with nothing but ==, in a feature, and as the heart of a model.
import Observation
import Testing
import VitroTesting

@ObservableState struct LoginState: Equatable, StateMachine {
  var isLoading = false

  enum Event: Equatable {
    case loginButtonTapped(username: String, password: String)
    case cancelButtonTapped
    case response(Result<LoginUser, LoginError>)
  }

  enum Command: Equatable {
    case hideErrorBanner
    case sendLoginRequest(LoginRequest)
    case cancelLoginRequest
    case showErrorBanner(String)
    case showLandingScreen(LoginUser)
  }

  mutating func handle(_ event: Event) -> [Command] {
    switch event {
    case .loginButtonTapped(let username, let password):
      if isLoading { return [] }
      isLoading = true
      let request = LoginRequest(username: username, password: password)
      return [.hideErrorBanner, .sendLoginRequest(request)]
    case .cancelButtonTapped:
      isLoading = false
      return [.cancelLoginRequest]
    case .response(.success(let user)):
      isLoading = false
      return [.showLandingScreen(user)]
    case .response(.failure):
      isLoading = false
      return [.showErrorBanner("Failed to log in")]
    }
  }
}

struct LoginUser: Equatable, Sendable {
  var name: String
}

struct LoginRequest: Equatable, Sendable {
  var username: String
  var password: String
}

enum LoginError: Error, Equatable {
  case badPassword
}

@DependencyClient
struct LoginServer: Sendable {
  var logIn: @Sendable (LoginRequest) async -> Result<LoginUser, LoginError> = { _ in
    .failure(.badPassword)
  }
}

extension DependencyValues {
  @DependencyEntry var loginServer: LoginServer = .blobOnly
}

extension LoginServer {
  /// Lets Blob in, and nobody else.
  static let blobOnly = LoginServer { request in
    request.username == "blob" ? .success(LoginUser(name: "Blob")) : .failure(.badPassword)
  }
}

@Suite("A login machine") struct LoginStateTests {
  @Test("A tap sends a request, a second one does not") func taps() {
    var login = LoginState()
    #expect(
      login.handle(.loginButtonTapped(username: "blob", password: "secret")) == [
        .hideErrorBanner,
        .sendLoginRequest(LoginRequest(username: "blob", password: "secret")),
      ]
    )
    #expect(login == LoginState(isLoading: true))
    #expect(login.handle(.loginButtonTapped(username: "blob", password: "secret")) == [])
  }

  @Test("A failure shows a banner") func failure() {
    var login = LoginState(isLoading: true)
    #expect(
      login.handle(.response(.failure(.badPassword))) == [.showErrorBanner("Failed to log in")]
    )
    #expect(login == LoginState())
  }

  @Test("A success shows the landing screen") func success() {
    var login = LoginState(isLoading: true)
    let user = LoginUser(name: "Blob")
    #expect(login.handle(.response(.success(user))) == [.showLandingScreen(user)])
    #expect(login == LoginState())
  }

  @Test("Cancelling calls off the request") func cancel() {
    var login = LoginState(isLoading: true)
    #expect(login.handle(.cancelButtonTapped) == [.cancelLoginRequest])
    #expect(login == LoginState())
  }
}

// MARK: - In a feature

@Reducer struct Welcome {
  @ObservableState struct State: Equatable {
    var login = LoginState()
    var banner: String?
    var user: LoginUser?
  }

  enum Action: Equatable {
    case login(LoginState.Event)
    case bannerChanged(String?)
    case userChanged(LoginUser)
  }

  enum CancelID { case request }

  @Dependency(\.loginServer) var server

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(let event):
        return .perform(state.login.handle(event)) { command in
          switch command {
          case .hideErrorBanner: .send(.bannerChanged(nil))
          case .sendLoginRequest(let request):
            .run { send in await send(.login(.response(server.logIn(request)))) }
              .cancellable(id: CancelID.request)
          case .cancelLoginRequest: .cancel(id: CancelID.request)
          case .showErrorBanner(let text): .send(.bannerChanged(text))
          case .showLandingScreen(let user): .send(.userChanged(user))
          }
        }
      case .bannerChanged(let banner):
        state.banner = banner
        return .none
      case .userChanged(let user):
        state.user = user
        return .none
      }
    }
  }
}

@MainActor @Suite("A login in a feature") struct WelcomeTests {
  @Test("A wrong password shows a banner") func wrongPassword() async {
    let store = TestStore(initialState: Welcome.State()) {
      Welcome()
    } withDependencies: {
      $0.loginServer = .blobOnly
    }
    await store.send(.login(.loginButtonTapped(username: "bleb", password: "?"))) {
      $0.login.isLoading = true
    }
    await store.receive(.bannerChanged(nil))
    await store.receive(.login(.response(.failure(.badPassword)))) { $0.login.isLoading = false }
    await store.receive(.bannerChanged("Failed to log in")) { $0.banner = "Failed to log in" }
  }

  @Test("Whoever is known sees the landing screen") func landing() async {
    let store = TestStore(initialState: Welcome.State()) {
      Welcome()
    } withDependencies: {
      $0.loginServer = .blobOnly
    }
    await store.send(.login(.loginButtonTapped(username: "blob", password: "secret"))) {
      $0.login.isLoading = true
    }
    await store.receive(.bannerChanged(nil))
    await store.receive(.login(.response(.success(LoginUser(name: "Blob"))))) {
      $0.login.isLoading = false
    }
    await store.receive(.userChanged(LoginUser(name: "Blob"))) {
      $0.user = LoginUser(name: "Blob")
    }
  }

  @Test("A machine is a feature by itself") func alone() async {
    let store = TestStore(initialState: LoginState()) {
      MachineReducer<LoginState> { command in
        guard case .sendLoginRequest(let request) = command else { return .none }
        return .run { send in await send(.response(LoginServer.blobOnly.logIn(request))) }
      }
    }
    await store.send(.loginButtonTapped(username: "blob", password: "secret")) {
      $0.isLoading = true
    }
    await store.receive(.response(.success(LoginUser(name: "Blob")))) { $0.isLoading = false }
  }
}

// MARK: - As the heart of a model

@MainActor @Observable final class LoginModel {
  private(set) var banner: String?
  private(set) var user: LoginUser?
  @ObservationIgnored private(set) lazy var login = MachineDriver(LoginState()) {
    [weak self] command in self?.perform(command) ?? .none
  }

  private let server: LoginServer

  init(server: LoginServer) {
    self.server = server
  }

  private enum CancelID { case request }

  private func perform(_ command: LoginState.Command) -> Effect<LoginState.Event> {
    switch command {
    case .hideErrorBanner: banner = nil
    case .sendLoginRequest(let request):
      return .run { [server] send in await send(.response(server.logIn(request))) }
        .cancellable(id: CancelID.request)
    case .cancelLoginRequest: return .cancel(id: CancelID.request)
    case .showErrorBanner(let text): banner = text
    case .showLandingScreen(let user): self.user = user
    }
    return .none
  }
}

@MainActor @Suite("A login as the heart of a model") struct LoginModelTests {
  @Test("Whoever is known sees the landing screen") func landing() async {
    let model = LoginModel(server: .blobOnly)
    let task = model.login.send(.loginButtonTapped(username: "blob", password: "secret"))
    #expect(model.login.isLoading)
    await task.finish()
    #expect(model.user == LoginUser(name: "Blob") && !model.login.isLoading)
  }

  @Test("The next try hides the banner") func banner() async {
    let model = LoginModel(server: .blobOnly)
    await model.login.send(.loginButtonTapped(username: "bleb", password: "?")).finish()
    #expect(model.banner == "Failed to log in")
    model.login.send(.loginButtonTapped(username: "blob", password: "secret"))
    #expect(model.banner == nil)
  }

  @Test("An answer that nobody waits for any more does not come") func cancel() async {
    let clock = TestClock()
    let model = LoginModel(
      server: LoginServer { request in
        try? await clock.sleep(for: .seconds(1))
        return await LoginServer.blobOnly.logIn(request)
      }
    )
    let task = model.login.send(.loginButtonTapped(username: "blob", password: "secret"))
    model.login.send(.cancelButtonTapped)
    await task.finish()
    #expect(model.user == nil && model.login.state == LoginState())
  }
}

// MARK: - A machine that is written as methods

struct Gate: Equatable {
  enum Command: Equatable { case startMotor, stopMotor }

  private(set) var isOpen = false

  mutating func openButtonTapped() -> [Command] { isOpen ? [] : [.startMotor] }

  mutating func endReached() -> [Command] {
    isOpen = true
    return [.stopMotor]
  }
}

extension Gate: StateMachine {
  typealias Event = MethodCall<Gate, Command>
}

@MainActor @Suite("A gate") struct GateTests {
  @Test("A tap starts the motor, but not when it is open") func taps() {
    var gate = Gate()
    #expect(gate.openButtonTapped() == [.startMotor])
    #expect(gate.endReached() == [.stopMotor])
    #expect(gate.openButtonTapped() == [])
  }

  @Test("The motor opens it") func opens() async {
    let gate = MachineDriver(Gate()) { command in
      switch command {
      case .startMotor: .run { send in await send(MethodCall { $0.endReached() }) }
      case .stopMotor: .none
      }
    }
    await gate.perform { $0.openButtonTapped() }.finish()
    #expect(gate.isOpen)
  }
}
