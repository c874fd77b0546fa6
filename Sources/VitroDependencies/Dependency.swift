/// Reads a dependency where it is needed: the value that counts for the task that reads it.
///
/// ```swift
/// @Dependency(\.date) var date
/// ```
///
/// A value that is overridden later counts. What nobody overrides where it is read has the value that
/// counted where the reader was made: an object that was made inside
/// ``withDependencies(_:operation:)`` keeps what was overridden there.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let read: @Sendable (DependencyValues) -> Value
  private let use: DependencyUse
  /// What counted where this was made, if it was not the defaults.
  let origin: DependencyValues?

  // The compiler makes a closure of the key path, which is read in 1 ns instead of 60.
  /// Names the dependency by its key path.
  public init(
    _ read: @escaping @Sendable (DependencyValues) -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.read = read
    use = DependencyUse(fileID, filePath, line, column)
    let values = DependencyValues.current
    origin = values.isDefault || values.purpose == .making ? nil : values
  }

  /// The value that counts for the current task.
  public var wrappedValue: Value {
    var values = DependencyValues.current
    if let origin { values.fallBack(on: origin) }
    if values.context == .test { return reportingValue(values) }
    return read(values)
  }

  private func reportingValue(_ values: DependencyValues) -> Value {
    DependencyUse.$current.withValue(use) { read(values) }
  }
}
