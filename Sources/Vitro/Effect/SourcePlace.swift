/// A place in the source that a message is about.
///
/// A test's helper takes one to fail at the line of its caller: see `#here` in `VitroTesting`.
public struct SourcePlace: Sendable {
  /// The module and the file, such as `CounterTests/CounterTests.swift`.
  public let fileID: StaticString
  /// The whole path of the file.
  public let filePath: StaticString
  /// The line, of which the first is 1.
  public let line: UInt
  /// The column, of which the first is 1.
  public let column: UInt

  /// Makes a place of what the compiler says of it: `#fileID`, `#filePath`, `#line` and `#column`.
  public init(
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
  public static func here(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> SourcePlace {
    SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The name of the file and the line, such as `CounterTests.swift:12`.
  package var short: String {
    let file = fileID.description
    let start = file.utf8.lastIndex(of: UInt8(ascii: "/")).map(file.utf8.index(after:))
    return "\(file[(start ?? file.startIndex)...]):\(line)"
  }
}
