import Foundation
import GRDB
public import StorefrontDomain
public import StorefrontServer

/// A shop's storage in one file of SQLite, which other processes may read and write as well.
///
/// What a transaction has stored outlives a power cut: the file is synchronised with each.
public struct SQLiteStorage: ShopStorage {
  private let pool: DatabasePool

  /// Opens a file, or makes it, and brings it up to date.
  ///
  /// - Throws: An error of SQLite's, where it is no database, or one of a later version.
  public init(path: String, currency: Currency) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    pool = try DatabasePool(path: path, configuration: configuration)
    // The pool begins with NORMAL, which loses what was acknowledged in a power cut.
    try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2 else {
        throw DatabaseError(message: "The database does not synchronise its file.")
      }
    }
    guard try !pool.read(Migrations.all.hasBeenSuperseded) else {
      throw DatabaseError(message: "The file is of a later version of the shop.")
    }
    try Migrations.all.migrate(pool)
    self.currency = currency
  }

  private let currency: Currency

  /// Closes the file, with all that was stored in that one file.
  public func close() throws {
    try pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
    try pool.close()
  }

  /// Reads what belongs together.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value {
    try await pool.read { [currency] in
      try body(SQLiteTransaction(db: $0, currency: currency))
    }
  }

  /// Changes what belongs together, all of it or nothing.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value {
    try await pool.write { [currency] in
      try body(SQLiteTransaction(db: $0, currency: currency))
    }
  }
}

/// The versions of the file; none is ever changed, others follow.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(
        sql: """
          CREATE TABLE products (
            id TEXT NOT NULL PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL,
            description TEXT NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL,
            categoryID TEXT NOT NULL, category TEXT NOT NULL, brandID TEXT, brand TEXT,
            isActive INTEGER NOT NULL) STRICT;
          CREATE TABLE stock (
            product TEXT NOT NULL PRIMARY KEY REFERENCES products (id),
            onHand INTEGER NOT NULL, reserved INTEGER NOT NULL,
            CHECK (0 <= reserved AND reserved <= onHand)) STRICT;
          CREATE TABLE cartLines (
            visitor TEXT NOT NULL, position INTEGER NOT NULL, product TEXT NOT NULL,
            quantity INTEGER NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL,
            PRIMARY KEY (visitor, product)) STRICT, WITHOUT ROWID;
          CREATE TABLE orders (
            id TEXT NOT NULL PRIMARY KEY, visitor TEXT NOT NULL, placedAt REAL NOT NULL,
            status TEXT NOT NULL, shipping TEXT NOT NULL, shippingCost INTEGER NOT NULL,
            currency TEXT NOT NULL, street TEXT NOT NULL, postalCode TEXT NOT NULL,
            city TEXT NOT NULL, country TEXT NOT NULL) STRICT;
          CREATE INDEX ordersOfVisitor ON orders (visitor, placedAt);
          CREATE TABLE orderLines (
            orderID TEXT NOT NULL REFERENCES orders (id), position INTEGER NOT NULL,
            product TEXT NOT NULL, name TEXT NOT NULL, quantity INTEGER NOT NULL,
            unitPrice INTEGER NOT NULL, discount INTEGER NOT NULL,
            PRIMARY KEY (orderID, position)) STRICT, WITHOUT ROWID;
          CREATE TABLE answers (
            visitor TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL,
            status INTEGER NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (visitor, key)) STRICT, WITHOUT ROWID;
          """)
    }
    return migrator
  }
}
