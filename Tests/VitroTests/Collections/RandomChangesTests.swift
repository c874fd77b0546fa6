import IssueReporting
import Testing
import Vitro

/// 6 × 2,000 random changes, each made to a plain array too.
@Suite struct RandomChangesTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func anIdentifiedArrayIsAPlainArrayWithUniqueIDs(seed: UInt64) {
    var step = RandomStep(seed: seed)
    var orders: [UInt64: [Int]] = [0: []]
    var seen = Seen(&step.array)
    var older = step.array
    for number in 0..<2_000 {
      let change = step.make()
      let place = "seed \(seed), step \(number), \(change)"
      let ids = step.model.map(\.id)
      guard step.array.elements == step.model, step.array.ids.elements == ids,
        ids.indices.allSatisfy({ step.array.index(id: ids[$0]) == $0 })
      else { return fail("\(place): \(step.array) is not \(step.model)") }
      let structure = step.array.changes.structure
      guard orders.updateValue(ids, forKey: structure).map({ $0 == ids }) ?? true
      else { return fail("\(place): another order with the number \(structure)") }
      if let row = seen.unnoted(in: step.array) { return fail("\(place): \(row) is not touched") }
      switch step.random.next(below: 20) {
      case 0: seen = Seen(&step.array)
      case 1: older = step.array
      case 2:
        step.array = older
        step.model = older.elements
      default: break
      }
      if let row = seen.unnoted(in: step.array) { return fail("\(place): \(row) is not told") }
    }
  }

  /// Ids are taken and freed at random: as soon as all differ again, each element is found by its own.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func takenIDsLoseNothing(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var array = rows(0, 1, 2)
    var model = array.elements
    withIssueReporters([]) {
      for _ in 0..<2_000 {
        let row = Row(id: random.next(below: 9))
        let index = model.isEmpty ? 0 : random.next(below: model.count)
        switch random.next(below: 8) {
        case 0 where !model.isEmpty:
          array.remove(at: index)
          model.remove(at: index)
        case 1 where !model.isEmpty:
          array.swapAt(0, index)
          model.swapAt(0, index)
        case 2:
          if array.append(row).inserted { model.append(row) }
        case 3:
          array.sort { $0.id < $1.id }
          model.sort { $0.id < $1.id }
        case 4...7 where !model.isEmpty:
          array[index].id = row.id
          model[index].id = row.id
        default: break
        }
        let ids = model.map(\.id)
        #expect(array.elements == model && Set(array.ids).count == model.count)
        if Set(ids).count == ids.count { #expect(array.ids.elements == ids) }
      }
    }
  }

  private func fail(_ message: String) {
    Issue.record(Comment(rawValue: message))
  }
}

/// The array as a store saw it when it looked.
private struct Seen {
  var identity: UInt64
  var structure: UInt64
  var rows: [Int: Row]
  var ids: [Int]

  init(_ array: inout IdentifiedArrayOf<Row>) {
    array.changes.clear()
    identity = array.changes.identity
    structure = array.changes.structure
    rows = Dictionary(uniqueKeysWithValues: array.map { ($0.id, $0) })
    ids = array.map(\.id)
  }

  /// A row that differs from what was seen while the array's notes say that it does not.
  func unnoted(in array: IdentifiedArrayOf<Row>) -> Row? {
    guard array.changes.identity == identity else { return nil }
    if array.changes.structure == structure, array.map(\.id) != ids { return array.first }
    return array.indices.first { index in
      guard let old = rows[array[index].id], old != array[index] else { return false }
      return !array.changes.touched.contains(index)
    }.map { array[$0] }
  }
}
