import IssueReporting
import Testing

/// The message of a failing test, and its place.
struct Message {
  /// What has happened.
  let text: String
  /// What was expected, and how to go on.
  var advice: String?
  let place: SourcePlace

  /// Makes the test fail.
  func report() {
    let whole = advice.map { "\(text)\n\n\($0)" } ?? text
    // A task of somebody else does not know the test, and so 'reportIssue' would take it for XCTest's.
    if Test.current == nil, TestRunner.isSwiftTesting {
      Issue.record(Comment(rawValue: whole), sourceLocation: place.sourceLocation)
      return
    }
    reportIssue(
      whole,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }

  /// Shows what was not asserted, and lets the test go on: a warning under Swift Testing, a line of
  /// output under XCTest, which has none.
  func show() {
    let text = "Skipped: \(text)"
    if case .xcTest = TestContext.current {
      return print("\(place.filePath):\(place.line): warning: \(text)")
    }
    reportIssue(
      text,
      severity: .warning,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }

  /// Makes the test fail, or shows what was not asserted, or says nothing.
  func report(under exhaustivity: Exhaustivity) {
    switch exhaustivity {
    case .on: report()
    case .off(showSkippedAssertions: true): show()
    case .off(showSkippedAssertions: false): break
    }
  }
}
