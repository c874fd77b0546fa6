/// Why nobody can be told anything, in words for people.
public enum TimerClientError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The service is not there, and could not be started, for this reason.
  case noService(reason: String)
  /// The service has gone before it had answered.
  case gone
  /// What was asked has not been done, for this reason.
  case refused(String)
  /// A line has more levels than any that is sent.
  case tooDeep
  /// A line is longer than any that is sent.
  case tooLong
  /// The path of the socket is longer than the system allows.
  case pathTooLong(String)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noService(let reason):
      "The timer's service is not there: \(reason) To start it: 'ovo alarmd'."
    case .gone: "The timer's service has gone. Try again: it is started where it is not there."
    case .refused(let reason): reason
    case .tooDeep: "A line has too many levels."
    case .tooLong: "A line is longer than \(LineDecoder.longestLine) bytes."
    case .pathTooLong(let path):
      "The path of the socket is too long for the system: \(path). Choose a shorter '--folder'."
    }
  }
}
