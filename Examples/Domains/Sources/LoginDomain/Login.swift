#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A login as a value: it is told what happened, and answers with the commands that follow.
///
/// Whoever owns it carries the commands out, in their order. It never remembers a password.
public struct Login: Hashable, Sendable {
  /// How many wrong passwords in a row lock the account, whatever the user names were.
  private static let retryLimit = 5

  /// What is going on.
  public private(set) var state = State.ready(wrongPasswords: 0, banner: nil)
  private var newestRequest: LoginRequest.ID = 0

  /// A login of nobody yet, or of a user whom the server knows already.
  public init(_ user: User? = nil) {
    if let user { state = .loggedIn(user) }
  }

  /// The user has asked to be logged in with what stands in the two fields.
  public mutating func loginTapped(username: String, password: Password) -> [Command] {
    switch state {
    case .waiting, .loggedIn:
      return []
    case .locked(let lock):
      return [.showErrorBanner(lock.description)]
    case .ready(let wrongPasswords, let banner):
      let username = username.trimmed
      if username.isEmpty { return fail("Enter your e-mail address.", wrongPasswords) }
      if password.isEmpty { return fail("Enter your password.", wrongPasswords) }
      newestRequest = newestRequest.next
      state = .waiting(for: newestRequest, wrongPasswords: wrongPasswords)
      let request = LoginRequest(id: newestRequest, username: username, password: password)
      return (banner == nil ? [] : [.hideErrorBanner]) + [.sendLoginRequest(request)]
    }
  }

  /// The user does not want to wait any longer.
  public mutating func cancelTapped() -> [Command] {
    guard case .waiting(let request, let wrongPasswords) = state else { return [] }
    state = .ready(wrongPasswords: wrongPasswords, banner: nil)
    return [.cancelLoginRequest(request)]
  }

  /// A request has been answered. Only the answer to the one that is under way counts.
  public mutating func handleLogin(
    _ result: Result<User, LoginError>,
    of request: LoginRequest.ID,
    at date: Date
  ) -> [Command] {
    guard case .waiting(request, let wrongPasswords) = state else { return [] }
    switch result {
    case .success(let user):
      state = .loggedIn(user)
      return [.showLandingScreen(user)]
    case .failure(.wrongPassword) where wrongPasswords + 1 < Self.retryLimit:
      return fail(LoginError.wrongPassword.description, wrongPasswords + 1)
    case .failure(.wrongPassword), .failure(.accountLocked):
      return lock(Lock(from: date))
    case .failure(let error):
      return fail(error.description, wrongPasswords)
    }
  }

  /// The timer that was asked for has fired.
  public mutating func timerFired(at date: Date) -> [Command] {
    guard case .locked(let earlier) = state else { return [] }
    if let remaining = earlier.seen(at: date) { return lock(remaining) }
    state = .ready(wrongPasswords: 0, banner: nil)
    return [.hideErrorBanner]
  }

  /// The user wants to be logged out.
  public mutating func logoutTapped() -> [Command] {
    guard case .loggedIn = state else { return [] }
    state = .ready(wrongPasswords: 0, banner: nil)
    return [.showLandingScreen(nil)]
  }

  private mutating func fail(_ banner: String, _ wrongPasswords: Int) -> [Command] {
    state = .ready(wrongPasswords: wrongPasswords, banner: banner)
    return [.showErrorBanner(banner)]
  }

  private mutating func lock(_ lock: Lock) -> [Command] {
    state = .locked(lock)
    return [.showErrorBanner(lock.description), .startTimer(until: lock.nextMinute)]
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
