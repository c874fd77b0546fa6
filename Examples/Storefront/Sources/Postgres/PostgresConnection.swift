import CPostgres
import Foundation
package import StorefrontSQL
import StorefrontServer

/// A connection to a server, which one thread at a time uses.
package final class PostgresConnection {
  /// The error that has ended the transaction for the server, whatever became of it in the program.
  private(set) var failure: PostgresError?
  /// Whether the transaction has changed something.
  private(set) var hasChanged = false
  private let connection: OpaquePointer
  private var statements: [String: String] = [:]
  private var savepoints = 0
  private let patience: Double

  /// Connects to the server.
  ///
  /// - Parameters:
  ///   - address: The address of the database, such as `postgres://shop@localhost/shop`.
  ///   - patience: How many seconds a lock is waited for.
  package init(_ address: String, patience: Double) throws {
    let settings = [
      "dbname": address, "client_encoding": "UTF8", "fallback_application_name": "storefront",
    ]
    // What the address says takes the place of these.
    let usual = [
      "connect_timeout": "5", "keepalives_idle": "10", "keepalives_interval": "5",
      "keepalives_count": "3", "tcp_user_timeout": "15000",
    ]
    let all = settings.merging(usual) { set, _ in set }
    let names = all.keys.map { UnsafePointer(strdup($0)) } + [nil]
    let values = all.values.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for copy in names + values { free(UnsafeMutablePointer(mutating: copy)) } }
    let opened = PQconnectdbParams(names, values, 1)
    guard let opened else { throw PostgresError(state: "53200", message: "There is no memory.") }
    (connection, self.patience) = (opened, patience)
    guard PQstatus(connection) == CONNECTION_OK else { throw lost() }
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    // The planner reads small tables from end to end; what is read so is in the way of all who write there, while by an
    // index only the row is.
    try run("SET enable_seqscan = off; SET jit = off; \(Self.lockTimeout(patience))")
  }

  private static func lockTimeout(_ seconds: Double) -> String {
    "SET lock_timeout = \(Int(seconds * 1_000))"
  }

  /// Does what locks whole tables. Who waits for such a lock lets nobody else at the table meanwhile, so it waits for a
  /// moment only, and comes again later.
  func patiently(_ body: () throws -> Void) throws {
    let end = ContinuousClock.now + .seconds(patience)
    try run(Self.lockTimeout(min(patience, 0.1)))
    defer { try? run(Self.lockTimeout(patience)) }
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
  var isOpen: Bool { PQstatus(connection) == CONNECTION_OK }
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
  package func run(_ sql: String) throws { _ = try answer(PQexec(connection, sql)) }

  /// Reads what belongs together, or changes it, all of it or nothing.
  ///
  /// - Parameter mode: The mode of the transaction, such as `ISOLATION LEVEL SERIALIZABLE`.
  func transaction<Value>(_ mode: String, _ body: () throws -> Value) throws -> Value {
    (failure, hasChanged, savepoints) = (nil, false, 0)
    try run("BEGIN \(mode)")
    let value: Value
    do {
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
}

extension PostgresConnection: SQLDatabase {
  package var dialect: SQLDialect { .postgres }

  package func rows(_ sql: String, values: [SQLValue]) throws -> [SQLRow] {
    let result = try ask(sql, values)
    let columns = 0..<PQnfields(result.pointer)
    let names = SQLColumns(columns.map { String(cString: PQfname(result.pointer, $0)) })
    let readers = columns.map { Self.reader(PQftype(result.pointer, $0)) }
    return (0..<PQntuples(result.pointer)).map { row in
      SQLRow(
        names,
        columns.map { column in
          guard PQgetisnull(result.pointer, row, column) == 0,
            let text = PQgetvalue(result.pointer, row, column)
          else { return .null }
          return readers[Int(column)](text)
        })
    }
  }

  package func execute(_ sql: String, values: [SQLValue]) throws -> Int {
    try ask(sql, values).count
  }

  package func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
    savepoints += 1
    let name = "s\(savepoints)"
    try run("SAVEPOINT \(name)")
    do {
      let value = try body()
      try run("RELEASE \(name)")
      return value
    } catch {
      // After a conflict or a loss there is nothing to go back to.
      if let failure, failure.isConflict || failure.isLoss || failure.isTimeout { throw failure }
      try run("ROLLBACK TO \(name); RELEASE \(name)")
      failure = nil
      throw error
    }
  }

  private func ask(_ sql: String, _ values: [SQLValue]) throws -> Answer {
    let name = try prepared(sql)
    var bytes: [UInt8] = []
    var places: [(start: Int, length: Int)?] = []
    for value in values {
      let start = bytes.count
      switch value {
      case .null:
        places.append(nil)
        continue
      case .integer(let number): bytes.append(contentsOf: "\(number)\0".utf8)
      case .real(let number): bytes.append(contentsOf: "\(number)\0".utf8)
      case .text(let text): bytes.append(contentsOf: text.utf8)
      case .data(let data): bytes.append(contentsOf: data)
      }
      places.append((start, bytes.count - start))
    }
    // Texts and data tell their length: a NUL in a text is refused, not the end of it.
    let formats = values.map { value -> Int32 in
      switch value {
      case .text, .data: 1
      default: 0
      }
    }
    let lengths = places.map { Int32($0?.length ?? 0) }
    // An empty one has an address, too.
    bytes.append(0)
    return try bytes.withUnsafeBufferPointer { bytes in
      try bytes.withMemoryRebound(to: CChar.self) { bytes in
        let pointers = places.map { place in
          place.flatMap { bytes.baseAddress?.advanced(by: $0.start) }
        }
        let result = try answer(
          PQexecPrepared(connection, name, Int32(values.count), pointers, lengths, formats, 0))
        if result.count > 0 && PQcmdStatus(result.pointer).pointee != UInt8(ascii: "S") {
          hasChanged = true
        }
        return result
      }
    }
  }

  private func forgetStatements() throws {
    statements = [:]
    try run("DEALLOCATE ALL")
  }

  /// The name of a statement that the server knows.
  private func prepared(_ sql: String) throws -> String {
    if let name = statements[sql] { return name }
    let name = "q\(statements.count)"
    var number = 0
    let text = sql.split(separator: "?", omittingEmptySubsequences: false).reduce("") {
      text, part in
      defer { number += 1 }
      return number == 0 ? String(part) : "\(text)$\(number)\(part)"
    }
    _ = try answer(PQprepare(connection, name, text, 0, nil))
    statements[sql] = name
    return name
  }

  /// The function that reads a value of a type of PostgreSQL's, by the number that the type has in every database.
  private static func reader(_ type: Oid) -> (UnsafeMutablePointer<CChar>) -> SQLValue {
    switch type {
    // Numbers: int8, int2, int4.
    case 20, 21, 23: { .integer(Int(String(cString: $0)) ?? 0) }
    // Numbers: float4, float8, numeric.
    case 700, 701, 1700: { .real(Double(String(cString: $0)) ?? .nan) }
    case 16: { .integer(String(cString: $0) == "t" ? 1 : 0) }
    case 17:
      { text in
        var length = 0
        let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
        guard let data = PQunescapeBytea(bytes, &length) else { return .null }
        defer { PQfreemem(data) }
        return .data(Data(bytes: data, count: length))
      }
    default: { .text(String(cString: $0)) }
    }
  }

  /// The result of a statement, until it is no longer used.
  private final class Answer {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { PQclear(pointer) }

    /// How many rows were read or changed.
    var count: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }
  }

  private func answer(_ result: OpaquePointer?) throws -> Answer {
    guard let result else { throw noted(lost()) }
    let answer = Answer(result)
    let status = PQresultStatus(result)
    guard status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK else { return answer }
    guard isOpen else { throw noted(lost()) }
    // 'C' is the state, and 'M' the sentence.
    let field = { (name: Character) in
      PQresultErrorField(result, Int32(name.asciiValue ?? 0)).map { String(cString: $0) }
    }
    throw noted(PostgresError(state: field("C") ?? "XX000", message: field("M") ?? "No reason."))
  }

  /// The first error is the reason of all that follow.
  private func noted(_ error: PostgresError) -> PostgresError {
    if failure == nil { failure = error }
    return error
  }

  private func lost() -> PostgresError {
    PostgresError(state: "08006", message: String(cString: PQerrorMessage(connection)))
  }
}

extension SQLDialect {
  /// Numbers of changes are those of their transactions. A smaller one may still come as long as its transaction goes on,
  /// so none is told of that is greater than the smallest which does.
  fileprivate static let postgres = SQLDialect(
    greatestOrderNumber: "SELECT MAX(orderNumber(id)) FROM orders",
    changesAfter: """
      SELECT * FROM changes
      WHERE number > ? AND number < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      ORDER BY number
      """,
    newestChange: "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1",
    skipsLocked: "FOR UPDATE SKIP LOCKED")
}
