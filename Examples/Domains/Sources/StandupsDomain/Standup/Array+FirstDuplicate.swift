extension Array where Element: Hashable {
  /// The first element that has stood in the list before.
  var firstDuplicate: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
