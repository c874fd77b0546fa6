import Foundation
import Testing
import Vitro

@Suite struct ReorderTests {
  @Test func theIDsGoWithTheirElements() {
    var array = rows(3, 1, 2)
    array.swapAt(0, 2)
    expect(array, [2, 1, 3])
    array.sort { $0.id > $1.id }
    expect(array, [3, 2, 1])
    array.reverse()
    expect(array, [1, 2, 3])
    let start = array.partition { $0.id == 1 }
    expect(array, [3, 2, 1])
    #expect(start == 2)
    array.shuffle()
    expect(array, array.map(\.id))
    var generator = SystemRandomNumberGenerator()
    array.shuffle(using: &generator)
    expect(array, array.map(\.id))
  }

  @Test func comparableElementsSortThemselves() {
    var array = IdentifiedArray(uniqueElements: ["b", "c", "a"], id: \.self)
    array.sort()
    #expect(array.elements == ["a", "b", "c"] && array.index(id: "c") == 2)
  }

  /// What `Array.move(fromOffsets:toOffset:)` does.
  @Test(arguments: [
    ([0], 2, [2, 1, 3, 4, 5]), ([0], 5, [2, 3, 4, 5, 1]), ([4], 0, [5, 1, 2, 3, 4]),
    ([1, 3], 0, [2, 4, 1, 3, 5]), ([0, 2], 5, [2, 4, 5, 1, 3]), ([0, 4], 2, [2, 1, 5, 3, 4]),
    ([1], 1, [1, 2, 3, 4, 5]), ([1], 2, [1, 2, 3, 4, 5]), ([], 3, [1, 2, 3, 4, 5]),
    ([7, -1], 9, [1, 2, 3, 4, 5]), ([0], 9, [2, 3, 4, 5, 1]),
  ])
  func moving(offsets: [Int], destination: Int, result: [Int]) {
    var array = rows(1, 2, 3, 4, 5)
    array.move(fromOffsets: offsets, toOffset: destination)
    expect(array, result)
  }

  @Test func anIndexSetMoves() {
    var array = rows(1, 2, 3)
    array.move(fromOffsets: IndexSet(integer: 2), toOffset: 0)
    expect(array, [3, 1, 2])
  }

  @Test func aSliceIsSortedInItsPlace() {
    var array = rows(5, 4, 3, 2, 1)
    array[1..<4].sort { $0.id < $1.id }
    expect(array, [5, 2, 3, 4, 1])
    array[..<2].reverse()
    expect(array, [2, 5, 3, 4, 1])
  }

  @Test func algorithmsForAnyMutableCollectionWork() {
    var array = rows(3, 1, 2)
    sortAny(&array)
    expect(array, [1, 2, 3])
    reverseAny(&array)
    expect(array, [3, 2, 1])
  }
}

private func expect(
  _ array: IdentifiedArrayOf<Row>,
  _ ids: [Int],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(array.map(\.id) == ids, sourceLocation: sourceLocation)
  #expect(array.ids.elements == ids, sourceLocation: sourceLocation)
  #expect(ids.map { array.index(id: $0) } == Array(ids.indices), sourceLocation: sourceLocation)
}

private func sortAny<Rows: MutableCollection & RandomAccessCollection>(
  _ rows: inout Rows
) where Rows.Element == Row {
  rows.sort { $0.id < $1.id }
}

private func reverseAny<Rows: MutableCollection & BidirectionalCollection>(_ rows: inout Rows) {
  rows.reverse()
}
