extension Shared {
  /// The value on the left side of a comparison, and that on the right; the value now if there is
  /// none.
  package var sides: (left: Value, right: Value) { source.sides }

  /// The same for all that share the value, though not for parts of it.
  package var identity: ObjectIdentifier { ObjectIdentifier(source) }
}

extension SharedReader {
  /// The value on the left side of a comparison, and that on the right; the value now if there is
  /// none.
  package var sides: (left: Value, right: Value) { source.sides }

  /// The same for all that share the value, though not for parts of it.
  package var identity: ObjectIdentifier { ObjectIdentifier(source) }
}

extension SharedReadable {
  fileprivate var sides: (left: Value, right: Value) {
    guard let (left, right) = SharedContext.compared else { return (shown, shown) }
    return (value(at: left), value(at: right))
  }
}
