import Foundation
public import VitroDependencies

/// Somebody who is logged in.
public struct User: Equatable, Sendable {
  /// What they are called.
  public var name: String

  /// Makes a user.
  public init(name: String) {
    self.name = name
  }

  /// The user whom the environment variable `PRIMETIME_USER` names, if it names one.
  public static let fromEnvironment: User? = {
    let name = ProcessInfo.processInfo.environment["PRIMETIME_USER"] ?? ""
    return name.isEmpty ? nil : User(name: name)
  }()
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
