/// A place in the source that a message is about.
package struct SourcePlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The line that calls this.
  static func here(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> SourcePlace {
    SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The name of the file and the line, such as `CounterTests.swift:12`.
  package var short: String {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    return "\(file):\(line)"
  }
}
