import Foundation
public import PrimeTimeDomain
public import VitroDependencies

extension User {
  /// The user whom the environment variable `PRIMETIME_USER` names, if it names one.
  public static let fromEnvironment =
    User(name: ProcessInfo.processInfo.environment["PRIMETIME_USER"] ?? "")
}

private enum UserKey: DependencyKey {
  static let liveValue = User.fromEnvironment
  static let testValue: User? = nil
}

extension DependencyValues {
  /// Who is logged in, if anybody is.
  public var user: User? {
    get { self[UserKey.self] }
    set { self[UserKey.self] = newValue }
  }
}
