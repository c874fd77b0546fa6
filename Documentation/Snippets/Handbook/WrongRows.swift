// A loop that deletes rows one by one is right for one row, which is what people test.
// A test of every set of rows goes red at the first set of two.
import Testing

@Suite("A loop deletes the wrong rows") struct WrongRows {
  /// The offsets mean the rows as they were, but each removal moves those behind it.
  static func delete(_ offsets: [Int], from rows: inout [String]) {
    for offset in offsets where rows.indices.contains(offset) { rows.remove(at: offset) }
  }

  @Test("A test of one row stays green") func oneRow() {
    var rows = ["a", "b", "c"]
    Self.delete([1], from: &rows)
    #expect(rows == ["a", "c"])
  }

  @Test("A test of every set of rows goes red") func everySet() {
    let all = ["a", "b", "c"]
    var wrong: [[Int]] = []
    for set in 0..<8 {
      let offsets = (0..<3).filter { set & (1 << $0) != 0 }
      var rows = all
      Self.delete(offsets, from: &rows)
      let expected = all.indices.filter { !offsets.contains($0) }.map { all[$0] }
      if rows != expected { wrong.append(offsets) }
    }
    #expect(wrong == [[0, 1], [0, 2], [1, 2], [0, 1, 2]])
  }
}
