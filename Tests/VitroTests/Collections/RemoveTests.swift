import Foundation
import Testing
import Vitro

@Suite struct RemoveTests {
  @Test func removingReturnsTheElement() {
    var array = rows(1, 2, 3, 4, 5)
    #expect(array.remove(id: 2) == Row(id: 2) && array.remove(id: 2) == nil)
    #expect(array.remove(Row(id: 3, title: "other")) == Row(id: 3))
    #expect(array.remove(at: 1) == Row(id: 4))
    #expect(array.removeFirst() == Row(id: 1) && array.removeLast() == Row(id: 5))
    #expect(array.isEmpty && array.ids.isEmpty)
  }

  @Test func severalAreRemovedAtOnce() {
    var array = rows(1, 2, 3, 4, 5, 6, 7, 8)
    array.remove(atOffsets: IndexSet([0, 7]))
    #expect(array == rows(2, 3, 4, 5, 6, 7))
    array.removeAll { $0.id.isMultiple(of: 3) }
    #expect(array == rows(2, 4, 5, 7) && array.index(id: 7) == 3)
    array.removeSubrange(1...2)
    #expect(array == rows(2, 7))
    array.removeAll()
    #expect(array.isEmpty && !array.contains(id: 2))
  }

  @Test func offsetsThatAreNotThereAreLeftOut() {
    var array = rows(1, 2)
    array.remove(atOffsets: [-1, 1, 2])
    #expect(array == rows(1))
  }

  @Test func aFilteredArrayIsFoundByID() {
    let array = rows(1, 2, 3, 4).filter { $0.id > 2 }
    #expect(array == rows(3, 4) && array.index(id: 4) == 1)
  }
}
