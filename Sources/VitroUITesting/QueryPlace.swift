import Foundation
import IssueReporting

/// The place in a test where a query is written, at which the test fails.
package struct QueryPlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  /// The name of the file and the line, such as `CounterTests.swift:12`.
  var short: String { "\("\(fileID)".split(separator: "/").last ?? ""):\(line)" }
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

/// The recorder of failures as issues of Swift Testing, in a module of its own, which has that library.
package protocol FailureRecorder: SendableMetatype {
  /// Records a failure at a place, or at the test itself where nobody knows one; returns whether Swift Testing is at
  /// work.
  static func record(_ message: String, at place: QueryPlace?) -> Bool
}

private let recorder =
  NSClassFromString("VitroUITestingIssues.IssueRecorder") as? any FailureRecorder.Type

private let isTesting = CommandLine.arguments.contains {
  $0 == "swift-testing" || $0.hasSuffix(".xctest")
}

/// Makes the test fail at a place, or at the test itself where nobody knows one.
func report(_ message: String, at place: QueryPlace?) {
  // Else the test would pass.
  precondition(recorder != nil || !isTesting, "Tests need the product 'VitroUITesting', all of it")
  if let recorder, recorder.record(message, at: place) { return }
  if let place {
    reportIssue(
      message, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  } else {
    reportIssue(message)
  }
}
