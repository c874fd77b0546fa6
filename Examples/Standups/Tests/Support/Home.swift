import Foundation
import StandupsDomain

/// A folder on disk in which a program of its own keeps its file.
struct Home {
  private let url = FileManager.default.temporaryDirectory.appending(path: "standups-\(UUID())")

  init(_ standups: [Standup]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try StandupsFile.encode(Standups(standups)).write(to: folder.appending(path: "standups.json"))
  }

  private var folder: URL { url.appending(path: "standups") }

  /// What the program is started with.
  var environment: [String: String] { ["XDG_DATA_HOME": url.path] }

  /// What is in the file.
  var standups: [Standup] {
    get throws {
      try StandupsFile.decode(Data(contentsOf: folder.appending(path: "standups.json"))).all
    }
  }

  /// The names of all files.
  var files: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
