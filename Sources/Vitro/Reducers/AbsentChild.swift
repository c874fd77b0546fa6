import IssueReporting

/// Says that an action came for a child that is not there; nothing else happens.
///
/// - Parameters:
///   - place: what the parent calls the child.
///   - name: what it calls the child's actions.
@usableFromInline
func reportAbsentChild(of place: String, _ name: String, _ action: Any) {
  let action = ActionName(name, action)
  reportIssue(
    """
    An action '\(action)' arrived for a child that was not there: '\(place)' was nil or another case.

    Expected: a child gets actions only while it is there.
    To fix: find who sends '\(action)' too late, often an effect that nobody cancelled or a view that \
    has gone.
    """
  )
}
