import Synchronization
import Testing
import VitroUI
import VitroUITesting

/// A line of a test that must fail at that line, in these words.
struct Failure: Sendable, CustomTestStringConvertible {
  typealias Line = @MainActor @Sendable (Screen) async throws -> Void

  let words: String
  let place: SourceLocation
  let line: Line

  var testDescription: String { "\(place.line): \(words)" }
}

/// Expects of the line on which it stands that it fails in these words.
func fails(
  _ words: String, at place: SourceLocation = #_sourceLocation, _ line: @escaping Failure.Line
) -> Failure {
  Failure(words: words, place: place, line: line)
}

extension Failure {
  /// Plays the line; the test fails there where it is green, fails elsewhere or in other words.
  @MainActor func expect(on screen: Screen) async {
    let said = Mutex<[(line: Int?, words: String)]>([])
    await withKnownIssue(sourceLocation: place) {
      do {
        try await line(screen)
      } catch {
        // Swift Testing knows only the line of the test, so that the error says its own.
        let words = "\(error)"
        said.withLock { $0.append((line(in: words), words)) }
        Issue.record("The action has failed.", sourceLocation: place)
      }
    } matching: { issue in
      let line = issue.sourceLocation.flatMap { $0.fileID == place.fileID ? $0.line : nil }
      said.withLock { $0.append((line, "\(issue)")) }
      return true
    }
    let failures = said.withLock { $0 }
    #expect(failures.allSatisfy { $0.line == place.line }, sourceLocation: place)
    let isSaid = failures.contains { $0.words.contains(words) }
    #expect(isSaid, "\(failures.map(\.words))", sourceLocation: place)
  }

  /// The line that an error says, if it is one of the same file.
  private func line(in error: String) -> Int? {
    let end = error.split(separator: "\n").last
    guard let match = end?.wholeMatch(of: /.+ ([^ ]+):([0-9]+)\./) else { return nil }
    return String(match.1) == place.fileName ? Int(match.2) : nil
  }
}
