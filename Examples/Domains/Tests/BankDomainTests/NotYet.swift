import Testing

/// Marks a rule that is written down and that no code follows.
func notYet(sourceLocation: SourceLocation = #_sourceLocation) {
  withKnownIssue {
    Issue.record("No code follows this rule yet.", sourceLocation: sourceLocation)
  }
}
