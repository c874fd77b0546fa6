import Testing
import VitroConcurrency

/// Laws of every clock, whether a test controls it or not. Nothing here waits.
@Suite struct ClockLaws {
  enum Kind: String, CaseIterable {
    case test, immediate, continuous, suspending, any

    var clock: any Clock<Duration> {
      switch self {
      case .test: TestClock(now: .init(offset: .seconds(10)))
      case .immediate: ImmediateClock()
      case .continuous: ContinuousClock()
      case .suspending: SuspendingClock()
      case .any: AnyClock(ContinuousClock())
      }
    }
  }

  /// Longer than any machine takes for a test: a real clock goes on while other programs are at work.
  let day = Duration.seconds(86_400)

  @Test(arguments: Kind.allCases) func timeNeverGoesBack(kind: Kind) {
    func law(_ clock: some Clock<Duration>) {
      let times = (0..<100).map { _ in clock.now }
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }
    law(kind.clock)
  }

  @Test(arguments: Kind.allCases) func aMomentThatHasPassedIsNotWaitedFor(kind: Kind) async throws {
    func law(_ clock: some Clock<Duration>) async throws {
      let before = clock.now
      try await clock.sleep(until: before, tolerance: nil)
      try await clock.sleep(until: before.advanced(by: .seconds(-5)), tolerance: nil)
      #expect(before.duration(to: clock.now) < day)
    }
    try await law(kind.clock)
  }

  @Test(arguments: Kind.allCases) func sleepingForNoTimeIsOverAtOnce(kind: Kind) async throws {
    func law(_ clock: some Clock<Duration>) async throws {
      let before = clock.now
      try await clock.sleep(for: .zero)
      try await clock.sleep(for: .seconds(-1))
      #expect(before.duration(to: clock.now) < day)
    }
    try await law(kind.clock)
  }

  @Test(arguments: Kind.allCases) func sleepingIntoThePastDoesNotTurnBackTheClock(
    kind: Kind
  ) async throws {
    func law(_ clock: some Clock<Duration>) async throws {
      let before = clock.now
      try await clock.sleep(until: before.advanced(by: .seconds(-5)), tolerance: nil)
      #expect(clock.now >= before)
    }
    try await law(kind.clock)
  }

  @Test(arguments: Kind.allCases) func aCancelledTaskDoesNotSleep(kind: Kind) async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await kind.clock.sleep(for: .seconds(3600))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: Kind.allCases) func momentsAndDurationsAgree(kind: Kind) {
    func law(_ clock: some Clock<Duration>) {
      let now = clock.now
      let later = now.advanced(by: .milliseconds(1500))
      #expect(now.duration(to: later) == .milliseconds(1500))
      #expect(later.duration(to: now) == .milliseconds(-1500))
      #expect(now < later && !(later < now))
      #expect(later.advanced(by: .milliseconds(-1500)) == now)
    }
    law(kind.clock)
  }

  @Test(arguments: Kind.allCases) func theResolutionIsNotNegative(kind: Kind) {
    #expect(kind.clock.minimumResolution >= .zero)
  }

  @Test(arguments: Kind.allCases, [Duration.zero, .seconds(-1)])
  func aTimerWithoutAnIntervalHasNoTicks(kind: Kind, interval: Duration) async {
    for await _ in kind.clock.timer(interval: interval) {
      Issue.record("There was a tick.")
    }
  }

  @Test(arguments: Kind.allCases) func aTimerEndsWithItsTask(kind: Kind) async {
    let clock = kind.clock
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var count = 0
      for await _ in clock.timer(interval: .seconds(3600)) { count += 1 }
      return count
    }
    #expect(await task.value == 0)
  }
}
