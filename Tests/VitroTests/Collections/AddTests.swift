import Testing
import Vitro

@Suite struct AddTests {
  @Test func appendSaysWhetherAndWhere() {
    var array = rows(1)
    #expect(array.append(Row(id: 2)) == (true, 1))
    #expect(array.append(Row(id: 1, title: "again")) == (false, 0))
    #expect(array == rows(1, 2))
  }

  @Test func appendingSeveralLeavesOutThoseThatAreThere() {
    var array = rows(1, 2)
    array.append(contentsOf: [Row(id: 2, title: "again"), Row(id: 3)])
    array += [Row(id: 3, title: "again"), Row(id: 4)]
    #expect(array == rows(1, 2, 3, 4))
  }

  @Test func insertSaysWhetherAndWhere() {
    var array = rows(1, 2)
    #expect(array.insert(Row(id: 3), at: 1) == (true, 1))
    #expect(array.insert(Row(id: 2, title: "again"), at: 0) == (false, 2))
    #expect(array == rows(1, 3, 2))
  }

  @Test func updateOrAppendReplacesWhatIsThere() {
    var array = rows(1, 2)
    #expect(array.updateOrAppend(Row(id: 1, title: "a")) == Row(id: 1))
    #expect(array.updateOrAppend(Row(id: 3)) == nil)
    #expect(array.elements == [Row(id: 1, title: "a"), Row(id: 2), Row(id: 3)])
  }

  @Test func updateOrInsertReplacesWhatIsThere() {
    var array = rows(1, 2)
    #expect(array.updateOrInsert(Row(id: 2, title: "b"), at: 0) == (Row(id: 2), 1))
    #expect(array.updateOrInsert(Row(id: 3), at: 0) == (nil, 0))
    #expect(array.elements == [Row(id: 3), Row(id: 1), Row(id: 2, title: "b")])
  }

  @Test func ofElementsWithTheSameIDOneIsMade() {
    let elements = [Row(id: 1, title: "a"), Row(id: 2), Row(id: 1, title: "b")]
    let array = IdentifiedArray(elements) { first, last in
      Row(id: first.id, title: first.title + last.title)
    }
    #expect(array.elements == [Row(id: 1, title: "ab"), Row(id: 2)])
    let byTitle = IdentifiedArray(elements, id: \.title) { first, _ in first }
    #expect(byTitle.ids == ["a", "", "b"])
  }

  @Test func repeatedIDsAreReportedAndTheFirstIsKept() {
    var array: IdentifiedArrayOf<Row> = []
    reports(
      """
      Two elements of an 'IdentifiedArray<Int, Row>' have the id '1': those at 0 and 2.

      Expected: elements with different ids. Of those with the same id, the first was kept.
      To fix: say which to keep: 'IdentifiedArray(…, uniquingIDsWith: { first, last in last })'; or \
      give each element an id of its own.
      """
    ) {
      let ids = [1, 2, 1, 3, 2]
      array = IdentifiedArray(uniqueElements: ids.enumerated().map { Row(id: $1, title: "\($0)") })
    }
    #expect(array.map(\.title) == ["0", "1", "3"] && array.ids == [1, 2, 3])
  }

  @Test func repeatedIDsInALiteralAreReported() {
    reports(
      """
      Two elements of an 'IdentifiedArray<Int, Row>' have the id '1': those at 0 and 1.

      Expected: elements with different ids. Of those with the same id, the first was kept.
      To fix: say which to keep: 'IdentifiedArray(…, uniquingIDsWith: { first, last in last })'; or \
      give each element an id of its own.
      """
    ) {
      let array: IdentifiedArrayOf<Row> = [Row(id: 1, title: "a"), Row(id: 1)]
      #expect(array.map(\.title) == ["a"])
    }
  }

  @Test func aRangeIsReplaced() {
    var array = rows(1, 2, 3, 4)
    array.replaceSubrange(1..<3, with: [Row(id: 2, title: "b"), Row(id: 5), Row(id: 6)])
    #expect(array.map(\.id) == [1, 2, 5, 6, 4] && array.ids == [1, 2, 5, 6, 4])
    #expect(array[id: 2]?.title == "b")
  }

  @Test func whatReplacesARangeMustNotHaveAnIDFromOutside() {
    var array = rows(1, 2, 3)
    reports(
      """
      An element with the id '3' was put into an 'IdentifiedArray<Int, Row>' where another has this id.

      Expected: elements with different ids. The new element was left out.
      To fix: replace the other with 'updateOrAppend', or give the new element an id of its own.
      """
    ) {
      array.replaceSubrange(0..<1, with: [Row(id: 3, title: "c"), Row(id: 4)])
    }
    #expect(array == rows(4, 2, 3))
  }
}
