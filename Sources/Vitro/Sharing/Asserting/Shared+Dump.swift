public import CustomDump

// A shared value is printed as its value; in a difference each side shows the value that it had then.
extension Shared: _CustomDiffObject {
  /// The value on the left side of a difference, and that on the right.
  public var _customDiffValues: (Any, Any) { sides }

  /// The same for all that share the value.
  public var _objectIdentifier: ObjectIdentifier { identity }
}

extension SharedReader: _CustomDiffObject {
  /// The value on the left side of a difference, and that on the right.
  public var _customDiffValues: (Any, Any) { sides }

  /// The same for all that share the value.
  public var _objectIdentifier: ObjectIdentifier { identity }
}
