import Testing

/// Expects one failure that says just this, at a line of the file that calls.
func fails<Result>(
  _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Result
) rethrows {
  try withKnownIssue(sourceLocation: sourceLocation) {
    _ = try body()
  } matching: { issue in
    isThis(issue, message, sourceLocation)
  }
}

/// Expects one failure of something asynchronous.
func fails<Result>(
  _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Result
) async rethrows {
  try await withKnownIssue(sourceLocation: sourceLocation) {
    _ = try await body()
  } matching: { issue in
    isThis(issue, message, sourceLocation)
  }
}

private func isThis(_ issue: Issue, _ message: String, _ place: SourceLocation) -> Bool {
  issue.comments.map(\.rawValue) == [message] && issue.sourceLocation?.fileID == place.fileID
}
