/// Says, once at launch, which values dependencies have where nobody overrides them.
///
/// ```swift
/// @main struct MyApp: App {
///   init() {
///     prepareDependencies { $0.database = .file(at: path) }
///   }
/// }
/// ```
///
/// It replaces the live values of the process, or those of previews; in a test, the values of that
/// test. A value that has been used already cannot be prepared any more: that is reported, and the
/// value stays, since two parts of a program would otherwise work with different ones.
public func prepareDependencies(
  _ update: (inout DependencyValues) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  var values = DependencyValues()
  values.context = DependencyValues.current.context
  values.purpose = .preparation
  try DependencyUse.$current.withValue(DependencyUse(fileID, filePath, line, column)) {
    try update(&values)
  }
}
