import Foundation
import OvoTimerDomain
import OvoTimerClient
import OvoTimerService
import Synchronization
import VitroConcurrency
import VitroDependencies

/// A machine for a service: its clocks stand until a test lets time pass, and its disk may say no.
@MainActor
final class ServiceStage {
  let clock = TestClock()
  let world = World()
  private(set) var service: TimerService
  private nonisolated static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  init(_ contents: [String: Data] = [:]) {
    world.files.withLock { $0 = contents }
    service = Self.makeService(clock, world)
  }

  /// The service begins again with what was stored; the one before has been killed.
  func launch() {
    service = Self.makeService(clock, world)
    service.launch()
  }

  private static func makeService(_ clock: TestClock, _ world: World) -> TimerService {
    TimerService(
      files: world.folder,
      notifier: AlarmNotifier(
        sound: { alarm, words in
          let offset = clock.now.offset
          world.sounds.withLock { $0.append(World.Sound(id: alarm.id, words: words, at: offset)) }
          return world.soundProblem.withLock { $0 }
        },
        silence: { id in world.silenced.withLock { $0.append(id) } },
        check: { world.soundProblem.withLock { $0 } }),
      clock: clock,
      now: {
        let seconds = clock.now.offset / .seconds(1)
        let wall = world.wall.withLock { $0 }
        return Moment(start + seconds + wall, uptime: Uptime(boot: "one", seconds: seconds))
      })
  }
}

/// The world of a service under test: its files, its clocks and its sounds.
final class World: Sendable {
  struct Sound: Equatable {
    var id: String
    var words: String
    var at: Duration
  }

  let files = Mutex<[String: Data]>([:])
  /// The names of the files in the order in which they were written.
  let writes = Mutex<[String]>([])
  let isFull = Mutex(false)
  let isLocked = Mutex(false)
  let sounds = Mutex<[Sound]>([])
  let silenced = Mutex<[String]>([])
  /// The reason why the alarm cannot be heard; `nil` where it can.
  let soundProblem = Mutex<String?>(nil)
  /// The seconds by which the wall clock has been set.
  let wall = Mutex(0.0)

  var folder: Files {
    Files(
      load: { [self] name in
        guard let data = files.withLock({ $0[name] }) else { throw FilesError.notFound(name: name) }
        return data
      },
      save: { [self] data, name in
        if isFull.withLock({ $0 }) {
          throw FilesError.failed(name: name, reason: "No space left on device")
        }
        files.withLock { $0[name] = data }
        writes.withLock { $0.append(name) }
      },
      setAside: { [self] name in
        if isLocked.withLock({ $0 }) {
          throw FilesError.failed(name: name, reason: "Permission denied")
        }
        files.withLock { $0[name + ".damaged"] = $0.removeValue(forKey: name) }
        return name + ".damaged"
      })
  }
}
