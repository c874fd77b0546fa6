import Testing
import Vitro

@Suite struct ByIDTests {
  @Test func anElementIsFoundByItsID() {
    let array: IdentifiedArrayOf<Row> = [Row(id: 7, title: "a"), Row(id: 3, title: "b")]
    #expect(array[id: 3]?.title == "b")
    #expect(array[id: 4] == nil)
    #expect(array.index(id: 3) == 1 && array.index(id: 4) == nil)
    #expect(array.contains(id: 7) && !array.contains(id: 4))
  }

  @Test func theIDsStandInTheOrderOfTheElements() {
    let array = rows(7, 3, 5)
    #expect(array.ids == [7, 3, 5] && array.ids.contains(3))
    #expect(array.elements == [Row(id: 7), Row(id: 3), Row(id: 5)])
  }

  @Test func anElementWithoutAnIDOfItsOwnIsFoundByAKeyPath() {
    var array = IdentifiedArray(uniqueElements: [Country(code: "pt")], id: \.code)
    array.append(Country(code: "is"))
    array[id: "pt"]?.name = "Portugal"
    #expect(array[id: "pt"] == Country(code: "pt", name: "Portugal"))
    #expect(IdentifiedArray<String, Country>(id: \.code).isEmpty)
  }

  @Test func aChangeByIDChangesJustThisElement() {
    var array = rows(1, 2, 3)
    array[id: 2]?.title = "b"
    array[id: 4]?.title = "d"
    #expect(array.elements == [Row(id: 1), Row(id: 2, title: "b"), Row(id: 3)])
  }

  @Test func settingNilRemovesAndSettingANewElementAppends() {
    var array = rows(1, 2, 3)
    array[id: 2] = nil
    array[id: 9] = nil
    #expect(array == rows(1, 3))
    array[id: 4] = Row(id: 4)
    array[id: 1] = Row(id: 1, title: "a")
    #expect(array.elements == [Row(id: 1, title: "a"), Row(id: 3), Row(id: 4)])
  }

  @Test(arguments: [[1], [1, 2], [2, 1], [1, 2, 3], [2, 1, 3], [2, 3, 1]])
  func anElementThatIsSetToNilInPlaceIsRemoved(ids: [Int]) {
    var array = IdentifiedArray(uniqueElements: ids.map { Row(id: $0, tags: ["a"]) })
    update(&array[id: 1]) { $0 = nil }
    #expect(array.map(\.id) == ids.filter { $0 != 1 })
    #expect(array.ids.elements == ids.filter { $0 != 1 })
  }

  @Test func anElementThatIsMadeInPlaceIsAppended() {
    var array = rows(1)
    update(&array[id: 2]) { $0 = Row(id: 2) }
    update(&array[id: 3]) { $0 = nil }
    #expect(array == rows(1, 2))
  }

  @Test func anErrorInTheMiddleOfAChangeLosesNothing() {
    var array = rows(1, 2, 3)
    #expect(throws: CancellationError.self) {
      try update(&array[id: 2]) {
        $0?.title = "b"
        throw CancellationError()
      }
    }
    #expect(array.elements == [Row(id: 1), Row(id: 2, title: "b"), Row(id: 3)])
  }

  @Test func settingAnElementWhoseOwnIDIsTakenIsReported() {
    var array = rows(1, 2)
    reports(
      """
      An element with the id '2' was put into an 'IdentifiedArray<Int, Row>' where another has this id.

      Expected: elements with different ids. The new element was left out.
      To fix: replace the other with 'updateOrAppend', or give the new element an id of its own.
      """
    ) {
      array[id: 3] = Row(id: 2, title: "b")
    }
    #expect(array == rows(1, 2))
  }
}

func update<Value>(_ value: inout Value, _ body: (inout Value) throws -> Void) rethrows {
  try body(&value)
}
