import Testing
import VitroUITesting

/// The recorder of failed queries as issues of Swift Testing.
///
/// `VitroUITesting` looks it up by its name, so that a program that is driven by commands has its queries without a
/// library for tests.
final class IssueRecorder: FailureRecorder {
  static func record(_ message: String, at place: QueryPlace?) -> Bool {
    // A task of somebody else does not know the test, and would be taken for XCTest's.
    guard Test.current != nil || CommandLine.arguments.contains("swift-testing") else {
      return false
    }
    let location = place.map {
      SourceLocation(
        fileID: "\($0.fileID)", filePath: "\($0.filePath)", line: Int($0.line),
        column: Int($0.column))
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: location ?? Test.current?.sourceLocation ?? #_sourceLocation)
    return true
  }
}
