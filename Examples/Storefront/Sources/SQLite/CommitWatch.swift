import GRDB
import Synchronization

/// The watch for the commits of other processes, of which SQLite counts the number and tells nobody.
final class CommitWatch: Sendable {
  /// How often the number is looked at. A look takes 20 µs.
  static let pause = Duration.milliseconds(20)

  private let path: String
  private let watching = Mutex<Task<Void, Never>?>(nil)

  init(path: String) { self.path = path }

  /// Watches from now on, if it does not already.
  ///
  /// - Parameter tell: Called when something has been committed, by this process or another one.
  func begin(_ tell: @escaping @Sendable () -> Void) {
    watching.withLock { task in
      if task == nil { task = Task.detached(priority: .utility) { await self.run(tell) } }
    }
  }

  /// Watches no longer.
  func end() { watching.withLock { $0?.cancel() } }

  private func run(_ tell: @Sendable () -> Void) async {
    while !Task.isCancelled {
      // One that cannot be read now may be later.
      try? await look(tell)
      try? await Task.sleep(for: Self.pause)
    }
  }

  /// Looks at the number until that fails; it is of one connection, and means nothing to another one.
  private func look(_ tell: @Sendable () -> Void) async throws {
    var configuration = Configuration()
    configuration.readonly = true
    let connection = try DatabaseQueue(path: path, configuration: configuration)
    var last: Int?
    while true {
      let version = try await connection.read { try Int.fetchOne($0, sql: "PRAGMA data_version") }
      if last != version { tell() }
      last = version
      try await Task.sleep(for: Self.pause)
    }
  }
}
