/// An error of a client of the timer's service, in words for people.
public enum TimerClientError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The service is not there, and could not be started, for this reason.
  case noService(reason: String)
  /// The service has gone before it had answered.
  case gone
  /// The service is there, and does not answer; what it was asked may still be done.
  case noAnswer(socket: String)
  /// The service is of another version than this program.
  case otherVersion
  /// The timer has refused the request, for this reason.
  case refused(String)
  /// A line has more levels than any that is sent.
  case tooDeep
  /// A line is longer than any that is sent.
  case tooLong
  /// The path of the socket is longer than the system allows.
  case pathTooLong(String)
  /// The path of the socket holds something else.
  case notASocket(String)

  /// The error and its remedy.
  public var description: String {
    switch self {
    case .noService(let reason): "The timer's service could not be started: \(reason)"
    case .gone: "The timer's service has ended before it answered. Try again: that starts it."
    case .noAnswer(let socket):
      "The timer's service at \(socket) does not answer; what it was asked may still be done. If it is "
        + "stopped or hangs, end it ('kill -KILL $(cat \(socket).lock)') and try again: nothing that was "
        + "stored is lost."
    case .otherVersion:
      "The timer's service is of another version than this program. End it ('pkill -f \"ovo alarmd\"') "
        + "and try again: nothing that was stored is lost."
    case .refused(let reason): reason
    case .tooDeep: "A line has too many levels."
    case .tooLong: "A line is longer than \(LineDecoder.longestLine) bytes."
    case .pathTooLong(let path):
      "The path of the timer's socket is too long for the system: \(path). "
        + "Set OVO_SOCKET to a shorter one, for the service and for whoever asks it."
    case .notASocket(let path):
      "There is something else where the timer's socket is to be: \(path). Move it away."
    }
  }

  /// The status with which a program ends for it: 1 where the timer has refused, 69 where there is no
  /// service, 75 where it does not answer, 78 where something stands in its way.
  public var exitStatus: Int32 {
    switch self {
    case .refused, .tooDeep, .tooLong: 1
    case .noService, .gone: 69
    case .noAnswer: 75
    case .otherVersion, .pathTooLong, .notASocket: 78
    }
  }
}
