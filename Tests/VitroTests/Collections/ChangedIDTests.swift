import Foundation
import Testing
import Vitro

/// Tests of an element whose id is changed while it is in the array.
@Suite struct ChangedIDTests {
  @Test func itKeepsItsPlaceAndIsFoundByTheNewID() {
    var array = rows(1, 2, 3)
    array[id: 2]?.id = 4
    #expect(array == rows(1, 4, 3) && array.index(id: 4) == 1 && !array.contains(id: 2))
    array[0].id = 5
    array[2] = Row(id: 6)
    #expect(array.ids == [5, 4, 6] && array.index(id: 6) == 2)
    array[1] = Row(id: 7)
    #expect(array.ids == [5, 7, 6])
  }

  @Test func anIDThatAnotherHasIsReportedAndBothAreKept() {
    var array = rows(1, 2, 3)
    reports(
      """
      The element at 2 of an 'IdentifiedArray<Int, Row>' was given the id '1', which the one at 0 has.

      Expected: elements with different ids. Both were kept; the one at 2 is found by the id '3' as \
      long as another has its own.
      To fix: look with 'contains(id:)' before the change; or remove the other element.
      """
    ) {
      array[id: 3]?.id = 1
    }
    #expect(array.map(\.id) == [1, 2, 1])
    #expect(array.ids == [1, 2, 3] && array[id: 3]?.id == 1 && array.index(id: 1) == 0)
  }

  @Test func indicesStayValidSoThatALoopOverThemEnds() {
    var array = rows(1, 2, 3)
    withKnownIssue {
      for index in array.indices {
        array[index].id = 0
        array[index].title = "\(index)"
      }
    }
    #expect(array.map(\.title) == ["0", "1", "2"] && array.ids == [0, 2, 3])
  }

  @Test func anElementWithATakenIDIsFoundByItsOwnOnceThatIsFree() {
    var array = rows(1, 2, 3)
    withKnownIssue { array[id: 3]?.id = 1 }
    array[id: 3]?.id = 4
    #expect(array == rows(1, 2, 4) && array.ids == [1, 2, 4])
  }

  @Test(
    arguments: [
      { $0[0].id = 4 }, { $0.remove(at: 0) }, { $0[id: 1] = nil },
      { $0.removeAll { $0.title == "a" } },
      { $0.replaceSubrange(..<1, with: []) }, { update(&$0[id: 1]) { $0 = nil } },
    ] as [@Sendable (inout IdentifiedArrayOf<Row>) -> Void])
  func orOnceTheOtherIsGone(change: @Sendable (inout IdentifiedArrayOf<Row>) -> Void) {
    var array = rows(1, 2, 3)
    array[0].title = "a"
    withKnownIssue { array[id: 3]?.id = 1 }
    change(&array)
    #expect(array.last?.id == 1 && array.ids.elements == array.map(\.id))
  }

  @Test func elementsThatChangePlacesOneAfterTheOtherAreFoundAgain() {
    var array = rows(1, 2, 3)
    let copy = array
    withKnownIssue {
      array[0] = copy[1]
      array[1] = copy[2]
    }
    array[2] = copy[0]
    #expect(array == rows(2, 3, 1) && array.ids == [2, 3, 1])
    #expect(array.ids.map { array.index(id: $0) } == [0, 1, 2])
  }

  @Test func idsThatAreTakenInMemoryAreReported() {
    var array = rows(1, 2, 3, 4)
    reports(
      """
      The element at 1 of an 'IdentifiedArray<Int, Row>' was given the id '1', which the one at 0 has.

      Expected: elements with different ids. Both were kept; the one at 1 is found by the id '2' as \
      long as another has its own.
      To fix: look with 'contains(id:)' before the change; or remove the other element.
      """
    ) {
      array.withContiguousMutableStorageIfAvailable { buffer in
        buffer[1].id = 1
        buffer[3].id = 5
      }
    }
    #expect(array.map(\.id) == [1, 1, 3, 5] && array.ids == [1, 2, 3, 5])
    array[0].id = 6
    #expect(array.ids == [6, 1, 3, 5])
  }

  @Test func ofThoseWithATakenIDAsManyAsCanKeepTheirOldOne() {
    var array = rows(1, 2, 3, 4)
    withKnownIssue {
      array.withContiguousMutableStorageIfAvailable { buffer in
        buffer[0].id = 4
        buffer[1].id = 4
        buffer[2].id = 1
      }
    }
    #expect(array.ids == [3, 2, 1, 4])
  }

  @Test func repeatedIDsAreNotEncoded() throws {
    var array = rows(1, 2)
    withKnownIssue { array[0].id = 2 }
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(array) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(
      context.debugDescription
        == "Two elements of an 'IdentifiedArray<Int, Row>' have the id '2': those at 0 and 1.")
  }
}
