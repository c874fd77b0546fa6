import Synchronization

/// Everything that a step of a test began.
///
/// It is told when work begins and ends, so that work which has ended does not count any more, whoever
/// still holds it. An unstructured `Task {}` runs for as long as it keeps what it inherited.
package final class RestStep: Sendable {
  private struct WeakClock {
    weak var clock: (any SleepRegister)?
  }

  private struct State {
    var live = 0
    var strays: [Stray] = []
    var clocks: [WeakClock] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether something of it runs.
  package var isRunning: Bool {
    state.withLock {
      $0.strays.removeAll { $0.mark == nil }
      return $0.live > 0 || !$0.strays.isEmpty
    }
  }

  /// Whether all that runs of it are tasks that nobody awaits.
  package var isStray: Bool { state.withLock { $0.live == 0 } }

  /// What it sleeps for just now, on clocks that tell.
  package var sleeps: [KnownSleep] {
    let clocks = state.withLock { $0.clocks.compactMap(\.clock) }
    return clocks.flatMap { $0.sleeps { $0.step === self } }
  }

  func begins() { state.withLock { $0.live += 1 } }

  func ends() { state.withLock { $0.live -= 1 } }

  func leaves(_ stray: RestMark) { state.withLock { $0.strays.append(Stray(mark: stray)) } }

  func fallsAsleep(on clock: some SleepRegister) {
    state.withLock { state in
      if state.clocks.contains(where: { $0.clock === clock }) { return }
      state.clocks.append(WeakClock(clock: clock))
    }
  }
}
