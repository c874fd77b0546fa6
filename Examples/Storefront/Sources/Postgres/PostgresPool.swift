import Dispatch
import StorefrontServer
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
    /// Those who wait for one, by when they came.
    var waiting: [(number: Int, continuation: CheckedContinuation<Worker, any Error>)] = []
    var arrivals = 0
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
    let worker = try await take()
    defer { give(worker) }
    return try await withCheckedThrowingContinuation { continuation in
      worker.queue.async { [address, patience] in
        continuation.resume(
          with: Result {
            try worker.connection.withLock { connection in
              // One that was lost, or in which something is left over, goes with all that the server keeps for it.
              defer { if connection?.isAtRest == false { connection = nil } }
              if connection?.isAtRest != true { connection = nil }
              let open = try connection ?? PostgresConnection(address, patience: patience)
              connection = open
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
    for (_, continuation) in waiting { continuation.resume(throwing: PostgresError.closed) }
    for worker in idle { worker.connection.withLock { $0 = nil } }
  }

  /// Takes a worker, or waits for one as long as the patience lasts.
  private func take() async throws -> Worker {
    let number = state.withLock { state in
      state.arrivals += 1
      return state.arrivals
    }
    let timer = Task {
      // Nobody tells when a worker will be free.
      try await Task.sleep(for: .seconds(patience))
      giveUp(number, StorageBusyError())
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let taken: Result<Worker, any Error>? = state.withLock { state in
          if state.isClosed { return .failure(PostgresError.closed) }
          if let worker = state.idle.popLast() { return .success(worker) }
          state.waiting.append((number, continuation))
          return nil
        }
        if let taken { continuation.resume(with: taken) }
        if Task.isCancelled { giveUp(number, CancellationError()) }
      }
    } onCancel: {
      giveUp(number, CancellationError())
    }
  }

  private func giveUp(_ number: Int, _ error: any Error) {
    let continuation = state.withLock { state in
      state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
    }?.continuation
    continuation?.resume(throwing: error)
  }

  private func give(_ worker: Worker) {
    let (next, isClosed) = state.withLock { state in
      guard !state.isClosed else { return (nil as CheckedContinuation<Worker, any Error>?, true) }
      guard state.waiting.isEmpty else { return (state.waiting.removeFirst().continuation, false) }
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
