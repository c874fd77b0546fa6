import Synchronization

/// Marks what was started on behalf of an event, and knows what it sleeps for.
///
/// An unstructured `Task {}` inherits its task-local values, and so keeps the scope alive for as long
/// as it runs.
package final class RestScope: Sendable {
  @TaskLocal static var current: RestScope?

  let executor: RestExecutor
  /// The step of a test that it is a part of.
  let step: RestStep?
  private let rest: Mutex<Rest>

  private struct Rest {
    /// Whether it is work that has not ended.
    var isLive: Bool
    /// How many of its tasks sleep on clocks that tell.
    var sleepers = 0
    var clocks: [WeakClock] = []

    var isAsleep: Bool { isLive && sleepers > 0 }
  }

  private struct WeakClock {
    weak var clock: (any SleepRegister)?
  }

  /// Makes a scope for an event, or for work that the executor counts until it ends.
  init(_ executor: RestExecutor, of step: RestStep? = nil, isWork: Bool = false) {
    self.executor = executor
    self.step = step
    rest = Mutex(Rest(isLive: isWork))
  }

  /// Makes work on a queue a part of the event that is being handled, if there is one.
  package static func keeping(_ operation: @escaping () -> Void) -> () -> Void {
    guard let scope = current else { return operation }
    return { $current.withValue(scope, operation: operation) }
  }

  /// The work is over.
  func ends() {
    change { $0.isLive = false }
  }

  /// One of its tasks begins to sleep on a clock. The clock knows the rest, and is asked only when
  /// somebody wants to know.
  func fallsAsleep(on clock: some SleepRegister) {
    change { rest in
      rest.sleepers += 1
      if rest.clocks.contains(where: { $0.clock === clock }) { return }
      rest.clocks.append(WeakClock(clock: clock))
    }
    step?.fallsAsleep(on: clock)
  }

  /// One of its tasks goes on.
  func wakesUp() {
    change { $0.sleepers -= 1 }
  }

  /// What waits for something outside, such as a reply. Who has told it to go on says so, for it may
  /// take a way through the thread pool, on which nobody sees it; there is no rest before it has come.
  package struct Waiter: Sendable {
    private let executor = RestScope.current?.executor

    package init() {}

    /// It is being told to go on.
    package func isExpected() { executor?.work.withLock { $0.expected += 1 } }

    /// It goes on.
    package func hasCome() { executor?.work.withLock { $0.expected -= 1 } }
  }

  /// What its tasks sleep for just now, on clocks that tell.
  package var sleeps: [KnownSleep] {
    let clocks = rest.withLock { $0.clocks.compactMap(\.clock) }
    return clocks.flatMap { $0.sleeps { $0 === self } }
  }

  private func change(_ change: (inout Rest) -> Void) {
    let (difference, isStray) = rest.withLock { rest in
      let before = rest.isAsleep
      change(&rest)
      return ((rest.isAsleep ? 1 : 0) - (before ? 1 : 0), !rest.isLive)
    }
    guard isStray || difference != 0 else { return }
    executor.work.withLock {
      $0.asleep += difference
      // A stray task moves: whoever waits for rest begins to count again.
      if isStray { $0.arrivals += 1 }
    }
  }
}

/// A clock that can tell who sleeps on it.
protocol SleepRegister: AnyObject, Sendable {
  /// What the tasks of some scopes sleep for, the earliest first.
  func sleeps(where isWanted: (RestScope) -> Bool) -> [KnownSleep]
}

/// A sleep on a clock that a test moves.
package struct KnownSleep: Sendable, Equatable {
  /// When it is over, as the time since the clock was made.
  package let end: Duration
  /// What the clock shows, as the time since it was made.
  package let now: Duration
}
