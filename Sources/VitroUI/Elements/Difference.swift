/// The difference of two lists of objects: edits that turn one into the other, removals first, then the fewest moves.
@MainActor
struct Difference<Item: AnyObject> {
  enum Edit {
    case remove(Item)
    /// An item comes before another one, or at the end.
    case insert(Item, before: Item?)
    /// An item is taken out, and comes before another one, or at the end.
    case move(Item, before: Item?)
  }

  private var current: [Item]
  /// The item that follows all those that are arranged.
  private let end: Item?
  private var edits: [Edit] = []

  static func edits(from old: [Item], to new: [Item]) -> [Edit] {
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    if start == old.count, start == new.count { return [] }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] === new[new.count - 1 - end]
    { end += 1 }
    var difference = Difference(
      current: Array(old[start..<(old.count - end)]), end: end > 0 ? old[old.count - end] : nil)
    difference.arrange(Array(new[start..<(new.count - end)]))
    return difference.edits
  }

  private init(current: [Item], end: Item?) {
    self.current = current
    self.end = end
  }

  private mutating func arrange(_ new: [Item]) {
    var target: [ObjectIdentifier: Int] = [:]
    for (index, item) in new.enumerated() { target[ObjectIdentifier(item)] = index }
    current.removeAll { item in
      let goes = target[ObjectIdentifier(item)] == nil
      if goes { edits.append(.remove(item)) }
      return goes
    }
    let targets = current.compactMap { target[ObjectIdentifier($0)] }
    let old = Set(targets)
    let staying = Set(longestIncreasingRun(targets))

    // From the end: each item that does not stay is put before the one that follows it.
    var follower = current.count
    for (index, item) in new.enumerated().reversed() {
      if staying.contains(index) {
        follower = current[..<follower].lastIndex { $0 === item } ?? follower
      } else if old.contains(index) {
        follower = move(item, before: follower)
      } else {
        edits.append(.insert(item, before: self.item(at: follower)))
        current.insert(item, at: follower)
      }
    }
  }

  private mutating func move(_ item: Item, before follower: Int) -> Int {
    guard let place = current.firstIndex(where: { $0 === item }) else { return follower }
    let index = place < follower ? follower - 1 : follower
    edits.append(.move(item, before: self.item(at: follower)))
    current.remove(at: place)
    current.insert(item, at: index)
    return index
  }

  private func item(at index: Int) -> Item? { index < current.count ? current[index] : end }
}

/// The members of a longest increasing subsequence of distinct numbers, by patience sorting.
func longestIncreasingRun(_ numbers: [Int]) -> [Int] {
  var tops: [Int] = []
  var previous = Array(repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tops[low - 1] }
    if low == tops.count { tops.append(index) } else { tops[low] = index }
  }
  var run: [Int] = []
  var index = tops.last ?? -1
  while index >= 0 {
    run.append(numbers[index])
    index = previous[index]
  }
  return run
}
