extension JSONTree {
  /// The value after our changes and those of another program, `nil` if it is gone.
  ///
  /// Objects are merged member by member. Of anything else the value counts that was changed, and ours
  /// where both were. A member that our type does not know is theirs.
  ///
  /// - Parameters:
  ///   - ours: The value that we want to save.
  ///   - known: The value that our changes began with, as our type writes it.
  ///   - theirs: The value in the file.
  ///   - base: The value in the file when our changes began.
  static func merge(
    ours: JSONTree?,
    known: JSONTree?,
    theirs: JSONTree?,
    base: JSONTree?
  ) -> JSONTree? {
    if case .object(let mine)? = ours, case .object(let others)? = theirs {
      var members: [String: JSONTree] = [:]
      for name in Set(mine.keys).union(others.keys) {
        members[name] = merge(
          ours: mine[name], known: known?[name], theirs: others[name], base: base?[name])
      }
      return .object(members)
    }
    if ours == known, ours == nil || theirs != base { return theirs }
    return ours?.withUnknownMembers(known: known, base: base)
  }

  private subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// A list whose elements have the members again that our type does not know: those with the same
  /// `id` as before, and those that are unchanged.
  private func withUnknownMembers(known: JSONTree?, base: JSONTree?) -> JSONTree {
    guard case .array(let elements) = self, case .array(let knownBefore)? = known,
      case .array(let allBefore)? = base, knownBefore.count == allBefore.count
    else { return self }
    // Reversed, so that of several with one identity the first is taken first.
    var before = Dictionary(grouping: zip(knownBefore, allBefore).reversed()) { $0.0.identity }
    return .array(
      elements.map { element in
        guard let (known, all) = before[element.identity]?.popLast() else { return element }
        return JSONTree.merge(ours: element, known: known, theirs: all, base: all) ?? element
      })
  }

  /// The member `id` of an object; the value itself where there is none.
  private var identity: JSONTree { self["id"] ?? self }
}
