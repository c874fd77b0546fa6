/// Reads a dependency where it is needed: the value that counts for the task that reads it.
///
/// ```swift
/// @Dependency(\.date) var date
/// ```
///
/// It keeps nothing but the key path, so a value that is overridden later counts.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable
  private let use: DependencyUse

  /// Names the dependency.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    use = DependencyUse(fileID, filePath, line, column)
  }

  /// The value that counts for the current task.
  public var wrappedValue: Value {
    let values = DependencyValues.current
    guard values.context == .test else { return values[keyPath: keyPath] }
    return DependencyUse.$current.withValue(use) { values[keyPath: keyPath] }
  }
}
