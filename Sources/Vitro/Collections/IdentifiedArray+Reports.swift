import IssueReporting

// What is said where two elements have the same id.
extension IdentifiedArray {
  func sentence(repeated id: ID, at first: Int, _ second: Int) -> String {
    """
    Two elements of an '\(Self.self)' have the id '\(id)': those at \(first) and \(second).
    """
  }

  @usableFromInline
  func reportRepeated(_ id: ID, at first: Int, _ second: Int) {
    reportIssue(
      """
      \(sentence(repeated: id, at: first, second))

      Expected: elements with different ids. Of those with the same id, the first was kept.
      To fix: say which to keep: 'IdentifiedArray(…, uniquingIDsWith: { first, last in last })'; or \
      give each element an id of its own.
      """
    )
  }

  @usableFromInline
  func reportLeftOut(_ id: ID) {
    reportIssue(
      """
      An element with the id '\(id)' was put into an '\(Self.self)' where another has this id.

      Expected: elements with different ids. The new element was left out.
      To fix: replace the other with 'updateOrAppend', or give the new element an id of its own.
      """
    )
  }

  /// Reports that an element was given an id that another has.
  ///
  /// Neither of the two can go. A mutable collection promises that indices stay valid when an element
  /// changes in place, and `rows[i].name = name; rows[i].count += 1` relies on it; and what a user types
  /// must not make a row vanish, be it the changed one or, worse, the other. So both stay, and the array
  /// goes on to know the changed one by an id that is free.
  @usableFromInline
  func reportTaken(_ id: ID, by index: Int, from holder: Int) {
    reportIssue(
      """
      The element at \(index) of an '\(Self.self)' was given the id '\(id)', which the one at \
      \(holder) has.

      Expected: elements with different ids. Both were kept; the one at \(index) is found by the id \
      '\(keys[index])' as long as another has its own.
      To fix: look with 'contains(id:)' before the change; or remove the other element.
      """
    )
  }

  @usableFromInline
  func reportOtherID(_ own: ID, at id: ID) {
    reportIssue(
      """
      An element with the id '\(own)' was set at the id '\(id)' of an '\(Self.self)'.

      Expected: an element is set at its own id. It was kept, and is found by '\(own)'.
      To fix: 'array[id: element.id] = element'; if it was to take the place of '\(id)', change the id \
      of that one first.
      """
    )
  }
}
