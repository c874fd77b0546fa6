package import StorefrontDomain
package import StorefrontServer

/// The connection to a database, within a transaction of its.
package protocol SQLDatabase {
  /// The words of its engine.
  var dialect: SQLDialect { get }

  /// Reads rows.
  ///
  /// - Parameters:
  ///   - sql: A statement with a `?` for each value.
  ///   - values: The values, in their order.
  func rows(_ sql: String, values: [SQLValue]) throws -> [SQLRow]

  /// Changes rows; returns how many.
  ///
  /// - Parameters:
  ///   - sql: A statement with a `?` for each value.
  ///   - values: The values, in their order.
  @discardableResult
  func execute(_ sql: String, values: [SQLValue]) throws -> Int

  /// Changes something, all of it or, where `body` throws, nothing; what was changed before stays.
  func savepoint<Value>(_ body: () throws -> Value) throws -> Value
}

/// The words that engines have for the same.
package struct SQLDialect: Sendable {
  /// The greatest number that an order has as its identity, or null.
  package var greatestOrderNumber: String
  /// The newest change that can be told of, a `?` for the number that it is greater than.
  package var changesAfter: String
  /// The greatest number that such a change has had, or null.
  package var newestChange: String
  /// The end of a question for one row of a queue which passes over those that others hold.
  package var skipsLocked: String

  /// Makes a dialect.
  package init(
    greatestOrderNumber: String, changesAfter: String, newestChange: String, skipsLocked: String
  ) {
    self.greatestOrderNumber = greatestOrderNumber
    self.changesAfter = changesAfter
    self.newestChange = newestChange
    self.skipsLocked = skipsLocked
  }
}

extension SQLDatabase {
  /// The reads and writes of a shop.
  ///
  /// - Parameter currency: The currency of all amounts in it.
  package func shop(in currency: Currency) -> any ShopTransaction {
    SQLTransaction(db: self, currency: currency)
  }

  func rows(_ sql: String, _ values: (any SQLConvertible)?...) throws -> [SQLRow] {
    try rows(sql, values: values.map(SQLValue.init))
  }

  func row(_ sql: String, _ values: (any SQLConvertible)?...) throws -> SQLRow? {
    try rows(sql, values: values.map(SQLValue.init)).first
  }

  func text(_ sql: String, _ values: (any SQLConvertible)?...) throws -> String? {
    try rows(sql, values: values.map(SQLValue.init)).first?.first()
  }

  func texts(_ sql: String, _ values: (any SQLConvertible)?...) throws -> [String] {
    try rows(sql, values: values.map(SQLValue.init)).map { try $0.first() }
  }

  func number(_ sql: String, _ values: (any SQLConvertible)?...) throws -> Int? {
    try rows(sql, values: values.map(SQLValue.init)).first?.first()
  }

  @discardableResult
  func execute(_ sql: String, _ values: (any SQLConvertible)?...) throws -> Int {
    try execute(sql, values: values.map(SQLValue.init))
  }
}
