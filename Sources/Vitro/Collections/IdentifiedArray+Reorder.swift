import OrderedCollections

extension IdentifiedArray {
  /// Exchanges the elements at two indices.
  @inlinable
  public mutating func swapAt(_ left: Int, _ right: Int) {
    guard left != right else { return }
    rows.swapAt(left, right)
    keys.swapAt(left, right)
    changes.restructure(from: Swift.min(left, right))
  }

  /// Moves the elements at some offsets, an `IndexSet` for instance, before the one that stands at
  /// another offset; those that there are, in their order.
  @inlinable
  public mutating func move(fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) {
    let chosen = Set(offsets)
    let place = Swift.max(0, Swift.min(destination, rows.count))
    let moved = rows.indices.filter { chosen.contains($0) }
    let before = (0..<place).filter { !chosen.contains($0) }
    let behind = (place..<rows.count).filter { !chosen.contains($0) }
    arrange(before + moved + behind)
  }

  /// Sorts the elements by a predicate; equal ones keep their order.
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try rearrange { try $0.sort(by: areInIncreasingOrder) }
  }

  /// Reverses the order of the elements.
  @inlinable
  public mutating func reverse() {
    rearrange { $0.reverse() }
  }

  /// Puts the elements in a random order.
  @inlinable
  public mutating func shuffle() {
    rearrange { $0.shuffle() }
  }

  /// Puts the elements in an order that a generator chooses.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    rearrange { $0.shuffle(using: &generator) }
  }

  /// Puts the elements that satisfy a predicate behind the others, and returns the index of the first
  /// of them.
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try rearrange { try $0.partition(by: belongsInSecondPartition) }
  }

  @inlinable
  mutating func rearrange<Result>(
    _ body: (inout [Element]) throws -> Result
  ) rethrows -> Result {
    defer { refileAll() }
    return try body(&rows)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements; equal ones keep their order.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
