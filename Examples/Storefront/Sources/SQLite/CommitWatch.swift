import GRDB
import StorefrontSQL
import Synchronization

/// The watch for the commits of other processes, of which SQLite counts the number and tells nobody.
final class CommitWatch: CommitWatcher {
  /// How often the number is looked at. A look takes 20 µs.
  static let pause = Duration.milliseconds(20)

  private let path: String
  private let watching = Mutex<Task<Void, Never>?>(nil)

  init(path: String) { self.path = path }

  /// Watches from now on.
  ///
  /// - Parameter tell: Called when something has been committed, by this process or another one.
  func begin(_ tell: @escaping @Sendable () -> Void) {
    let task = Task.detached(priority: .utility) { [path] in
      while !Task.isCancelled {
        // One that cannot be read now may be later.
        try? await Self.look(at: path, tell)
        try? await Task.sleep(for: Self.pause)
      }
    }
    watching.withLock { $0.replace(by: task) }
  }

  /// Watches no longer.
  func end() { watching.withLock { $0.replace(by: nil) } }

  /// Looks at the number until that fails; it is of one connection, and means nothing to another one.
  private static func look(at path: String, _ tell: @Sendable () -> Void) async throws {
    var configuration = Configuration()
    configuration.readonly = true
    let connection = try DatabaseQueue(path: path, configuration: configuration)
    var last: Int?
    while true {
      let version = try version(of: connection)
      if last != version { tell() }
      last = version
      try await Task.sleep(for: pause)
    }
  }

  /// Reads it in place, which is quicker than to wait for another thread.
  private static func version(of connection: DatabaseQueue) throws -> Int? {
    try connection.read { try Int.fetchOne($0, sql: "PRAGMA data_version") }
  }
}

extension Task<Void, Never>? {
  fileprivate mutating func replace(by task: Task<Void, Never>?) {
    self?.cancel()
    self = task
  }
}
