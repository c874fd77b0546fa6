import Foundation
import OvoTimerDomain
import VitroDependencies

/// The two files of a timer; what could not be written is kept until it can be.
struct FileStore {
  let files: Files
  /// What is wrong, for people.
  private(set) var problem: String?
  /// What has not been written yet, by the name of its file, in the order in which it was to be.
  private var unsaved: [(name: String, data: Data)] = []
  /// Files that hold something that cannot be read, and must not be lost.
  private var damaged: Set<String> = []
  /// What was put aside, for people.
  private var keptAside: String?

  init(files: Files) { self.files = files }

  var hasUnsaved: Bool { !unsaved.isEmpty || !damaged.isEmpty }

  mutating func loadTimer() -> TimerRecord? {
    guard let data = load(TimerService.File.timer) else { return nil }
    guard let stored = TimerRecord(data: data) else {
      setAside(TimerService.File.timer)
      return nil
    }
    if stored.flaw != nil { setAside(TimerService.File.timer) }
    return stored
  }

  mutating func loadAlarm() -> ScheduledAlarm? {
    guard let data = load(TimerService.File.alarm), data != Self.noAlarm else { return nil }
    let alarm = ScheduledAlarm(data: data)
    if alarm == nil { setAside(TimerService.File.alarm) }
    return alarm
  }

  mutating func save(_ record: TimerRecord) {
    guard let data = try? record.data else { return }
    save(data, TimerService.File.timer)
  }

  mutating func save(_ alarm: ScheduledAlarm?) {
    guard let data = try? alarm.map({ try $0.data }) ?? Self.noAlarm else { return }
    save(data, TimerService.File.alarm)
  }

  /// Tries again what could not be done.
  mutating func retry() {
    guard hasUnsaved else { return }
    for name in damaged { setAside(name) }
    let again = unsaved
    unsaved = []
    for (name, data) in again { save(data, name) }
  }

  private static let noAlarm = Data("null".utf8)

  private mutating func load(_ name: String) -> Data? {
    do {
      return try files.load(name)
    } catch FilesError.notFound {
      return nil
    } catch {
      setAside(name)
      return nil
    }
  }

  private mutating func save(_ data: Data, _ name: String) {
    unsaved.removeAll { $0.name == name }
    guard !damaged.contains(name) else {
      unsaved.append((name, data))
      return
    }
    do {
      try files.save(data, name)
      if unsaved.isEmpty { problem = keptAside }
    } catch {
      unsaved.append((name, data))
      problem = "The timer goes on, but is not stored: \(error)"
    }
  }

  private mutating func setAside(_ name: String) {
    do {
      let kept = try files.setAside(name)
      damaged.remove(name)
      keptAside = "What was stored could not be read, and is kept as \"\(kept)\"."
      problem = keptAside
    } catch {
      damaged.insert(name)
      problem =
        "What was stored cannot be read, and the timer goes on without being stored: \(error)"
    }
  }
}
