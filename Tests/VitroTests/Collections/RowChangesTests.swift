import Testing
import Vitro

/// Tests of the notes of an array for a store that looks at it now and then.
@Suite struct RowChangesTests {
  @Test func anElementChangedInPlaceIsTouched() {
    var array = looked(at: rows(1, 2, 3))
    array[id: 2]?.title = "b"
    #expect(array.changes.touched == .row(1))
    array[1].title = "c"
    #expect(array.changes.touched == .row(1))
    array[id: 3] = Row(id: 3, title: "d")
    array[id: 2]?.title = "e"
    #expect(array.changes.touched == .rows([1, 2]))
    array.updateOrAppend(Row(id: 1))
    #expect(array.changes.touched == .rows([1, 2, 0]))
  }

  @Test func whoOnlyReadsTouchesNothing() {
    var array = looked(at: rows(1, 2))
    _ = array[id: 2]?.title
    _ = array[0].title
    array[id: 9]?.title = "nobody"
    array[id: 9] = nil
    array.append(Row(id: 1))
    #expect(array.changes.touched == .noRow)
  }

  @Test func fromThe33rdOnAnyRowMayHaveChanged() {
    var array = looked(at: IdentifiedArray(uniqueElements: (0..<40).map { Row(id: $0) }))
    for index in 0..<32 { array[index].title = "a" }
    #expect(array.changes.touched == .rows(Array(0..<32)))
    array[5].title = "b"
    #expect(array.changes.touched == .rows(Array(0..<32)))
    array[32].title = "a"
    #expect(array.changes.touched == .allRows)
    array[33].title = "a"
    #expect(array.changes.touched == .allRows)
  }

  @Test func touchedIndicesStayTrue() {
    #expect(touched { $0.append(Row(id: 9)) } == .rows([1, 2]))
    #expect(touched { $0.insert(Row(id: 9), at: 3) } == .rows([1, 2]))
    #expect(touched { $0.remove(at: 3) } == .rows([1, 2]))
    #expect(touched { $0.swapAt(3, 4) } == .rows([1, 2]))
    #expect(touched { $0.removeAll { $0.id > 3 } } == .rows([1, 2]))
    #expect(touched { $0[id: 4]?.id = 9 } == .rows([1, 2, 3]))
  }

  @Test func whatMovesTouchedRowsMakesAllOfThemSuspect() {
    #expect(touched { $0.insert(Row(id: 9), at: 2) } == .allRows)
    #expect(touched { $0.remove(at: 0) } == .allRows)
    #expect(touched { $0.swapAt(2, 3) } == .allRows)
    #expect(touched { $0.move(fromOffsets: [4], toOffset: 1) } == .allRows)
    #expect(touched { $0.reverse() } == .allRows)
    #expect(touched { $0.withContiguousMutableStorageIfAvailable { _ in } } == .allRows)
  }

  @Test func aRowThatWasRemovedAndAddedAgainIsNotTheSame() {
    var array = looked(at: rows(1, 2, 3))
    array.remove(id: 3)
    array.append(Row(id: 3, title: "again"))
    #expect(array.changes.touched == .row(2))
    array.changes.clear()
    array.append(Row(id: 4))
    #expect(array.changes.touched == .noRow)
    array[id: 4]?.id = 5
    array.append(Row(id: 4, title: "again"))
    #expect(array.changes.touched == .rows([3, 4]))
  }

  @Test func anElementThatGetsItsIDBackIsNotTheOneThatHadIt() {
    var array = rows(1, 2, 3)
    withKnownIssue { array[id: 3]?.id = 1 }
    array.changes.clear()
    array.remove(at: 0)
    #expect(array.index(id: 1) == 1 && array.changes.touched.contains(1))
  }

  @Test func copiesAreKnownByTheSameNumbersUntilOneChanges() {
    var array = looked(at: rows(1, 2))
    let copy = array
    array[0].title = "a"
    #expect(array.changes.structure == copy.changes.structure)
    #expect(array.changes.identity == copy.changes.identity)
    array.append(Row(id: 3))
    #expect(array.changes.structure != copy.changes.structure)
    #expect(rows(1, 2).changes.structure != rows(1, 2).changes.structure)
  }

  @Test func anOlderCopyIsToldFromWhatTheStoreSaw() {
    var array = looked(at: rows(1, 2))
    let older = array
    array[0].title = "a"
    array.changes.clear()
    #expect(older.changes.structure == array.changes.structure)
    #expect(older.changes.touched == .noRow && array.changes.touched == .noRow)
    #expect(older.changes.identity != array.changes.identity)
  }

  @Test func anArrayThatHasAlwaysBeenEmptyHasNoNumber() {
    let empty: IdentifiedArrayOf<Row> = []
    #expect(empty.changes.structure == 0 && IdentifiedArrayOf<Row>().changes.structure == 0)
    #expect(rows(1).changes.structure != 0 && rows(1).changes.identity == 0)
  }

  @Test func aTouchedRowIsAsked() {
    var array = looked(at: rows(1, 2, 3))
    let answers = { [array] in (0..<3).map(array.changes.touched.contains) }
    #expect(answers() == [false, false, false])
    array[1].title = "b"
    #expect((0..<3).map(array.changes.touched.contains) == [false, true, false])
    array[2].title = "c"
    #expect((0..<3).map(array.changes.touched.contains) == [false, true, true])
    array.changes.touchAll()
    #expect((0..<3).map(array.changes.touched.contains) == [true, true, true])
  }
}

private func looked(at array: IdentifiedArrayOf<Row>) -> IdentifiedArrayOf<Row> {
  var array = array
  array.changes.clear()
  return array
}

/// What is touched after rows 1 and 2 of five were, and then something else happened.
private func touched(
  _ body: (inout IdentifiedArrayOf<Row>) -> Void
) -> RowChanges.Touched {
  var array = looked(at: rows(1, 2, 3, 4, 5))
  array[1].title = "b"
  array[2].title = "c"
  body(&array)
  return array.changes.touched
}
