import Foundation
import Testing
import Vitro

/// An identified array is compared, encoded and printed as a plain array is.
@Suite struct ValueTests {
  @Test func whatHasChangedSinceIsNoPartOfTheValue() {
    var array = rows(1, 2)
    array[id: 1]?.title = "a"
    array[id: 1]?.title = ""
    array.append(Row(id: 3))
    array.remove(id: 3)
    #expect(array == rows(1, 2) && array != rows(2, 1) && array != rows(1))
    #expect(array.hashValue == rows(1, 2).hashValue)
    #expect(array.hashValue == array.elements.hashValue)
  }

  @Test func itIsPrintedAsAPlainArray() {
    let array = rows(1, 2)
    #expect("\(array)" == "\(array.elements)")
    #expect(String(reflecting: array) == String(reflecting: array.elements))
    var dumped = ""
    var expected = ""
    dump(array.elements, to: &expected)
    dump(array, to: &dumped)
    #expect(
      dumped.split(separator: "\n").dropFirst() == expected.split(separator: "\n").dropFirst())
  }

  @Test func itIsCodedAsAPlainArray() throws {
    let array = rows(1, 2)
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Row].self, from: data) == array.elements)
    let decoded = try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
    #expect(decoded == array && decoded.ids == [1, 2])
  }

  @Test func repeatedIDsInDataAreADecodingError() {
    let data = Data(#"[{"id":1,"title":"","tags":[]},{"id":1,"title":"b","tags":[]}]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription
        == "Two elements of an 'IdentifiedArray<Int, Row>' have the id '1': those at 0 and 1.")
  }

  @Test func itIsAsSendableAsItsElements() async {
    let array = rows(1)
    let task = Task { array.count }
    #expect(await task.value == 1)
  }

  @Test func itReadsAsACollection() {
    let array = rows(4, 5, 6)
    #expect(array.first == Row(id: 4) && array.last == Row(id: 6) && array.count == 3)
    #expect(Array(array) == array.elements && Array(array.dropFirst()) == [Row(id: 5), Row(id: 6)])
    #expect(array.map(\.id) == [4, 5, 6] && array.reversed().map(\.id) == [6, 5, 4])
    #expect(array.withContiguousStorageIfAvailable(\.count) == 3)
  }
}
