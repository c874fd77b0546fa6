package import Foundation

/// A value of a database.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case data(Data)

  init(_ value: (any SQLConvertible)?) { self = value?.sqlValue ?? .null }
}

/// A value of Swift that a database keeps.
package protocol SQLConvertible {
  /// Makes it of what was kept; `nil` where that is something else.
  init?(sqlValue: SQLValue)
  /// The value that is kept.
  var sqlValue: SQLValue { get }
}

extension Int: SQLConvertible {
  package init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self = number
  }
  package var sqlValue: SQLValue { .integer(self) }
}

/// A truth is kept as 0 or 1.
extension Bool: SQLConvertible {
  package init?(sqlValue: SQLValue) {
    guard case .integer(let number) = sqlValue else { return nil }
    self = number != 0
  }
  package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: SQLConvertible {
  package init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let number): self = number
    case .integer(let number): self = Double(number)
    default: return nil
    }
  }
  package var sqlValue: SQLValue { .real(self) }
}

extension String: SQLConvertible {
  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self = text
  }
  package var sqlValue: SQLValue { .text(self) }
}

extension Data: SQLConvertible {
  package init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .data(let data): self = data
    default: return nil
    }
  }
  package var sqlValue: SQLValue { .data(self) }
}

/// The number of seconds since 1970 began in Greenwich.
extension Date: SQLConvertible {
  package init?(sqlValue: SQLValue) {
    guard let seconds = Double(sqlValue: sqlValue) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
  package var sqlValue: SQLValue { .real(timeIntervalSince1970) }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  package init?(sqlValue: SQLValue) {
    guard sqlValue != .null else {
      self = Wrapped?.none
      return
    }
    guard let value = Wrapped(sqlValue: sqlValue) else { return nil }
    self = value
  }
  package var sqlValue: SQLValue { self?.sqlValue ?? .null }
}

/// A row that a database has told.
package struct SQLRow {
  private let columns: SQLColumns
  private let values: [SQLValue]

  /// Makes a row with a value for each column.
  package init(_ columns: SQLColumns, _ values: [SQLValue]) {
    (self.columns, self.values) = (columns, values)
  }

  /// The value of a column; one that is none of the kind is an error.
  package subscript<Value: SQLConvertible>(column: String) -> Value {
    get throws {
      guard let index = columns[column] else { throw UnknownValue(column, "column") }
      return try value(at: index)
    }
  }

  /// The value of the first column.
  package func first<Value: SQLConvertible>() throws -> Value { try value(at: 0) }

  package func value<Value: SQLConvertible>(at index: Int) throws -> Value {
    guard let value = Value(sqlValue: values[index]) else {
      throw UnknownValue(values[index], "\(Value.self)")
    }
    return value
  }
}

/// The columns of rows, by their names in any case.
package struct SQLColumns: Sendable {
  private let indices: [String: Int]

  /// Makes columns with names.
  package init(_ names: [String]) {
    indices = Dictionary(
      names.enumerated().map { ($1.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> Int? { indices[name.lowercased()] }
}
