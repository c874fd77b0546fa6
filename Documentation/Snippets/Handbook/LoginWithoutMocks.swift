// A login that calls its client and its delegate needs a mock of each to be tested.
// A login that answers with commands needs four lines of values.
import Testing

@Suite("A login that failed") struct LoginWithoutMocks {
  protocol Client: AnyObject {
    func logIn(_ username: String, _ password: String, completion: (Bool) -> Void)
  }

  protocol Delegate: AnyObject {
    func showLandingScreen()
    func showErrorBanner(_ message: String)
  }

  final class LoginPresenter {
    let client: any Client
    weak var delegate: (any Delegate)?
    init(client: any Client) { self.client = client }

    func loginTapped(username: String, password: String) {
      client.logIn(username, password) { [weak delegate] isRight in
        if isRight {
          delegate?.showLandingScreen()
        } else {
          delegate?.showErrorBanner("Failed to log in")
        }
      }
    }
  }

  final class MockClient: Client {
    var answer = false
    var requests: [[String]] = []
    func logIn(_ username: String, _ password: String, completion: (Bool) -> Void) {
      requests.append([username, password])
      completion(answer)
    }
  }

  final class MockDelegate: Delegate {
    var landings = 0
    var banners: [String] = []
    func showLandingScreen() { landings += 1 }
    func showErrorBanner(_ message: String) { banners.append(message) }
  }

  @Test("With a mock client and a mock delegate") func mocks() {
    let client = MockClient()
    let delegate = MockDelegate()
    let presenter = LoginPresenter(client: client)
    presenter.delegate = delegate
    client.answer = false
    presenter.loginTapped(username: "blob", password: "secret")
    #expect(client.requests == [["blob", "secret"]])
    #expect(delegate.banners == ["Failed to log in"])
    #expect(delegate.landings == 0)
  }

  struct Login {
    enum Command: Equatable {
      case sendLoginRequest(username: String, password: String)
      case showErrorBanner(String)
      case showLandingScreen
    }

    func loginTapped(username: String, password: String) -> [Command] {
      [.sendLoginRequest(username: username, password: password)]
    }

    func handleLogin(isRight: Bool) -> [Command] {
      [isRight ? .showLandingScreen : .showErrorBanner("Failed to log in")]
    }
  }

  @Test("With values") func values() {
    let login = Login()
    let request = login.loginTapped(username: "blob", password: "secret")
    #expect(request == [.sendLoginRequest(username: "blob", password: "secret")])
    #expect(login.handleLogin(isRight: false) == [.showErrorBanner("Failed to log in")])
  }
}
