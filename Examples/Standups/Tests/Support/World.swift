import Foundation
import StandupsShared
import StandupsDomain
import VitroStoreUI

/// The surroundings of the application: a file, a clock that stands still, and a device.
struct World {
  static let file = URL.applicationFolder.appending(path: "standups.json")

  let storage: FileStorage
  let clock = TestClock()
  let device = InMemoryDevice()
  var openSettings: OpenSettings?

  /// Makes a world with these stand-ups in the file.
  init(_ standups: [Standup] = []) {
    let all = (try? Standups(standups)) ?? Standups()
    storage = .inMemory(standups.isEmpty ? [:] : [World.file: StandupsFile.encode(all)])
  }

  /// Makes a world with something else in the file.
  init(file: String) {
    storage = .inMemory([World.file: Data(file.utf8)])
  }

  /// Makes a world on a disk.
  init(disk: Disk) {
    storage = disk.storage
  }

  /// What is in the file of this name.
  func load(_ name: String) throws -> String {
    String(decoding: try storage.load(.applicationFolder.appending(path: name)), as: UTF8.self)
  }

  /// What is in the file of the stand-ups.
  var saved: [Standup] {
    get throws { try StandupsFile.decode(storage.load(World.file)).all }
  }

  func prepare(_ values: inout DependencyValues) {
    values.defaultFileStorage = storage
    values.continuousClock = clock
    values.date = .constant(Date(timeIntervalSince1970: 1_234_567_890))
    values.uuid = .incrementing
    values.openSettings = openSettings
    values.use(device.device)
  }
}

extension Standup {
  /// "Design", 5 minutes, with Blob and whoever else is named.
  static func mock(
    _ number: UInt64 = 100, title: String = "Design", minutes: Int = 5, theme: Theme = .ocean,
    _ names: String..., meetings: [Meeting] = []
  ) -> Standup {
    let names = names.isEmpty ? ["Blob"] : names
    do {
      return try Standup(
        id: Identifier(UUID(number: number)), title: title,
        length: MeetingLength(nearest: minutes), theme: theme,
        attendees: zip(UInt64(1)..., names).map {
          try Attendee(id: Identifier(UUID(number: 1_000 * number + $0)), name: $1)
        }, meetings: meetings)
    } catch {
      preconditionFailure("A stand-up of a test breaks a rule: \(error)")
    }
  }
}
