/// The pairs of old and new things with the same id. Only those are looked up that stand elsewhere than before: others
/// are found beside the same neighbours. Of several with one id, one is paired.
struct Pairing<ID: Hashable> {
  /// For each new thing, the position of the old one, or `nil`.
  private(set) var former: [Int?]
  /// The positions of the old things that are not among the new ones.
  private(set) var gone: [Int]

  init(_ old: [ID], with new: [ID]) {
    let shortest = min(old.count, new.count)
    var start = 0
    while start < shortest, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    former = (0..<new.count).map { $0 < start ? $0 : $0 + old.count - new.count }
    let isSameCount = old.count == new.count
    var left: [ID: Int] = [:]
    for index in start..<(old.count - end) where !isSameCount || old[index] != new[index] {
      left[old[index]] = index
    }
    for index in start..<(new.count - end) where !isSameCount || old[index] != new[index] {
      former[index] = left.removeValue(forKey: new[index])
    }
    gone = left.values.sorted()
  }
}
