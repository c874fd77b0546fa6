public import Foundation
public import LoginDomain
public import VitroDependencies
public import WebAPI
import WebAPINIO

/// The service that logs people in: one function.
public struct Accounts: Sendable {
  /// Logs somebody in, or says why not.
  public var logIn: @Sendable (LoginRequest) async -> Result<User, LoginError>

  /// Makes it from what logs people in.
  public init(logIn: @escaping @Sendable (LoginRequest) async -> Result<User, LoginError>) {
    self.logIn = logIn
  }

  /// The web API at the address in the environment variable `PRIMETIME_ACCOUNTS`, if there is one.
  public static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Accounts? {
    let deadline = HTTPTransport.deadline(setting: environment["PRIMETIME_DEADLINE"])
    return environment["PRIMETIME_ACCOUNTS"].flatMap { URL(string: $0) }
      .map { .webAPI($0, transport: .nio(deadline: deadline)) }
  }

  /// Asks a web API: it is sent `{"email": …, "password": …}` by `POST`, and answers `{"name": …}`, or the status
  /// 401 to a wrong password, and 423 or 429 where an account is locked.
  public static func webAPI(_ address: URL, transport: HTTPTransport) -> Accounts {
    Accounts { request in
      do {
        let sent = try HTTPRequest(
          "POST", address,
          headers: ["Accept": "application/json", "Content-Type": "application/json"],
          body: JSONEncoder().encode(LogInBody(request)))
        return user(of: try await transport.send(sent))
      } catch TransportError.notReached, TransportError.timedOut {
        return .failure(.noConnection)
      } catch {
        return .failure(.failed)
      }
    }
  }

  private static func user(of response: HTTPResponse) -> Result<User, LoginError> {
    switch response.status {
    case 200:
      let body = try? JSONDecoder().decode(UserBody.self, fromOutside: response.body)
      guard let body, !body.name.allSatisfy(\.isWhitespace) else { return .failure(.failed) }
      return .success(User(name: body.name))
    case 401: return .failure(.wrongPassword)
    case 423, 429: return .failure(.accountLocked)
    default: return .failure(.failed)
    }
  }
}

private struct LogInBody: Encodable {
  var email: String
  var password: String

  init(_ request: LoginRequest) {
    (email, password) = (request.username, request.password.plainText)
  }
}

private struct UserBody: Decodable {
  var name: String
}

private enum AccountsKey: DependencyKey {
  static let liveValue = Accounts.fromEnvironment()
  static let testValue: Accounts? = nil
}

extension DependencyValues {
  /// The service that logs people in; `nil` where nobody can log in.
  public var accounts: Accounts? {
    get { self[AccountsKey.self] }
    set { self[AccountsKey.self] = newValue }
  }
}
