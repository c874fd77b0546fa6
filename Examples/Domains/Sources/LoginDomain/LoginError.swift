/// The reason why the server did not log somebody in.
public enum LoginError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such user, or the password is another; a server does not say which.
  case wrongPassword
  /// The server lets nobody into this account for now.
  case accountLocked
  /// The server could not be reached.
  case noConnection
  /// The server did not answer in time, or has too much to do.
  case busy
  /// The server gave no reason.
  case failed

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .wrongPassword: "The e-mail address or the password is wrong. Check both and try again."
    case .accountLocked: "The account is locked. Wait 15 minutes and try again."
    case .noConnection: "There is no connection. Check the network and try again."
    case .busy: "The server is busy. Try again in a minute."
    case .failed: "Failed to log in"
    }
  }
}
