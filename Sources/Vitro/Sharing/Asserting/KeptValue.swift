/// A value of a shared one at some moment, whose type its root knows.
class AnyKeptValue: @unchecked Sendable {
  /// The value, to be printed.
  var any: Any { () }

  /// Whether this is the same value as another one; `nil` if its type cannot tell.
  func isEqual(to other: AnyKeptValue) -> Bool? { nil }
}

/// A value of a shared one at some moment.
final class KeptValue<Value>: AnyKeptValue, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var any: Any { value }

  override func isEqual(to other: AnyKeptValue) -> Bool? {
    guard let other = other as? KeptValue<Value> else { return false }
    guard let value = value as? any Equatable else { return nil }
    return value.isEqual(to: other.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
