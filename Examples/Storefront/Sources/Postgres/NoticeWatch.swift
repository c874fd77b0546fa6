import Dispatch
import Foundation
internal import StorefrontSQL
import Synchronization

/// The watch for the commits of other processes, on a connection and a thread of its own.
///
/// A notice says that there is something to look at, no more, and may get lost with the connection: how far the changes
/// are is asked for after each, after a connection, and every second.
final class NoticeWatch: CommitWatcher {
  private struct State {
    var tell: (@Sendable () -> Void)?
    /// Whether others have not been told of a commit of this process yet.
    var isDue = false
    var isClosed = false
    var hasBegun = false
  }

  /// How long it waits for a notice, in milliseconds.
  private static let longestPause: Int32 = 1_000
  /// How long it waits before it looks again, and at first where a change cannot be told of yet: one before it may still
  /// come. As long as that does not, it waits longer each time.
  private static let shortPause = 0.01

  private let address: String
  private let patience: Double
  private let state = Mutex(State())
  /// The pipe by which the thread is woken.
  private let pipe = Pipe()

  init(address: String, patience: Double) { (self.address, self.patience) = (address, patience) }

  func begin(_ tell: @escaping @Sendable () -> Void) {
    state.withLock { $0.tell = tell }
    wake()
  }

  func end() { state.withLock { $0.tell = nil } }

  /// Tells other processes that this one has committed something; returns at once.
  func tellOthers() {
    let isNews = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
    if isNews { wake() }
  }

  /// Ends the thread.
  func close() {
    state.withLock { $0.isClosed = true }
    wake()
  }

  private func wake() {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    guard isFirst else { return pipe.write() }
    DispatchQueue(label: "postgres-notices").async { [self] in
      while !state.withLock(\.isClosed) {
        // A server that is not there may be later.
        try? watch()
        if !state.withLock(\.isClosed) { pipe.wait(orFor: -1, Self.longestPause) }
      }
    }
  }

  private func watch() throws {
    let connection = try PostgresConnection(address, patience: patience)
    try connection.run("LISTEN storefront")
    var last: Int?
    var pause = Self.shortPause
    while true {
      let (isClosed, isDue) = state.withLock { state in
        defer { state.isDue = false }
        return (state.isClosed, state.isDue)
      }
      if isClosed { return }
      do {
        if isDue { try connection.run("NOTIFY storefront") }
      } catch {
        state.withLock { $0.isDue = true }
        throw error
      }
      // The newest change, and the number up to which changes can be told of.
      let row = try connection.rows(
        """
        SELECT COALESCE(MAX(number), 0), pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1
        FROM changes
        """, values: []
      ).first
      let (newest, horizon): (Int, Int) = (try row?.value(at: 0) ?? 0, try row?.value(at: 1) ?? 0)
      let isPending = newest > horizon
      let isNews = min(newest, horizon) != last
      if isNews { state.withLock(\.tell)?() }
      last = min(newest, horizon)
      pause = isNews || !isPending ? Self.shortPause : min(pause * 2, 1)
      // Of many notices one is enough, and of many commits of this process as well.
      Thread.sleep(forTimeInterval: pause)
      // One may have come with an answer.
      if try !connection.takeNotices() && !isPending {
        pipe.wait(orFor: connection.socket, Self.longestPause)
        _ = try connection.takeNotices()
      }
    }
  }
}

/// A pipe that wakes a thread.
private final class Pipe: Sendable {
  private let reader: Int32
  private let writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if Foundation.pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    for end in [reader, writer] where end >= 0 { Foundation.close(end) }
  }

  func write() {
    var byte: UInt8 = 0
    _ = Foundation.write(writer, &byte, 1)
  }

  /// Waits until it is written to, something can be read from a socket, or so many milliseconds have passed.
  func wait(orFor socket: Int32, _ milliseconds: Int32) {
    var sources = [reader, socket].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&sources, nfds_t(sources.count), milliseconds)
    var bytes = [UInt8](repeating: 0, count: 64)
    while Foundation.read(reader, &bytes, bytes.count) > 0 {}
  }
}
