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
    let id = agenda.add(at: first, act)
    // An unstructured task is a part of the event that has sent.
    let task = Task { @MainActor [clock, agenda] in
      var next: Agenda.Moment? = first
      while let moment = next, (try? await clock.sleep(until: moment)) != nil, !Task.isCancelled {
        agenda.act(upTo: moment)
        next = agenda.moment(of: id)
      }
    }
    return { [agenda] in
      agenda.remove(id)
      task.cancel()
    }
  }

  private func instant(_ date: SchedulerTimeType) -> Agenda.Moment {
    let passed = Int64(date.dispatchTime.uptimeNanoseconds) - Int64(Self.start)
    return Agenda.Moment(offset: .nanoseconds(passed))
  }
}

/// What is to be done, and when; what is due at the same moment is done in the order in which it was
/// scheduled, whoever wakes first.
private final class Agenda: Sendable {
  typealias Moment = AnyClock<Duration>.Instant

  private struct Entry {
    let id: Int
    var moment: Moment
    /// Returns how much later it is to be done again.
    let act: @MainActor @Sendable () -> Duration?
  }

  private struct Entries {
    var all: [Entry] = []
    var lastID = 0
  }

  private let entries = Mutex(Entries())

  func add(at moment: Moment, _ act: @escaping @MainActor @Sendable () -> Duration?) -> Int {
    entries.withLock { entries in
      entries.lastID += 1
      entries.all.append(Entry(id: entries.lastID, moment: moment, act: act))
      return entries.lastID
    }
  }

  /// When it is to be done next, or `nil` where it is not.
  func moment(of id: Int) -> Moment? {
    entries.withLock { $0.all.first { $0.id == id }?.moment }
  }

  func remove(_ id: Int) {
    entries.withLock { $0.all.removeAll { $0.id == id } }
  }

  /// Does all that is due, the earliest first; what that schedules is done after it.
  @MainActor func act(upTo limit: Moment) {
    let last = entries.withLock(\.lastID)
    while let entry = first(upTo: limit, last) {
      let pause = entry.act()
      entries.withLock { entries in
        guard let index = entries.all.firstIndex(where: { $0.id == entry.id }) else { return }
        if let pause {
          entries.all[index].moment = entry.moment.advanced(by: pause)
        } else {
          entries.all.remove(at: index)
        }
      }
    }
  }

  private func first(upTo limit: Moment, _ last: Int) -> Entry? {
    entries.withLock { entries in
      // Of the same moment the first one is the one that was added first.
      entries.all.filter { $0.moment <= limit && $0.id <= last }.min { $0.moment < $1.moment }
    }
  }
}
