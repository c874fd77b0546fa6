import VitroUI

/// The way of a line from one outline to the next.
enum OutlineChange {
  /// It is there before and after, and so is all that stands in it.
  case same(OutlineLine)
  /// It is there before and after; it reads otherwise, or something in it has changed.
  case kept(OutlineLine, as: OutlineLine, [OutlineChange])
  /// It went, with all that stood in it.
  case gone(OutlineLine)
  /// It came, with all that stands in it.
  case came(OutlineLine)
}

/// The changes that lead from some lines of an outline to others: as few signed lines as can be, and of those that are
/// as few, the ones at the fewest places.
///
/// It is the edit distance of ordered trees in which a line is kept only where the one that it stands in is kept.
struct OutlineDifference {
  private(set) var changes: [OutlineChange] = []
  fileprivate var cost = Cost()

  init(from before: [OutlineLine], to after: [OutlineLine]) {
    let head = zip(before, after).prefix { $0 == $1 }.count
    let (old, new) = (before.dropFirst(head), after.dropFirst(head))
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    append(before.prefix(head).map(OutlineChange.same), at: Cost())
    align(Array(old.dropLast(tail)), Array(new.dropLast(tail)))
    append(before.suffix(tail).map(OutlineChange.same), at: Cost())
  }

  private mutating func append(_ more: [OutlineChange], at cost: Cost) {
    changes += more
    self.cost = self.cost + cost
  }

  /// Adds the cheapest way from some lines to others.
  private mutating func align(_ old: [OutlineLine], _ new: [OutlineLine]) {
    // The cheapest first change of the lines from each place on, and the cost of it and of all that follow.
    let row = [Step?](repeating: nil, count: new.count + 1)
    var steps = [[Step?]](repeating: row, count: old.count + 1)
    for i in (0...old.count).reversed() {
      for j in (0...new.count).reversed() {
        var choices: [Step] = []
        func add(_ change: OutlineChange, _ cost: Cost, _ i: Int, _ j: Int) {
          let rest = steps[i][j]?.total ?? Cost()
          choices.append(Step(change: change, cost: cost, total: cost + rest, next: (i, j)))
        }
        if i < old.count, j < new.count, let (change, cost) = old[i].kept(as: new[j]) {
          add(change, cost, i + 1, j + 1)
        }
        if i < old.count { add(.gone(old[i]), Cost(lines: old[i].count, places: 1), i + 1, j) }
        if j < new.count { add(.came(new[j]), Cost(lines: new[j].count, places: 1), i, j + 1) }
        steps[i][j] = choices.min { $0.total < $1.total }
      }
    }
    var place = (0, 0)
    while let step = steps[place.0][place.1] {
      append([step.change], at: step.cost)
      place = step.next
    }
  }

  private struct Step {
    let change: OutlineChange
    let cost: Cost
    let total: Cost
    let next: (Int, Int)
  }
}

/// The price of changes: the lines with a sign, then the places at which something has changed.
private struct Cost: Comparable {
  var lines = 0
  var places = 0

  static func + (left: Cost, right: Cost) -> Cost {
    Cost(lines: left.lines + right.lines, places: left.places + right.places)
  }

  static func < (left: Cost, right: Cost) -> Bool {
    (left.lines, left.places) < (right.lines, right.places)
  }
}

extension OutlineLine {
  /// The change that makes of the line another one, with its price, or `nil` where they are nothing of the same kind.
  fileprivate func kept(as other: OutlineLine) -> (OutlineChange, Cost)? {
    if self == other { return (.same(self), Cost()) }
    guard role == other.role else { return nil }
    let inside = OutlineDifference(from: inner, to: other.inner)
    var cost = inside.cost
    cost.lines += text == other.text ? 0 : 2
    // What is called otherwise is another thing, unless much in it is the same.
    cost.places += name == other.name ? 1 : 3
    return (.kept(self, as: other, inside.changes), cost)
  }
}
