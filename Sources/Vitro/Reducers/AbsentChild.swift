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

/// Says that a child has sent an action and was replaced before it came; nobody gets it.
func reportReplacedChild(_ action: Any) {
  let action = ActionName(nil, action)
  reportIssue(
    """
    An action '\(action)' was sent by a child in whose place another one is now, and nobody has got it.

    Expected: a child that sends itself an action is there when it comes.
    To fix: let the parent replace the child with a later action, or not answer this one with '.send'.
    """
  )
}

/// Reports an action of a store whose child has gone; it is not sent, for another child may be in its place.
@usableFromInline
@MainActor
func reportGoneChild(_ action: Any) -> StoreTask {
  let action = ActionName(nil, action)
  reportIssue(
    """
    An action '\(action)' was sent to a child that has gone, by a store that still shows it.

    Expected: nothing is sent to a child that is no longer there; nothing is sent now.
    To fix: find who sends '\(action)' too late, often a view that has gone; or ask the parent's store for \
    the child that is there now.
    """
  )
  return StoreTask(group: nil)
}
