/// Why a connection is closed.
struct Refusal: Error, Equatable {
  /// WebSocket's close codes, as far as we use them.
  enum Code: UInt16 {
    case normal = 1000
    case goingAway = 1001
    case protocolError = 1002
    case notText = 1003
    case invalidData = 1007
    case violation = 1008
    case tooLarge = 1009
    /// Ours: there is no such session (any more); the client asks for the page again.
    case unknownSession = 4001
    /// Ours: the session is shown somewhere else now; the client does not come back.
    case takenOver = 4002
  }

  /// What the client is told.
  let code: Code
  /// What the log says.
  let reason: String

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }
}
