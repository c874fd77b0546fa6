/// The place in the source that a missing value is reported at.
struct DependencyUse: Sendable {
  @TaskLocal static var current: DependencyUse?

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
