/// An error of PostgreSQL's, or of the way to it.
public struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The five characters of the error's kind in the SQL standard, such as `23505`; `08006` where the connection is lost.
  public var state: String
  /// The server's sentence.
  public var message: String

  init(state: String, message: String) {
    self.state = state
    self.message = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The sentence for the operator.
  public var description: String { "PostgreSQL: \(message) (\(state))." }

  /// Whether the transaction came in the way of another one and succeeds when it is tried again.
  var isConflict: Bool { ["40001", "40P01"].contains(state) || isOutdated }
  /// Whether a table has got another column since a statement was prepared.
  var isOutdated: Bool { state == "0A000" }
  /// Whether a lock was not to be had in time.
  var isTimeout: Bool { state == "55P03" }
  /// Whether the server is not there, or not yet again.
  var isLoss: Bool {
    state.hasPrefix("08") || state.hasPrefix("57P") || ["53300", "25P03"].contains(state)
  }
}

/// The reason why a database is not opened as a shop's; it is as it was.
public enum PostgresDatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What should be its address is none, or has characters in it that are to be escaped.
  case isNoAddress
  /// The server is older than version 13, which this number is.
  case isTooOld(Int)
  /// The database keeps texts in this encoding.
  case isOfEncoding(String)
  /// The database has tables of another program.
  case isForeign
  /// A later version of the shop has written the database.
  case isOfLaterVersion

  /// The sentence for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .isNoAddress:
      """
      A database is named as 'postgres://user:password@host/name', with '%40', '%2F' and '%25' for '@', '/' and '%' in a \
      password.
      """
    case .isTooOld(let version):
      "The server is PostgreSQL \(version). Use 13 or newer."
    case .isOfEncoding(let name):
      "The database keeps texts as \(name). Make one with 'ENCODING UTF8'."
    case .isForeign: "The database has tables of another program. Name another database."
    case .isOfLaterVersion:
      "The database was written by a later version of the shop. Use that, or another database."
    }
  }
}
