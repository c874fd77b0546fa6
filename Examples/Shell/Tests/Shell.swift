import Foundation
import Subprocess

/// A shell in which a test uses the program `vitro` on a program that stands beside the tests.
struct Shell: Sendable {
  /// The end of a command.
  struct Ending: Equatable {
    var status: Int32?
    var output: String
    var error: String
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "shell-\(UUID().uuidString.prefix(8))")
  private let program: String
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  init(with program: String) { self.program = program }

  /// Runs `vitro` with the words of a line, and gives it text to read.
  @discardableResult
  func callAsFunction(_ line: String, reading input: String = "") async throws -> Ending {
    let options =
      "--executable '\(Self.products.appending(path: program).path)' --scratch-path '\(folder.path)'"
    let script = "exec '\(Self.products.appending(path: "vitro").path)' \(options) \(line)"
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", script], input: .string(input),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    guard case .exited(let status) = result.terminationStatus else {
      return Ending(status: nil, output: "", error: "")
    }
    return Ending(
      status: status, output: result.standardOutput, error: result.standardError)
  }

  /// The programs that hold screens, by the files that say which processes they are.
  var programs: [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "process" }
      .map(\.lastPathComponent)
  }

  /// Ends the program, and takes the folder away.
  func end() async throws {
    try await self("stop")
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Runs a session in a shell of its own.
func withShell(
  on program: String = "shell-app", _ work: (Shell) async throws -> Void
) async throws {
  let shell = Shell(with: program)
  do { try await work(shell) } catch {
    try await shell.end()
    throw error
  }
  try await shell.end()
}
