import OrderedCollections

extension IdentifiedArray {
  /// Replaces the elements in a range by others.
  ///
  /// A new element that has the id of one outside the range, or of one before it, is reported and
  /// left out.
  @inlinable
  public mutating func replaceSubrange(
    _ range: some RangeExpression<Int>,
    with elements: some Collection<Element>
  ) {
    let bounds = range.relative(to: rows)
    guard !bounds.isEmpty || !elements.isEmpty else { return }
    let start = bounds.lowerBound
    keys.removeSubrange(bounds)
    let outside = keys.count
    var added: [Element] = []
    for element in elements {
      let (isNew, holder) = keys.append(id(of: element))
      if isNew { added.append(element) } else { reportLeftOut(keys[holder]) }
    }
    rows.replaceSubrange(bounds, with: added)
    // The new ids stand at the end so far.
    let parts = [keys[..<start], keys[outside...], keys[start..<outside]]
    if start < outside { keys = OrderedSet(uncheckedUniqueElements: parts.joined()) }
    changes.replace(at: start, removed: bounds.count, inserted: added.count)
    if hasTakenIDs { straighten() }
  }
}
