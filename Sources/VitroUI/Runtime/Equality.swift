import Foundation

/// Whether two values are known to be equal: by their bits, by `==`, or as the same object.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  let hasSameBits = withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { memcmp(left, $0, MemoryLayout<Value>.size) == 0 }
  }
  if hasSameBits { return true }
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if Value.self is AnyObject.Type { return (left as AnyObject) === (right as AnyObject) }
  return false
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
