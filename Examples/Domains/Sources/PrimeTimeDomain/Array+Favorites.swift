extension Array {
  /// Removes the elements at these offsets, in whatever order and however often they are named, and
  /// returns them in the order of the list. An offset that the list does not have is ignored: what
  /// stood there may just have gone.
  @discardableResult
  public mutating func removeElements(at offsets: some Sequence<Int>) -> [Element] {
    let doomed = Set(offsets)
    var kept: [Element] = []
    var removed: [Element] = []
    for (offset, element) in enumerated() {
      if doomed.contains(offset) { removed.append(element) } else { kept.append(element) }
    }
    self = kept
    return removed
  }
}
