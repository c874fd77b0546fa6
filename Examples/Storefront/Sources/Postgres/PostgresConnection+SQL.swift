import CPostgres
import Foundation
package import StorefrontSQL

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
        let answer = try answer { connection in
          PQsendQueryPrepared(
            connection, name, Int32(values.count), pointers, lengths, formats, 0)
        }
        if answer.isChange { hasChanged = true }
        return answer
      }
    }
  }

  func forgetStatements() throws {
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
    _ = try answer { PQsendPrepare($0, name, text, 0, nil) }
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
}

extension SQLDialect {
  /// Numbers of changes are those of their transactions. A smaller one may still come as long as its transaction goes on,
  /// so none is told of that is greater than the smallest which does.
  fileprivate static let postgres = SQLDialect(
    greatestOrderNumber: "SELECT MAX(orderNumber(id)) FROM orders",
    changesAfter: """
      SELECT * FROM changes
      WHERE number > ? AND number < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      ORDER BY number LIMIT ?
      """,
    newestChange: "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1",
    skipsLocked: "FOR UPDATE SKIP LOCKED")
}
