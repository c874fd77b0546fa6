import Synchronization

/// A clock whose time moves only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: .init()) { Timer() } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.startButtonTapped)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) { $0.seconds = 1 }
/// ```
///
/// Whatever an advance wakes has come to rest when the advance returns, so that nothing has to wait; but
/// for what a task that no executor knows of does elsewhere than on the main actor.
public final class TestClock: Clock {
  /// A moment on a ``TestClock``: the time since it was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// Makes the moment that lies `offset` after the clock was made.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The moment that lies `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  struct Sleeper {
    var id: Int
    var deadline: Instant
    /// The name of the task that sleeps, if it was given one.
    var name: String?
    var scope: RestScope?
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: ~Copyable {
    var now: Instant
    var nextID = 0
    /// Those who sleep, the first to wake in front.
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    /// How many tasks of nobody's have been told to go on and have not done so.
    var expected = 0
    /// How often tasks of nobody's have fallen asleep or gone on.
    var changes = 0

    /// Whether somebody may sleep, now or soon, whom no executor accounts for.
    var hasStrangers: Bool { sleepers.isEmpty || sleepers.contains { $0.scope == nil } }

    mutating func makeID() -> Int {
      defer { nextID += 1 }
      return nextID
    }

    /// Adds a sleeper behind those that are due before it or at the same time.
    mutating func add(_ sleeper: Sleeper) {
      var range = sleepers.startIndex..<sleepers.endIndex
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        range =
          sleepers[middle].deadline <= sleeper.deadline
          ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
      }
      sleepers.insert(sleeper, at: range.lowerBound)
    }

    /// The sleeper that is due first, the older of two that are due at once. Where there is none it is `deadline`
    /// at once: who falls asleep meanwhile finds that its time has come.
    mutating func wakeFirst(until deadline: Instant) -> Sleeper? {
      guard let first = sleepers.first, first.deadline <= deadline else {
        now = max(now, deadline)
        return nil
      }
      now = max(now, first.deadline)
      return sleepers.removeFirst()
    }
  }

  private let state: Mutex<State>

  /// Makes a clock that stands at `now`.
  public init(now: Instant = Instant()) {
    state = Mutex(State(now: now))
  }

  /// What the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// The clock is exact.
  public var minimumResolution: Duration { .zero }

  /// When each sleeper is due, the earliest first.
  public var deadlines: [Instant] { state.withLock { $0.sleepers.map(\.deadline) } }

  /// Those who sleep, the first to wake in front.
  var sleepers: [Sleeper] { state.withLock { $0.sleepers } }

  /// Sleeps until the test has moved the clock to `deadline`; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, isolation: nil)
  }

  /// Sleeps where the caller is, so that whoever sleeps on the main actor wakes there.
  func sleep(until deadline: Instant, isolation actor: isolated (any Actor)?) async throws {
    try Task.checkCancellation()
    if deadline <= now {
      // Others have their turn, as with a real clock; and whoever waits for rest sees it.
      await Task.yield()
      return try Task.checkCancellation()
    }
    let id = state.withLock { $0.makeID() }
    let taskName = Self.currentTaskName
    let scope = RestScope.current
    scope?.fallsAsleep(on: self)
    defer { isAwake(scope) }
    try await withTaskCancellationHandler {
      _ = actor  // A closure is where the caller is only if it names that.
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(
          id: id,
          deadline: deadline,
          name: taskName,
          scope: scope,
          continuation: continuation
        )
        let outcome: Result<Void, any Error>? = state.withLock {
          $0.changes += 1
          if $0.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if deadline <= $0.now { return .success(()) }
          $0.add(sleeper)
          return nil
        }
        if let outcome { wake(sleeper, with: outcome) }
      }
    } onCancel: {
      let sleeper: Sleeper? = state.withLock {
        guard let index = $0.sleepers.firstIndex(where: { $0.id == id }) else {
          $0.cancelled.insert(id)
          return nil
        }
        return $0.sleepers.remove(at: index)
      }
      if let sleeper { wake(sleeper, with: .failure(CancellationError())) }
    }
    _ = state.withLock { $0.cancelled.remove(id) }
  }

  private func wake(_ sleeper: Sleeper, with result: Result<Void, any Error> = .success(())) {
    if let scope = sleeper.scope { scope.wakesUp() } else { state.withLock { $0.expected += 1 } }
    sleeper.continuation.resume(with: result)
  }

  private func isAwake(_ scope: RestScope?) {
    if let scope { return scope.isAwake() }
    state.withLock {
      $0.expected -= 1
      $0.changes += 1
    }
  }

  private static var currentTaskName: String? {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return Task.name }
    #endif
    return nil
  }

  /// Moves the clock forward, waking each sleeper at its time.
  @MainActor
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock forward to `deadline`, waking each sleeper at its time.
  @MainActor
  public func advance(to deadline: Instant) async {
    if state.withLock({ $0.hasStrangers }) { await settle() }
    while let woken = wakeFirst(until: deadline) {
      if let executor = woken.executor { await executor.rest() } else { await settle() }
    }
  }

  /// Wakes the sleeper that is due first, and keeps nothing of it: who rests looks for what is alive.
  private func wakeFirst(until deadline: Instant) -> (executor: RestExecutor?, Void)? {
    guard let sleeper = state.withLock({ $0.wakeFirst(until: deadline) }) else { return nil }
    wake(sleeper)
    return (sleeper.scope?.executor, ())
  }

  /// Lets tasks go on that no executor accounts for, until several rounds in a row changed nothing.
  @MainActor
  private func settle() async {
    var quiet = 0
    while quiet < Self.quietRounds {
      let before = state.withLock { $0.changes }
      await RestExecutor.plainJobsEnded()
      await Task.yield()
      let isQuiet = state.withLock { $0.changes == before && $0.expected == 0 }
      quiet = isQuiet ? quiet + 1 : 0
    }
  }

  private static let quietRounds = 12

  /// Moves the clock forward until nobody sleeps on it.
  ///
  /// A timer that never ends would keep it running for ever: at most `limit` sleepers are woken.
  @MainActor
  public func run(limit: Int = 100_000) async {
    var woken = 0
    while woken < limit, let last = deadlines.first {
      await advance(to: last)
      woken += 1
    }
  }
}

extension TestClock: SleepRegister {
  func sleeps(where isWanted: (RestScope) -> Bool) -> [KnownSleep] {
    state.withLock { state in
      state.sleepers.filter { $0.scope.map(isWanted) == true }
        .map { KnownSleep(end: $0.deadline.offset, now: state.now.offset) }
    }
  }
}
