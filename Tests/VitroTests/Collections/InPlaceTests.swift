import Testing
import Vitro

/// Changing an element copies neither the element nor what it holds.
@Suite struct InPlaceTests {
  @Test(arguments: [1, 2, 3])
  func byID(count: Int) {
    var array = IdentifiedArray(uniqueElements: (0..<count).map { Holder(id: $0) })
    for id in 0..<count { array[id: id]?.content.change() }
    #expect(array.map(\.content.copies) == Array(repeating: 0, count: count))
    #expect(array.map(\.content.changes) == Array(repeating: 1, count: count))
  }

  @Test func byIndex() {
    var array: IdentifiedArrayOf<Holder> = [Holder(id: 0), Holder(id: 1)]
    array[1].content.change()
    #expect(array[1].content.changes == 1 && array[1].content.copies == 0)
  }

  @Test func byPointer() {
    var array: IdentifiedArrayOf<Holder> = [Holder(id: 0), Holder(id: 1)]
    array.withElement(at: 1) { $0.pointee.content.change() }
    let copies = array.withElementPointer(at: 1) { $0.pointee.content.copies }
    #expect(array[1].content.changes == 1 && copies == 0)
    #expect(array.changes.touched == .noRow)
  }

  @Test(arguments: [[1], [1, 2], [2, 1]])
  func anElementThatIsGoneIsLetGo(ids: [Int]) {
    var array = IdentifiedArray(uniqueElements: ids.map { Owner(id: $0) })
    weak let first = array[id: 1]?.thing
    update(&array[id: 1]) { $0?.thing = Thing() }
    #expect(first == nil)
    weak let second = array[id: 1]?.thing
    update(&array[id: 1]) { $0 = nil }
    #expect(second == nil && array.count == ids.count - 1)
    update(&array[id: 1]) { $0 = Owner(id: 1) }
    weak let third = array[id: 1]?.thing
    #expect(third != nil)
    array.removeAll()
    #expect(third == nil)
  }

  @Test func aCopyIsChangedWhileTheArrayIs() {
    var array = rows(1, 2)
    array[id: 1]?.title = "a"
    var copy = array
    update(&array[id: 1]) { row in
      copy[id: 2]?.title = "copy"
      row?.title = "array"
    }
    #expect(array.map(\.title) == ["array", ""] && copy.map(\.title) == ["a", "copy"])
  }

  @Test func anElementHasElementsOfItsOwnKind() {
    var tree: IdentifiedArrayOf<Tree> = [Tree(id: 1, children: [Tree(id: 2)])]
    tree[id: 1]?.children[id: 2]?.children.append(Tree(id: 3))
    #expect(tree[id: 1]?.children[id: 2]?.children.ids == [3])
  }

  @Test func afterTheArrayWasCopiedItsCopyStaysAsItWas() {
    var array = rows(1, 2)
    array[id: 1]?.title = "before"
    let copy = array
    array[id: 1]?.title = "after"
    array[1].title = "after"
    #expect(copy[0].title == "before" && copy[1].title == "")
    #expect(array[0].title == "after" && array[1].title == "after")
  }
}

private struct Holder: Identifiable {
  var id: Int
  var content = Content()
}

private final class Thing {}

private struct Owner: Identifiable {
  var id: Int
  var thing = Thing()
}

private struct Tree: Identifiable {
  var id: Int
  var children: IdentifiedArrayOf<Tree> = []
}

/// A value that is copied when it is changed while another has it too, and counts that.
private struct Content {
  private final class Storage {
    var changes = 0
    var copies = 0
  }

  private var storage = Storage()

  var changes: Int { storage.changes }
  var copies: Int { storage.copies }

  mutating func change() {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage()
      copy.changes = storage.changes
      copy.copies = storage.copies + 1
      storage = copy
    }
    storage.changes += 1
  }
}
