import Testing

/// Stands in a rule's test until there is code that follows the rule.
func notYet(sourceLocation: SourceLocation = #_sourceLocation) {
  withKnownIssue {
    Issue.record("No code follows this rule yet.", sourceLocation: sourceLocation)
  }
}
