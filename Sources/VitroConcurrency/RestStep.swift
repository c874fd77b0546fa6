import Synchronization

/// Everything that a step of a test began: it lives for as long as anything of it runs.
///
/// Whatever is started inside keeps it alive, an unstructured `Task {}` included. So whoever holds it
/// weakly knows whether something of the step still runs.
package final class RestStep: Sendable {
  private struct WeakClock {
    weak var clock: (any SleepRegister)?
  }

  private let clocks = Mutex<[WeakClock]>([])

  package init() {}

  /// What it sleeps for just now, on clocks that tell.
  package var sleeps: [KnownSleep] {
    let clocks = clocks.withLock { $0.compactMap(\.clock) }
    return clocks.flatMap { $0.sleeps { $0.step === self } }
  }

  func fallsAsleep(on clock: some SleepRegister) {
    clocks.withLock { clocks in
      if clocks.contains(where: { $0.clock === clock }) { return }
      clocks.append(WeakClock(clock: clock))
    }
  }
}
