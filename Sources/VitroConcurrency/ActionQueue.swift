/// The queue of the actions that wait until those before them have been handled.
///
/// Actions that answer each other without an end are a row that never ends: after 100,000 it is taken for one.
package struct ActionQueue<Item> {
  /// How many actions may answer each other in a row.
  package static var mostInARow: Int { 100_000 }

  // One that is handled is let go of by who handles it: what goes with it may send, too.
  private var items: [Item?] = []
  private var next = 0
  private var count = 0

  package init() {}

  /// Whether no action waits.
  package var isEmpty: Bool { next == items.count }

  /// Whether so many have been handled in a row that there seems to be no end.
  package var isEndless: Bool { count >= Self.mostInARow && !isEmpty }

  /// Puts an action behind those that wait.
  package mutating func append(_ item: Item) { items.append(item) }

  /// Takes the action that has waited longest; `nil` where none waits, which ends the row.
  package mutating func popFirst() -> Item? {
    guard next < items.count else {
      items.removeAll(keepingCapacity: items.count < 64)
      (next, count) = (0, 0)
      return nil
    }
    var item: Item?
    swap(&item, &items[next])
    next += 1
    count += 1
    return item
  }

  /// Takes all that wait, which ends the row.
  package mutating func removeAll() -> [Item] {
    defer { (items, next, count) = ([], 0, 0) }
    return items[next...].compactMap { $0 }
  }
}
