import Foundation
import StandupsDomain
import Synchronization
import VitroStoreUI

/// A disk in memory that may be full.
final class Disk: Sendable {
  private let files = Files.inMemory()
  private let full = Mutex(false)

  /// Whether nothing more can be saved.
  var isFull: Bool {
    get { full.withLock { $0 } }
    set { full.withLock { $0 = newValue } }
  }

  /// What is in the file of the stand-ups.
  var saved: [Standup] {
    get throws { try StandupsFile.decode(files.load("standups.json")).all }
  }

  /// The files on it.
  var storage: FileStorage {
    FileStorage { [self] _ in
      Files(
        load: files.load,
        save: { [self] data, name in
          if isFull { throw FilesError.failed(name: name, reason: "the disk is full") }
          try files.save(data, name)
        })
    }
  }
}
