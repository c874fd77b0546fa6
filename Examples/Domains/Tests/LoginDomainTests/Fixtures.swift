import Foundation
import LoginDomain

extension Date {
  static let noon = Date(timeIntervalSince1970: 1_234_526_400)
}

extension User {
  static let blob = User(name: "blob")
}

extension Login {
  /// A request is under way; its number is one more than there were wrong passwords.
  static func waiting(wrongPasswords: Int = 0) -> Login {
    var login = Login()
    for number in 0..<wrongPasswords {
      login.tap()
      _ = login.handleLogin(.failure(.wrongPassword), of: .init(number + 1), at: .noon)
    }
    login.tap()
    return login
  }

  /// Locked at noon, until a quarter past.
  static let locked = Login.waiting().answered(.failure(.accountLocked), of: 1)

  static let loggedIn = Login.waiting().answered(.success(.blob), of: 1)

  mutating func tap() {
    _ = loginTapped(username: "blob", password: "secret")
  }

  func answered(_ result: Result<User, LoginError>, of request: LoginRequest.ID) -> Login {
    var login = self
    _ = login.handleLogin(result, of: request, at: .noon)
    return login
  }
}
