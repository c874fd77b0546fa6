import Foundation
import Testing
import VitroAutomation
import VitroPreviews

/// Expects that sessions are written as the tests that stand in `RecordedTests.swift` beside a file: each once, and once more
/// without its last action, which fails. `VITRO_RECORD=1` in the environment writes that file anew.
///
/// - Parameters:
///   - sessions: The sessions.
///   - module: The module of their previews.
///   - name: What the suites are about.
///   - file: The file that asks.
@MainActor
public func expect(
  _ sessions: [RecordedSession], of module: String, recordedAs name: String,
  beside file: String = #filePath
) async throws {
  var tests: [RecordedTest] = []
  for session in sessions { tests.append(try await session.record(on: module)) }
  let url = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appending(path: "RecordedTests.swift")
  let text = RecordedTest.file(of: tests, on: module, of: name)
  if ProcessInfo.processInfo.environment["VITRO_RECORD"] != nil {
    try Data(text.utf8).write(to: url)
  }
  #expect(try String(contentsOf: url, encoding: .utf8) == text)
}

/// A session that an agent has with a preview from a shell: the sentence that its test is called by, and the commands.
public struct RecordedSession: Sendable {
  private let name: String
  private let screen: String
  private let lines: [String]

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - name: The sentence that its test is called by.
  ///   - screen: The name of the preview.
  ///   - commands: The commands, one a line, as they are written in a shell.
  public init(_ name: String, on screen: String, _ commands: () -> String) {
    (self.name, self.screen) = (name, screen)
    lines = commands().split(separator: "\n").map(String.init)
  }

  /// Does the commands, and writes what was done as a test.
  @MainActor fileprivate func record(on module: String) async throws -> RecordedTest {
    let automation = Automation(Previews.all(in: module).map { AutomatedScreen($0) })
    _ = await automation.answer(CommandRequest("look", screen: screen))
    for line in lines {
      let words = try CommandWords.read(line)
      let command = try #require(CommandDescription.all.first { $0.name == words[0] })
      let values = try command.values(of: Array(words.dropFirst()))
      let answer = await automation.answer(CommandRequest(command.name, screen: screen, values))
      let look = await automation.answer(CommandRequest("look", screen: screen))
      try #require(answer.status == 0, "\(name): \(words)\n\(answer.text)\n\(look.text)")
    }
    let test = await automation.answer(CommandRequest("test", screen: screen, ["name": name]))
    try #require(test.status == 0, "\(name): \(test.text)")
    let without = await automation.answer(
      CommandRequest("test", screen: screen, ["name": name, "without-last": "true"]))
    return RecordedTest(text: test.text, textWithoutLast: without.text)
  }
}

/// The test of a session, with the same without its last action.
private struct RecordedTest {
  let text: String
  let textWithoutLast: String

  /// The file with all of them.
  static func file(of tests: [RecordedTest], on module: String, of name: String) -> String {
    let functions = tests.map { Self.function(in: $0.text) }
    let failing = tests.map { test in
      var lines = Self.function(in: test.textWithoutLast).split(separator: "\n").map(String.init)
      lines[0] += "\n  await withKnownIssue {"
      return lines.dropLast().enumerated().map { $0 == 0 ? $1 : "  \($1)" }.joined(separator: "\n")
        + "\n  }\n}"
    }
    let imports = tests.flatMap {
      $0.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
    }
    let head =
      Set(imports).sorted().joined(separator: "\n") + "\n\n@testable " + "import \(module)"
    return """
      // swift-format-ignore-file
      // Written by SessionTests.
      \(head)

      @Suite("Recorded sessions: the \(name)")
      struct RecordedTests {
      \(functions.map(indented).joined(separator: "\n\n"))
      }

      @Suite("The same without their last action, which fails: the \(name)")
      struct UnfinishedTests {
      \(failing.map(indented).joined(separator: "\n\n"))
      }

      """
  }

  private static func function(in text: String) -> String {
    text.split(separator: "\n").drop { !$0.hasPrefix("@MainActor @Test") }.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
