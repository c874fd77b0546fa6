import Foundation
import GRDB
import StorefrontSQL

/// The connection to a file, within a transaction of its.
struct SQLiteDatabase: SQLDatabase {
  let db: Database

  let dialect = SQLDialect(
    greatestOrderNumber: "SELECT MAX(CAST(id AS INTEGER)) FROM orders",
    changesAfter: "SELECT * FROM changes WHERE number > ? ORDER BY number LIMIT ?",
    newestChange: "SELECT seq FROM sqlite_sequence WHERE name = 'changes'",
    // One transaction at a time writes.
    skipsLocked: "")

  func rows(_ sql: String, values: [SQLValue]) throws -> [SQLRow] {
    let statement = try db.cachedStatement(sql: sql)
    let columns = SQLColumns(statement.columnNames)
    let indices = 0..<statement.columnCount
    let rows = try Row.fetchCursor(statement, arguments: arguments(values))
    var read: [SQLRow] = []
    while let row = try rows.next() {
      read.append(SQLRow(columns, indices.map { SQLValue(row[$0] as DatabaseValue) }))
    }
    return read
  }

  func execute(_ sql: String, values: [SQLValue]) throws -> Int {
    try db.cachedStatement(sql: sql).execute(arguments: arguments(values))
    return db.changesCount
  }

  func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
    var value: Value?
    try db.inSavepoint {
      value = try body()
      return .commit
    }
    guard let value else { throw DatabaseError(message: "A savepoint was not taken.") }
    return value
  }

  private func arguments(_ values: [SQLValue]) -> StatementArguments {
    StatementArguments(values.map(\.databaseValue))
  }
}

extension SQLValue {
  fileprivate init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let number): .integer(Int(number))
      case .double(let number): .real(number)
      case .string(let text): .text(text)
      case .blob(let data): .data(data)
      }
  }

  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .data(let data): data.databaseValue
    }
  }
}
