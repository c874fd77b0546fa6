import Foundation
import Vitro

/// The value of a file in a program that has nothing in common with others but the file.
///
/// Each is a storage of its own in one process: the system locks open files, so that it tells two
/// storages apart as it does two processes.
func program<Value: Codable & Sendable>(
  _ url: URL,
  _ value: Value,
  savesInBackground: Bool = false,
  patience: Int = 3_600
) -> Shared<Value> {
  withDependencies {
    // A machine of any pace: only a program that was stopped is given up.
    $0.defaultFileStorage = .onDisk(
      savesInBackground: savesInBackground, patience: .seconds(patience))
  } operation: {
    Shared(wrappedValue: value, .fileStorage(url))
  }
}

/// A file in a folder of its own, with this content if there is any.
func withFile(_ content: String? = nil, _ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "vitro-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let url = folder.appending(path: "items.json")
  if let content { try edit(url, content) }
  try await body(url)
}

/// Replaces a file as an editor does, which waits for no program.
func edit(_ url: URL, _ content: String) throws {
  try Data(content.utf8).write(to: url, options: .atomic)
}

/// The value in a file.
func stored<Value: Decodable>(_ url: URL, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(contentsOf: url))
}

/// Settings as a program knows them.
struct Settings: Codable, Equatable, Sendable {
  var name = "Blob"
  var size: Int? = 1
  var sound = Sound()

  struct Sound: Codable, Equatable, Sendable {
    var volume = 5
    var isOn = true
  }
}
