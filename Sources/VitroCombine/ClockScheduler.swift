import Dispatch
import Synchronization
import VitroConcurrency

/// The main queue with the time of a clock.
struct ClockScheduler: Scheduler {
  typealias SchedulerTimeType = EventQueue.SchedulerTimeType
  typealias SchedulerOptions = EventQueue.SchedulerOptions

  /// What Dispatch's time is when the clock is made; its zero means now.
  private static let start: UInt64 = 1_000_000_000

  private let clock: AnyClock<Duration>
  private let agenda = Agenda()
  private let queue = EventQueue(DispatchQueue.main)

  init(_ clock: AnyClock<Duration>) {
    self.clock = clock
  }

  var now: SchedulerTimeType {
    let passed = clock.now.offset / .nanoseconds(1)
    return SchedulerTimeType(
      DispatchTime(uptimeNanoseconds: Self.start + UInt64(max(passed, 0))))
  }

  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    // Whoever schedules work gives it away.
    nonisolated(unsafe) let action = action
    sleep(until: instant(date)) {
      action()
      return nil
    }
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let interval = Duration.nanoseconds(max(interval.magnitude, 1))
    let cancel = sleep(until: instant(date)) {
      action()
      return interval
    }
    return AnyCancellable(cancel)
  }

  /// Sleeps, acts, and sleeps again for as long as the action says; returns what ends that.
  @discardableResult
  private func sleep(
    until first: Agenda.Moment, then act: @escaping @MainActor @Sendable () -> Duration?
  ) -> () -> Void {
    let id = agenda.add(at: first)
    // An unstructured task is a part of the event that has sent.
    let task = Task { @MainActor [clock, agenda] in
      var moment = first
      // For a duration it sleeps on the main actor, so that whoever waits for rest sees it wake.
      while (try? await clock.sleep(for: clock.now.duration(to: moment))) != nil {
        await agenda.turn(of: id)
        guard !Task.isCancelled, let pause = act() else { break }
        moment = moment.advanced(by: pause)
        agenda.move(id, to: moment)
      }
      agenda.remove(id)
    }
    return { [agenda] in
      task.cancel()
      agenda.remove(id)
    }
  }

  private func instant(_ date: SchedulerTimeType) -> Agenda.Moment {
    let passed = Int64(date.dispatchTime.uptimeNanoseconds) - Int64(Self.start)
    return Agenda.Moment(offset: .nanoseconds(passed))
  }
}

/// The order in which something is done: the earliest first and, of what is due at the same moment, as it
/// was scheduled, whoever wakes first.
private final class Agenda: Sendable {
  typealias Moment = AnyClock<Duration>.Instant

  private struct Entry {
    let id: Int
    var moment: Moment
    /// Who has woken, and waits for those before.
    var waiting: CheckedContinuation<Void, Never>?

    func comes(before other: Entry) -> Bool {
      moment == other.moment ? id < other.id : moment < other.moment
    }
  }

  private struct Entries {
    var all: [Entry] = []
    var lastID = 0

    /// Takes the one who may go on, if the first of all has woken.
    mutating func takeFirst() -> CheckedContinuation<Void, Never>? {
      guard let first = all.indices.min(by: { all[$0].comes(before: all[$1]) }) else { return nil }
      defer { all[first].waiting = nil }
      return all[first].waiting
    }
  }

  private let entries = Mutex(Entries())

  func add(at moment: Moment) -> Int {
    entries.withLock { entries in
      entries.lastID += 1
      entries.all.append(Entry(id: entries.lastID, moment: moment))
      return entries.lastID
    }
  }

  /// Returns when nothing is left that comes before, or when the entry is removed.
  @MainActor func turn(of id: Int) async {
    await withCheckedContinuation { continuation in
      let next: CheckedContinuation<Void, Never>? = entries.withLock { entries in
        guard let index = entries.all.firstIndex(where: { $0.id == id }) else {
          return continuation
        }
        entries.all[index].waiting = continuation
        return entries.takeFirst()
      }
      next?.resume()
    }
  }

  /// It is to be done again.
  func move(_ id: Int, to moment: Moment) {
    change { entries in
      if let index = entries.all.firstIndex(where: { $0.id == id }) {
        entries.all[index].moment = moment
      }
      return nil
    }
  }

  /// It has been done, or is not to be done.
  func remove(_ id: Int) {
    change { entries in
      guard let index = entries.all.firstIndex(where: { $0.id == id }) else { return nil }
      return entries.all.remove(at: index).waiting
    }
  }

  /// Changes something, and lets those go on who may after it.
  private func change(_ body: (inout Entries) -> CheckedContinuation<Void, Never>?) {
    let due: [CheckedContinuation<Void, Never>?] = entries.withLock { entries in
      [body(&entries), entries.takeFirst()]
    }
    for continuation in due { continuation?.resume() }
  }
}
