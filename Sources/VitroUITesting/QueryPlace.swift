import IssueReporting
import Testing

/// The place in a test where a query is written, at which the test fails.
struct QueryPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The name of the file and the line, such as `CounterTests.swift:12`.
  var short: String { "\("\(fileID)".split(separator: "/").last ?? ""):\(line)" }

  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

extension QueryError {
  /// Makes the test fail, under Swift Testing and under XCTest: where the query is written, or at
  /// the test itself where the query does not know that.
  @MainActor func report() {
    QueryError.lastReport = message
    VitroUITesting.report(place == nil ? "\(message)\n\n\(QueryError.hint)" : message, at: place)
  }

  private static let hint =
    "The query does not know its line; one that ends in a call does, as in 'sheet()'."

  /// What the last failure said. An expectation that prints its query then need not say it again.
  @MainActor static var lastReport = ""
}

/// Makes the test fail at a place, or at the test itself where nobody knows one.
func report(_ message: String, at place: QueryPlace?) {
  // A task of somebody else does not know the test, and so 'reportIssue' would take it for XCTest's.
  if Test.current != nil || CommandLine.arguments.contains("swift-testing") {
    let location = place?.sourceLocation ?? Test.current?.sourceLocation
    Issue.record(Comment(rawValue: message), sourceLocation: location ?? #_sourceLocation)
  } else if let place {
    reportIssue(
      message, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  } else {
    reportIssue(message)
  }
}
