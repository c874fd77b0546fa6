public import OvoTimerDomain
public import OvoTimerClient
import Synchronization

/// The service of a timer in memory: for tests and previews, which say when a second has passed.
///
/// ```swift
/// let service = InMemoryTimer()
/// let screen = Screen { OvoTimerView(model: OvoTimerModel(client: service.client)) }
/// service.ticks()
/// ```
public final class InMemoryTimer: Sendable {
  private struct State {
    var status: TimerStatus
    var isThere = true
    var followers: [Int: AsyncThrowingStream<TimerStatus, any Error>.Continuation] = [:]
    var last = 0
    var requests: [TimerRequest] = []
  }

  private let state: Mutex<State>

  /// Makes a service of a timer.
  public init(_ timer: OvoTimer = OvoTimer()) {
    state = Mutex(State(status: TimerStatus(timer: timer)))
  }

  /// The client of a page.
  public var client: TimerClient {
    TimerClient(
      ask: { try self.ask($0) }, status: { try self.reached { $0.status } },
      follow: { self.follow() })
  }

  /// The timer.
  public var timer: OvoTimer { state.withLock { $0.status.timer } }

  /// The requests that it has received, in their order.
  public var requests: [TimerRequest] { state.withLock { $0.requests } }

  /// Lets seconds pass.
  public func ticks(_ seconds: Int = 1) {
    for _ in 0..<seconds { state.withLock { change(&$0) { $0.timer.tick() } } }
  }

  /// Performs the request of another client.
  public func elsewhere(_ request: TimerRequest) { _ = try? ask(request) }

  /// Sets or clears the problem that its status tells.
  public func meets(_ problem: String?) {
    state.withLock { change(&$0) { $0.problem = problem } }
  }

  /// The service goes; nobody is answered.
  public func goes() {
    let followers = state.withLock { state in
      state.isThere = false
      defer { state.followers = [:] }
      return state.followers
    }
    // Outside of the lock: a follower that ends takes it.
    for follower in followers.values { follower.finish(throwing: TimerClientError.gone) }
  }

  /// A new service begins, which counts its changes anew.
  public func comes(with timer: OvoTimer? = nil) {
    state.withLock {
      $0.isThere = true
      $0.status = TimerStatus(timer: timer ?? $0.status.timer, run: $0.status.run + "+")
    }
  }

  private func reached<Value>(_ body: (inout State) throws -> Value) throws -> Value {
    try state.withLock {
      guard $0.isThere else { throw TimerClientError.noService(reason: "it has been stopped.") }
      return try body(&$0)
    }
  }

  private func ask(_ request: TimerRequest) throws -> TimerStatus {
    try reached { state in
      state.requests.append(request)
      var outcome = Outcome.progressed
      change(&state) { outcome = $0.timer.handle(request) }
      if case .refused(let refusal) = outcome {
        throw TimerClientError.refused(refusal.description)
      }
      return state.status
    }
  }

  private func follow() -> AsyncThrowingStream<TimerStatus, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      do {
        let id = try reached { state in
          state.last += 1
          state.followers[state.last] = continuation
          continuation.yield(state.status)
          return state.last
        }
        continuation.onTermination = { _ in self.state.withLock { $0.followers[id] = nil } }
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  private func change(_ state: inout State, _ body: (inout TimerStatus) -> Void) {
    let before = state.status
    body(&state.status)
    guard state.status != before else { return }
    state.status.revision += 1
    for follower in state.followers.values { follower.yield(state.status) }
  }
}
