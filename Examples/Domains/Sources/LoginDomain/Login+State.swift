extension Login {
  /// The state of a login; nothing that cannot be can be written.
  public enum State: Hashable, Sendable, CustomStringConvertible {
    /// Nobody is logged in; so many passwords were wrong since the last success, and a banner may
    /// show what went wrong last.
    case ready(wrongPasswords: Int, banner: String?)
    /// The answer to this request is awaited; so many passwords were wrong before it.
    case waiting(for: LoginRequest.ID, wrongPasswords: Int)
    /// Nobody can log in for a while; a banner says how long.
    case locked(Lock)
    /// This user is logged in.
    case loggedIn(User)

    /// What is going on, for people.
    public var description: String {
      switch self {
      case .ready: "Nobody is logged in."
      case .waiting(let request, _): "Request \(request.number) is under way."
      case .locked(let lock): lock.description
      case .loggedIn(let user): "\(user.name) is logged in."
      }
    }
  }
}
