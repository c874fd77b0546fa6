import Dispatch
import Synchronization

/// The connections to a database. Each has a thread of its own, for the client library waits for its answers, and is
/// opened when it is needed first, and again when it was lost.
final class PostgresPool: Sendable {
  private final class Worker: Sendable {
    let queue: DispatchQueue
    let connection = Mutex<PostgresConnection?>(nil)

    init(number: Int) { queue = DispatchQueue(label: "postgres-\(number)") }
  }

  private struct State {
    var idle: [Worker]
    var waiting: [CheckedContinuation<Worker?, Never>] = []
    var isClosed = false
  }

  private let address: String
  private let patience: Double
  private let state: Mutex<State>

  init(address: String, size: Int, patience: Double) {
    (self.address, self.patience) = (address, patience)
    state = Mutex(State(idle: (0..<size).reversed().map(Worker.init)))
  }

  /// Does something with a connection that nobody else uses meanwhile.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    guard let worker = await take() else { throw PostgresError.closed }
    defer { give(worker) }
    return try await withCheckedThrowingContinuation { continuation in
      worker.queue.async { [address, patience] in
        continuation.resume(
          with: Result {
            try worker.connection.withLock { connection in
              let open: PostgresConnection
              if let connection, connection.isOpen {
                open = connection
              } else {
                connection = nil
                open = try PostgresConnection(address, patience: patience)
                connection = open
              }
              return try body(open)
            }
          })
      }
    }
  }

  /// Closes those that nobody uses, and the others afterwards; returns at once.
  func close() {
    let (idle, waiting) = state.withLock { state in
      defer { (state.idle, state.waiting, state.isClosed) = ([], [], true) }
      return (state.idle, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: nil) }
    for worker in idle { worker.connection.withLock { $0 = nil } }
  }

  private func take() async -> Worker? {
    await withCheckedContinuation { continuation in
      let taken: Worker?? = state.withLock { state in
        if state.isClosed { return .some(nil) }
        if let worker = state.idle.popLast() { return worker }
        state.waiting.append(continuation)
        return nil
      }
      if let taken { continuation.resume(returning: taken) }
    }
  }

  private func give(_ worker: Worker) {
    let (next, isClosed) = state.withLock { state in
      guard !state.isClosed else { return (nil as CheckedContinuation<Worker?, Never>?, true) }
      guard state.waiting.isEmpty else { return (state.waiting.removeFirst(), false) }
      state.idle.append(worker)
      return (nil, false)
    }
    next?.resume(returning: worker)
    if isClosed { worker.connection.withLock { $0 = nil } }
  }
}

extension PostgresError {
  fileprivate static let closed = PostgresError(state: "55000", message: "The storage is closed.")
}
