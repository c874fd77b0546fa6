public import Testing

/// A row of a table of arguments, which the output of a test calls by its name.
///
/// It holds any value. A tuple's fields, like those of a struct, are read from the row itself.
@dynamicMemberLookup
public struct Row<Value: Sendable>: Sendable, CustomTestStringConvertible {
  /// What the output says of the row.
  public let name: String
  /// What the test takes.
  public let value: Value

  /// Makes a row.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// A field of the value.
  public subscript<Field>(dynamicMember keyPath: KeyPath<Value, Field>) -> Field {
    value[keyPath: keyPath]
  }

  /// The name of the row.
  public var testDescription: String { name }
}
