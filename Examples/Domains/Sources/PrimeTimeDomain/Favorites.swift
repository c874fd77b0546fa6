extension [Int] {
  /// Saves a number among the favorites, at the end of the list; a number that is not prime, or is
  /// there already, changes nothing.
  public mutating func saveFavorite(_ number: Int) {
    guard isPrime(number), !contains(number) else { return }
    append(number)
  }

  /// Takes a number out of the favorites, if it is there.
  public mutating func removeFavorite(_ number: Int) {
    removeAll { $0 == number }
  }

  /// Removes the elements at these offsets, in whatever order and however often they are named, and
  /// returns them in the order of the list. An offset that the list does not have is ignored: what
  /// stood there may just have gone.
  @discardableResult
  public mutating func removeElements(at offsets: some Sequence<Int>) -> [Int] {
    let doomed = Set(offsets)
    let removed = indices.filter(doomed.contains).map { self[$0] }
    self = indices.filter { !doomed.contains($0) }.map { self[$0] }
    return removed
  }
}
