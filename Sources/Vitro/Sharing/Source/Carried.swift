/// Takes a value through a lock that would have it sendable.
@usableFromInline
struct Carried<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
