public import Foundation
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
    var date: Date
    var recentTimes: RecentTimes
    var isThere = true
    var followers: [Int: AsyncThrowingStream<TimerStatus, any Error>.Continuation] = [:]
    var last = 0
    var requests: [TimerRequest] = []

    /// Tells what follows from the timer: its end, and the times that were used last.
    mutating func tellsMore(since before: OvoTimer.State = .intro) {
      recentTimes.somebodyHasLeft(before)
      status.recentTimes = recentTimes.seconds
      switch status.timer.state {
      case .running(let remaining, _), .snoozed(let remaining, _):
        status.end = date.addingTimeInterval(Double(remaining))
      case .finished(_, isAcknowledged: false): status.end = status.end ?? date
      case .intro, .winding, .paused, .finished: status.end = nil
      }
    }
  }

  private let state: Mutex<State>

  /// Makes a service of a timer; each second that passes is one after `date`.
  public init(_ timer: OvoTimer = OvoTimer(), recentTimes: [Int] = [], at date: Date = .now) {
    let recentTimes = RecentTimes(recentTimes)
    var state = State(status: TimerStatus(timer: timer), date: date, recentTimes: recentTimes)
    state.tellsMore()
    self.state = Mutex(state)
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
    for _ in 0..<seconds {
      state.withLock { state in
        state.date += 1
        change(&state) { $0.timer.tick() }
      }
    }
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
      $0.tellsMore()
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
    if state.status.timer != before.timer { state.tellsMore(since: before.timer.state) }
    guard state.status != before else { return }
    state.status.revision += 1
    for follower in state.followers.values { follower.yield(state.status) }
  }
}
