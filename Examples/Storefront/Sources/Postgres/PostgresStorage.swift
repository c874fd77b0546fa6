public import StorefrontDomain
internal import StorefrontSQL
public import StorefrontServer

/// A shop's storage in a database of PostgreSQL's, which other processes on other machines may use as well.
///
/// What a transaction has stored outlives a power cut of the server, as that is set up: with `fsync` and
/// `synchronous_commit`, which are on unless somebody turns them off.
public struct PostgresStorage: ShopStorage, CustomStringConvertible {
  /// How many connections it has for reads, and how many for changes, which wait for each other.
  private static let connections = 4

  /// The user, the server and the database, such as `shop@localhost/shop`.
  public let description: String
  private let readers: PostgresPool
  private let writers: PostgresPool
  private let currency: Currency
  private let signals: CommitSignals
  private let watch: NoticeWatch
  private let patience: Duration

  /// Opens a database and brings it up to date.
  ///
  /// - Parameters:
  ///   - address: Its address, such as `postgres://shop@localhost/shop`, or `postgres:///shop?host=/run/postgresql` for
  ///     a socket in a folder.
  ///   - currency: The currency of all amounts in it.
  ///   - patience: How many seconds a change waits for others, for the server, and for its turn, each.
  /// - Throws: A ``PostgresDatabaseError`` where the database is refused, or a ``PostgresError``.
  public init(address: String, currency: Currency, patience: Double = 5) async throws {
    guard PostgresConnection.isAddress(address) else { throw PostgresDatabaseError.isNoAddress }
    readers = PostgresPool(address: address, size: Self.connections, patience: patience)
    writers = PostgresPool(address: address, size: Self.connections, patience: patience)
    do {
      description = try await writers.run { connection in
        try PostgresMigrations(on: connection).run()
        return connection.place
      }
    } catch {
      writers.close()
      throw error
    }
    self.currency = currency
    self.patience = .seconds(patience)
    watch = NoticeWatch(address: address, patience: patience)
    signals = CommitSignals(watch: watch)
  }

  /// Closes its connections; a second time does nothing.
  public func close() async throws {
    guard signals.end() else { return }
    watch.close()
    readers.close()
    writers.close()
  }

  /// Reads what belongs together: all of it is of one moment, and no change waits for it.
  ///
  /// - Throws: A `StorageUnreachableError` where the server is not there.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value {
    try await patiently { _ in
      try await readers.run { [currency] connection in
        try connection.transaction("ISOLATION LEVEL REPEATABLE READ READ ONLY") {
          try body(connection.shop(in: currency))
        }
      }
    }
  }

  /// Changes what belongs together, all of it or nothing, as if one change came after the other.
  ///
  /// Changes that come in each other's way are tried again, so `body` may run more than once.
  ///
  /// - Throws: A `StorageBusyError` where others are in the way for too long; a `StorageUnreachableError` where the server
  ///   is not there.
  public func write<Value: Sendable>(
    inTurn: Bool, _ body: @escaping @Sendable (any ShopTransaction) throws -> Value
  ) async throws -> Value {
    let (value, hasChanged) = try await patiently { hasFailed in
      try await writers.run { [currency] connection in
        // The lock is taken before anything is looked at, and let go with the end of the transaction.
        let turn = inTurn || hasFailed ? "; LOCK TABLE turns IN EXCLUSIVE MODE" : ""
        let value = try connection.transaction("ISOLATION LEVEL SERIALIZABLE" + turn) {
          try body(connection.shop(in: currency))
        }
        return (value, connection.hasChanged)
      }
    }
    if hasChanged {
      signals.tell()
      watch.tellOthers()
    }
    return value
  }

  /// Tries something again as long as it comes in the way of others, or the server is not there.
  private func patiently<Value>(_ body: (_ hasFailed: Bool) async throws -> Value) async throws
    -> Value
  {
    let end = ContinuousClock.now + patience
    var hasFailed = false
    while true {
      do {
        return try await body(hasFailed)
      } catch let error as PostgresError where error.isConflict {
        guard .now < end else { throw StorageBusyError() }
        hasFailed = true
      } catch let error as PostgresError where error.isTimeout {
        throw StorageBusyError()
      } catch let error as PostgresError where error.isLoss {
        guard .now < end else { throw StorageUnreachableError(reason: "\(error)") }
        // A server that is started again is there after a moment; nobody tells which.
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  /// The commits that change something, from now on: those of this process at once, those of others when the server
  /// tells, or after a second at most where that got lost.
  public func commits() -> AsyncStream<Void> { signals.stream() }

  /// How many of them were heard of so far.
  public var commitCount: Int { signals.count }
}
