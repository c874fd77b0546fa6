import Foundation

/// A writer in a process of its own.
struct Child {
  private let process = Process()
  private let pipe = Pipe()

  init(_ url: URL, _ options: [String] = []) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["writer"] + options + [url.path]
    process.standardOutput = pipe
    // What is reported there is thrown as well.
    process.standardError = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.close()
  }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits until it says something, and returns that.
  func begin() -> Data {
    pipe.fileHandleForReading.availableData
  }

  /// What it said until it ended.
  func end(after begin: Data = Data()) throws -> Said {
    let data = begin + (try pipe.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    // A line without an end was not said.
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return Said(lines: lines.map(String.init))
  }

  struct Said {
    let lines: [String]

    var loaded: Int? { lines.compactMap { number($0, after: "loaded ") }.last }
    /// The last value that was acknowledged.
    var saved: Int? { lines.compactMap { number($0, after: "saved ") }.last }
    var saveCount: Int { lines.count { $0.hasPrefix("saved ") } }
    var failure: String? {
      lines.first { $0.hasPrefix("failed: ") }.map { String($0.dropFirst(8)) }
    }

    private func number(_ line: String, after start: String) -> Int? {
      line.hasPrefix(start) ? Int(line.dropFirst(start.count)) : nil
    }
  }
}

/// An empty folder that is removed afterwards.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "vitro-durability-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
