import Foundation
import GRDB
public import StorefrontDomain
import StorefrontSQL
public import StorefrontServer

/// A shop's storage in one file of SQLite, which other processes may read and write as well.
///
/// What a transaction has stored outlives a power cut: the file is synchronised with each.
public struct SQLiteStorage: ShopStorage {
  private let pool: DatabasePool
  private let currency: Currency
  private let signals: CommitSignals
  private let path: String
  private let files: FileIdentities
  private let patience: TimeInterval

  /// Opens a file, or makes it for its owner only, and brings it up to date.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - currency: The currency of all amounts in it.
  ///   - patience: How many seconds a change waits, for those before it and for one of another process together.
  /// - Throws: A ``SQLiteFileError`` where the file is refused, or an error of SQLite's.
  public init(path: String, currency: Currency, patience: TimeInterval = 5) throws {
    pool = try SQLiteFile(path: path).opened {
      let pool = try Self.pool(path: path, patience: patience)
      try Migrations.all.migrate(pool)
      return pool
    }
    (self.path, self.currency, self.patience) = (path, currency, patience)
    // The log is there when something has been read.
    _ = try pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM grdb_migrations") }
    files = FileIdentities(path: path)
    signals = CommitSignals(watch: CommitWatch(path: path))
  }

  private static func pool(path: String, patience: TimeInterval) throws -> DatabasePool {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(patience)
    let pool = try DatabasePool(path: path, configuration: configuration)
    // The pool begins with NORMAL, which loses what was acknowledged in a power cut.
    try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2 else {
        throw DatabaseError(message: "The database does not synchronise its file.")
      }
    }
    return pool
  }

  /// Closes the file, with all that was stored in that one file; a second time does nothing.
  public func close() throws {
    // SQLite ends the process where a file is used that was closed.
    guard signals.end() else { return }
    try pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
    try pool.close()
  }

  /// Reads what belongs together.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value {
    try await pool.read { [currency] in
      try body(SQLiteDatabase(db: $0).shop(in: currency))
    }
  }

  /// Changes what belongs together, all of it or nothing. One change is made after the other, in turn or not.
  ///
  /// - Throws: A `StorageBusyError` where another process changes the file for too long; a `StorageLostError` where
  ///   the file was removed or replaced: nothing is acknowledged that would be gone.
  public func write<Value: Sendable>(
    inTurn: Bool, _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value {
    let (value, isChange): (Value, Bool)
    do {
      let arrival = ContinuousClock.now
      (value, isChange) = try await pool.writeWithoutTransaction { db in
        try requireFiles()
        let left = max(0, patience - arrival.duration(to: .now) / .seconds(1))
        try db.execute(sql: "PRAGMA busy_timeout = \(Int(left * 1_000))")
        let before = db.totalChangesCount
        var value: Value?
        try db.inTransaction(.immediate) {
          value = try body(SQLiteDatabase(db: db).shop(in: currency))
          return .commit
        }
        guard let value else { throw DatabaseError(message: "A transaction was not begun.") }
        return (value, db.totalChangesCount > before)
      }
      try requireFiles()
    } catch DatabaseError.SQLITE_BUSY {
      throw StorageBusyError()
    }
    if isChange { signals.tell() }
    return value
  }

  private func requireFiles() throws {
    guard files.areThere else { throw StorageLostError(path: path) }
  }

  /// The commits that change something, from now on: those of this process at once, those of others after 20
  /// milliseconds at most.
  public func commits() -> AsyncStream<Void> { signals.stream() }

  /// How many of them were heard of so far.
  public var commitCount: Int { signals.count }
}
