import IssueReporting

extension StackState {
  /// Says that a generator gives ids that elements have; the new element gets another one.
  func reportTaken(_ id: StackElementID) {
    reportIssue(
      """
      An element was appended to a '\(Self.self)' under an id that another has: \(id).

      Expected: the dependency 'stackElementID' gives a new id each time, as '.incrementing' does. The \
      element was kept, under an id of its own.
      """
    )
  }
}
