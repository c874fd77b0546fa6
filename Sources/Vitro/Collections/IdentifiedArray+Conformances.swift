extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.rows == right.rows
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements as a plain array does.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    rows.hash(into: &hasher)
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements, written as a plain array is.
  public var description: String { rows.description }

  /// The elements, written as a plain array is.
  public var debugDescription: String { rows.debugDescription }
}

extension IdentifiedArray: CustomReflectable {
  /// The elements, as in the mirror of a plain array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: rows, displayStyle: .collection)
  }
}
