import Testing

/// Stands in a test for a rule that the code does not follow yet.
func notYet(sourceLocation: SourceLocation = #_sourceLocation) {
  withKnownIssue {
    Issue.record("No code follows this rule yet.", sourceLocation: sourceLocation)
  }
}
