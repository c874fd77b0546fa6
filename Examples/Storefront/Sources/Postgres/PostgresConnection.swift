import CPostgres
import Foundation
internal import StorefrontSQL
import StorefrontServer

/// A connection to a server, which one thread at a time uses.
package final class PostgresConnection {
  /// The error that has ended the transaction for the server, whatever became of it in the program.
  var failure: PostgresError?
  /// Whether the transaction has changed something.
  var hasChanged = false
  let connection: OpaquePointer
  /// The names of the statements that the server knows.
  var statements: [String: String] = [:]
  var savepoints = 0
  private let patience: Double
  /// How many seconds the server may take for an answer: longer than for a lock.
  private let silence: Double
  private var isBroken = false
  /// Whether the server may take any time for an answer, as to change a great table.
  var isUnhurried = false

  /// Connects to the server.
  ///
  /// - Parameters:
  ///   - address: The address of the database, such as `postgres://shop@localhost/shop`.
  ///   - patience: How many seconds a lock is waited for.
  package init(_ address: String, patience: Double) throws {
    // What the address says takes the place of what stands before it.
    let settings = [
      ("connect_timeout", "5"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "15000"),
      ("fallback_application_name", "storefront"), ("dbname", address), ("client_encoding", "UTF8"),
    ]
    let names = settings.map { UnsafePointer(strdup($0.0)) } + [nil]
    let values = settings.map { UnsafePointer(strdup($0.1)) } + [nil]
    defer { for copy in names + values { free(UnsafeMutablePointer(mutating: copy)) } }
    let opened = PQconnectdbParams(names, values, 1)
    guard let opened else { throw PostgresError(state: "53200", message: "There is no memory.") }
    (connection, self.patience, silence) = (opened, patience, patience + 2)
    guard PQstatus(connection) == CONNECTION_OK else { throw lost() }
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    PQsetnonblocking(connection, 1)
    // The planner reads small tables from end to end; what is read so is in the way of all who write there, while by an
    // index only the row is.
    try run("SET enable_seqscan = off; SET jit = off; \(Self.lockTimeout(patience))")
    // A program that has gone without a word, with its machine or its network, leaves no locks behind.
    try run(
      """
      SET idle_in_transaction_session_timeout = \(Int(patience * 2_000)); SET tcp_keepalives_idle = 10;
      SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 15000
      """)
  }

  /// Whether a text can be taken for an address. Of one that cannot, nothing is told: a password may stand anywhere in it.
  static func isAddress(_ text: String) -> Bool {
    let isSound =
      try? /postgres(?:ql)?:\/\/[^@\/?]*@?[^@\/?]*\/[^@?]*(?:\?.*)?/.wholeMatch(in: text) != nil
    guard isSound == true, let options = PQconninfoParse(text, nil) else { return false }
    defer { PQconninfoFree(options) }
    var option = options
    while let keyword = option.pointee.keyword {
      if String(cString: keyword) == "port", let value = option.pointee.val {
        return String(cString: value).split(separator: ",").allSatisfy { UInt16($0) != nil }
      }
      option += 1
    }
    return true
  }

  private static func lockTimeout(_ seconds: Double) -> String {
    "SET lock_timeout = \(Int(seconds * 1_000))"
  }

  /// Waits for locks as long as is usual.
  func resetLockTimeout() throws { try run(Self.lockTimeout(patience)) }

  /// Does what locks whole tables. Who waits for such a lock lets nobody else at the table meanwhile, so it waits for a
  /// moment only, and comes again later.
  func patiently(_ body: () throws -> Void) throws {
    let end = ContinuousClock.now + .seconds(patience)
    try run(Self.lockTimeout(min(patience, 0.1)))
    defer { try? resetLockTimeout() }
    while true {
      do {
        return try body()
      } catch let error as PostgresError where error.isTimeout && .now < end {
        // Others read and write meanwhile; nobody tells when they have ended.
        Thread.sleep(forTimeInterval: 0.1)
      }
    }
  }

  deinit { PQfinish(connection) }

  /// Whether it can be used.
  var isOpen: Bool { !isBroken && PQstatus(connection) == CONNECTION_OK }
  /// Whether it can be used by somebody else, and no transaction is left over.
  var isAtRest: Bool { isOpen && PQtransactionStatus(connection) == PQTRANS_IDLE }
  /// Its socket.
  var socket: Int32 { PQsocket(connection) }
  /// The user, the server and the database, such as `shop@localhost/shop`.
  var place: String {
    let parts = [PQuser(connection), PQhost(connection), PQdb(connection)].map { part in
      part.map { String(cString: $0) } ?? ""
    }
    return "\(parts[0])@\(parts[1])/\(parts[2])"
  }
  /// The version of the server, such as 15.
  var version: Int { Int(PQserverVersion(connection)) / 10_000 }

  /// Reads what the server has sent unasked; returns whether a notice was among it.
  func takeNotices() throws -> Bool {
    guard PQconsumeInput(connection) == 1 else { throw lost() }
    var hasNotice = false
    while let notice = PQnotifies(connection) {
      PQfreemem(notice)
      hasNotice = true
    }
    return hasNotice
  }

  /// Runs statements without values.
  package func run(_ sql: String) throws { _ = try answer(to: { PQsendQuery($0, sql) }) }

  /// Reads what belongs together, or changes it, all of it or nothing.
  ///
  /// - Parameter mode: The mode of the transaction, such as `ISOLATION LEVEL SERIALIZABLE`.
  func transaction<Value>(_ mode: String, _ body: () throws -> Value) throws -> Value {
    (failure, hasChanged, savepoints) = (nil, false, 0)
    let value: Value
    do {
      try run("BEGIN \(mode)")
      value = try body()
      // What has failed is not stored, although it was caught: the server would roll it back without a word.
      if let failure { throw failure }
    } catch {
      try? run("ROLLBACK")
      if failure?.isOutdated == true { try forgetStatements() }
      throw failure ?? error
    }
    do {
      try run("COMMIT")
    } catch let error as PostgresError where error.isLoss && hasChanged {
      throw StorageUnreachableError(reason: "\(error)")
    }
    return value
  }

  /// The result of a statement, until it is no longer used.
  final class Answer {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { PQclear(pointer) }

    /// How many rows were read or changed.
    var count: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }
    /// Whether it changes something.
    var isChange: Bool { PQcmdStatus(pointer).pointee != UInt8(ascii: "S") && count > 0 }
  }

  /// Sends something, and returns what the server answers: the last of several answers, or the first error.
  func answer(to send: (OpaquePointer) -> Int32) throws -> Answer {
    guard !isBroken, send(connection) == 1 else { throw noted(lost()) }
    var last: Answer?
    while true {
      try wait()
      guard let result = PQgetResult(connection) else { break }
      last = Answer(result)
      let status = PQresultStatus(result)
      guard status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK else { continue }
      // 'C' is the state, and 'M' the sentence.
      let field = { (name: Character) in
        PQresultErrorField(result, Int32(name.asciiValue ?? 0)).map { String(cString: $0) }
      }
      guard isOpen, let state = field("C") else { throw noted(lost()) }
      _ = noted(PostgresError(state: state, message: field("M") ?? "No reason."))
      repeat { try wait() } while PQgetResult(connection).map(Answer.init) != nil
      throw failure ?? lost()
    }
    guard let last else { throw noted(lost()) }
    return last
  }

  /// Waits until all is sent and an answer is there. A server that says nothing for too long is given up.
  private func wait() throws {
    let begin = ContinuousClock.now
    while true {
      let left = PQflush(connection)
      if left == 0 && PQisBusy(connection) == 0 { return }
      guard left >= 0 else { throw noted(lost()) }
      let passed = begin.duration(to: .now) / .milliseconds(1)
      let pause = isUnhurried ? -1 : Int32(clamping: Int(max(0, silence * 1_000 - passed)))
      var source = pollfd(
        fd: socket, events: Int16(POLLIN) | (left == 1 ? Int16(POLLOUT) : 0), revents: 0)
      let count = poll(&source, 1, pause)
      if count == 0 {
        isBroken = true
        throw noted(PostgresError(state: "08006", message: "The server does not answer."))
      }
      guard count > 0 || errno == EINTR, PQconsumeInput(connection) == 1 else {
        throw noted(lost())
      }
    }
  }

  /// The first error is the reason of all that follow.
  private func noted(_ error: PostgresError) -> PostgresError {
    if failure == nil { failure = error }
    return error
  }

  private func lost() -> PostgresError {
    isBroken = true
    return PostgresError(state: "08006", message: String(cString: PQerrorMessage(connection)))
  }
}
