import Foundation
import LoginDomain
import Testing
import VitroTesting

/// The login of the domain is a machine as it stands: its commands are asserted by `==`, and the same
/// value runs by itself, inside a reducer and inside a model.
@MainActor @Suite("A login as a machine")
struct LoginTests {
  let clock = TestClock()
  let noon = Date(timeIntervalSince1970: 0)
  let wrong = LoginError.wrongPassword.description

  @Test("Each method answers with its commands")
  func commands() {
    let request = LoginRequest(id: 1, username: "ada", password: "right")
    var login = Login()
    #expect(login.loginTapped(username: " ada ", password: "right") == [.sendLoginRequest(request)])
    #expect(login.loginTapped(username: "ada", password: "right") == [])
    #expect(
      login.handleLogin(.failure(.wrongPassword), of: 1, at: noon) == [.showErrorBanner(wrong)])
    #expect(
      login.loginTapped(username: "ada", password: "right") == [
        .hideErrorBanner,
        .sendLoginRequest(LoginRequest(id: 2, username: "ada", password: "right")),
      ])
    #expect(login.cancelTapped() == [.cancelLoginRequest(2)])
    #expect(login.handleLogin(.success(User(name: "ada")), of: 2, at: noon) == [])
  }

  @Test("A driver carries them out in their order, and brings the outcomes back")
  func driver() async {
    enum Call: Equatable { case banner(String?), landing(User?) }
    let calls = Recorder<Call>()
    let edge = LoginEdge<Login.Event> { banner in
      calls.record(.banner(banner))
      return .none
    } land: { user in
      calls.record(.landing(user))
      return .none
    } tell: {
      $0
    }
    let login = MachineDriver(Login(), perform: edge.perform) {
      prepare(&$0)
      $0.loginServer = .after(ImmediateClock())
    }
    await login.perform { $0.loginTapped(username: "ada", password: "wrong") }.finish()
    calls.expect([.banner(wrong)])
    await login.perform { $0.loginTapped(username: "ada", password: "right") }.finish()
    calls.expect([.banner(nil), .landing(User(name: "ada"))])
  }

  @Test("In a reducer")
  func reducer() async {
    let store = TestStore(initialState: LoginFeature.State()) {
      LoginFeature()
    } withDependencies: {
      prepare(&$0)
    }
    await store.send(.loginButtonTapped("ada", "wrong")) {
      _ = $0.login.loginTapped(username: "ada", password: "wrong")
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.login) {
      _ = $0.login.handleLogin(.failure(.wrongPassword), of: 1, at: noon)
    }
    await store.receive(\.bannerChanged, wrong) { $0.banner = wrong }
    await store.send(.loginButtonTapped("ada", "right")) {
      _ = $0.login.loginTapped(username: "ada", password: "right")
    }
    await store.receive(\.bannerChanged, nil) { $0.banner = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.login) {
      _ = $0.login.handleLogin(.success(User(name: "ada")), of: 2, at: noon)
    }
    await store.receive(\.landed, User(name: "ada")) { $0.user = User(name: "ada") }
  }

  @Test("In a model")
  func model() async {
    let test = TestModel(LoginModel()) { prepare(&$0) }
    await test.perform { $0.loginButtonTapped("ada", "wrong") }
    await clock.advance(by: .seconds(1))
    await test.receive { $0.banner = wrong }
    await test.perform({ $0.loginButtonTapped("ada", "right") }, changes: { $0.banner = nil })
    await clock.advance(by: .seconds(1))
    await test.receive { $0.user = User(name: "ada") }
  }

  @Test("A lock counts down minute by minute, and opens")
  func lock() async {
    let test = TestModel(LoginModel()) { prepare(&$0) }
    test.exhaustivity = .off
    for _ in 1...5 {
      await test.perform { $0.loginButtonTapped("ada", "wrong") }
      await clock.advance(by: .seconds(1))
    }
    await test.receive { $0.banner = "The account is locked. Try again in 15 minutes." }
    await clock.run()
    await test.receive { $0.banner = nil }
  }

  private func prepare(_ values: inout DependencyValues) {
    values.loginServer = .after(clock)
    values.continuousClock = clock
    values.date = .constant(noon)
  }
}

@Reducer struct LoginFeature {
  @ObservableState struct State: Equatable {
    var login = Login()
    var banner: String?
    var user: User?
  }

  enum Action {
    case loginButtonTapped(String, Password)
    case login(Login.Event)
    case bannerChanged(String?)
    case landed(User?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loginButtonTapped(let username, let password):
        return perform(state.login.loginTapped(username: username, password: password))
      case .login(let event):
        return perform(state.login.handle(event))
      case .bannerChanged(let banner):
        state.banner = banner
        return .none
      case .landed(let user):
        state.user = user
        return .none
      }
    }
  }

  private func perform(_ commands: [Login.Command]) -> Effect<Action> {
    .perform(commands) { command in
      LoginEdge<Action> {
        .send(.bannerChanged($0))
      } land: {
        .send(.landed($0))
      } tell: {
        .login($0)
      }.perform(command)
    }
  }
}

@ObservableModel @MainActor final class LoginModel {
  private(set) var banner: String?
  private(set) var user: User?
  @ObservationIgnored private lazy var login = MachineDriver(Login(), perform: edge.perform)

  func loginButtonTapped(_ username: String, _ password: Password) {
    login.perform { $0.loginTapped(username: username, password: password) }
  }

  private var edge: LoginEdge<Login.Event> {
    LoginEdge { [weak self] banner in
      self?.banner = banner
      return .none
    } land: { [weak self] user in
      self?.user = user
      return .none
    } tell: {
      $0
    }
  }
}
