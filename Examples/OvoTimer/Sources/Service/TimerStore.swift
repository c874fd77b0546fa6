import Foundation
import OvoTimerDomain
import VitroDependencies

/// The two files of a timer.
///
/// Entries wait here, and are written beside the main actor: of each file the newest, in the
/// order in which it was last asked for. What could not be written waits until it can be.
@MainActor
final class TimerStore {
  private let files: Files
  /// The reason why the newest write failed, for people.
  private var writeProblem: String?
  /// The reason why a file that is there was not read, and is not written over, for people.
  private var readProblem: String?
  /// The note about a file that was put aside, for people.
  private var keptAside: String?
  private var unsaved: [Entry] = []
  /// Files that hold something that must not be lost, by their names.
  private var held: [String: Hold] = [:]
  private var writing: Task<Void, Never>?
  private var lastEntry = 0

  private struct Entry {
    let number: Int
    let name: String
    let data: Data
  }

  /// The reason why a file is not written over.
  private enum Hold {
    /// Its content cannot be decoded, and is to be put aside.
    case damaged
    /// It could not be read.
    case unreadable
  }

  init(files: Files) { self.files = files }

  /// The problems of the store, for people; `nil` where all is well.
  var problem: String? {
    let problems = [readProblem, writeProblem ?? keptAside].compactMap { $0 }
    return problems.isEmpty ? nil : problems.joined(separator: " ")
  }

  /// Whether a write or a read is to be tried again.
  var hasUnsaved: Bool { !unsaved.isEmpty || !held.isEmpty }
  /// Whether it is not known what was stored.
  var isUnreadable: Bool { held.values.contains(.unreadable) }

  func loadTimer() -> TimerRecord? {
    let name = TimerService.File.timer
    guard let data = load(name) else { return nil }
    let stored = TimerRecord(data: data)
    if stored == nil || stored?.flaw != nil { hold(name, .damaged) }
    return stored
  }

  func loadAlarm() -> ScheduledAlarm? {
    let name = TimerService.File.alarm
    guard let data = load(name), data != Self.noAlarm else { return nil }
    let alarm = ScheduledAlarm(data: data)
    if alarm == nil { hold(name, .damaged) }
    return alarm
  }

  func save(_ record: TimerRecord) {
    guard let data = try? record.data else { return }
    save(data, TimerService.File.timer)
  }

  func save(_ alarm: ScheduledAlarm?) {
    guard let data = try? alarm.map({ try $0.data }) ?? Self.noAlarm else { return }
    save(data, TimerService.File.alarm)
  }

  private func save(_ data: Data, _ name: String) {
    lastEntry += 1
    unsaved.removeAll { $0.name == name }
    unsaved.append(Entry(number: lastEntry, name: name, data: data))
  }

  /// Stores what waits, and returns when that is done or has failed.
  func flush() async {
    // All who come while it is being written wait for one next turn, whoever of them begins it.
    await writing?.value
    if let writing { return await writing.value }
    guard hasUnsaved else { return }
    let task = Task {
      apply(await Self.write(unsaved, held, to: files))
      writing = nil
    }
    writing = task
    await task.value
  }

  private static let noAlarm = Data("null".utf8)

  private func load(_ name: String) -> Data? {
    do {
      let data = try files.load(name)
      release(name)
      return data
    } catch FilesError.notFound {
      release(name)
      return nil
    } catch {
      held[name] = .unreadable
      readProblem = Self.words(forUnreadable: error)
      return nil
    }
  }

  /// Keeps a file from being written over; it is put aside at once where that can be done.
  private func hold(_ name: String, _ hold: Hold) {
    var outcome = WriteOutcome()
    outcome.release(name, hold, in: files)
    held[name] = hold
    apply(outcome)
  }

  private func release(_ name: String) {
    held[name] = nil
    if !isUnreadable { readProblem = nil }
  }

  private func apply(_ outcome: WriteOutcome) {
    unsaved.removeAll { outcome.stored.contains($0.number) }
    for name in outcome.released { release(name) }
    writeProblem = outcome.problem
    keptAside = outcome.keptAside ?? keptAside
  }

  fileprivate nonisolated static func words(forUnreadable error: any Error) -> String {
    "What was stored could not be read, and the timer goes on without being stored: \(error)"
  }

  /// The result of a write.
  private struct WriteOutcome: Sendable {
    var stored: Set<Int> = []
    var released: Set<String> = []
    var keptAside: String?
    var problem: String?

    /// Puts a file aside, where it can be.
    mutating func release(_ name: String, _ hold: Hold, in files: Files) {
      do {
        do {
          if hold == .unreadable { _ = try files.load(name) }
          let kept = try files.setAside(name)
          keptAside = "What was stored could not be read, and is kept as \"\(kept)\"."
        } catch FilesError.notFound {
          // There is nothing to lose any more.
        }
        released.insert(name)
      } catch {
        problem = hold == .damaged ? TimerStore.words(forUnreadable: error) : problem
      }
    }
  }

  private nonisolated static func write(
    _ entries: [Entry], _ held: [String: Hold], to files: Files
  ) async -> WriteOutcome {
    var outcome = WriteOutcome()
    for (name, hold) in held { outcome.release(name, hold, in: files) }
    for entry in entries where held[entry.name] == nil || outcome.released.contains(entry.name) {
      do {
        try files.save(entry.data, entry.name)
        outcome.stored.insert(entry.number)
      } catch {
        // What comes after it must not be stored before it.
        outcome.problem = "The timer goes on, but is not stored: \(error)"
        break
      }
    }
    return outcome
  }
}
