import IssueReporting

/// What a test store says when a test fails, and where.
struct Message {
  let text: String
  let place: SourcePlace

  func report() {
    reportIssue(
      text,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}

/// Why an action that arrived is not the one that is expected.
enum Mismatch {
  case otherCase
  /// The two differ like this.
  case payload(String)
}
