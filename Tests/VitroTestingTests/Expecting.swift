import Synchronization
import Testing

/// Expects one failure that says just this, at this line of this file if there is one.
@MainActor
func fails(
  _ message: String,
  line: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor () async throws -> Void
) async rethrows {
  try await says(message, .error, line, sourceLocation, body)
}

/// Expects one warning that says just this, at this line of this file if there is one.
@MainActor
func warns(
  _ message: String,
  line: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor () async throws -> Void
) async rethrows {
  try await says(message, .warning, line, sourceLocation, body)
}

@MainActor
private func says(
  _ message: String,
  _ severity: Issue.Severity,
  _ line: Int?,
  _ sourceLocation: SourceLocation,
  _ body: @MainActor () async throws -> Void
) async rethrows {
  let count = Mutex(0)
  try await withKnownIssue(sourceLocation: sourceLocation) {
    try await body()
  } matching: { issue in
    // Differences are indented with figure spaces. Which line a place is on does not matter here.
    let text = issue.comments.map(\.rawValue).joined()
      .replacing("\u{2007}", with: " ")
      .replacing(#/\.swift:\d+/#, with: ".swift")
    let place = issue.sourceLocation
    guard text == message, issue.severity == severity else { return false }
    if let line, place?.line != line || place?.fileName != sourceLocation.fileName { return false }
    return count.withLock { count in
      count += 1
      return count == 1
    }
  }
}
