/// Names work that can be cancelled; ids of different types are different.
package struct CancelID: Hashable, @unchecked Sendable {
  package let value: AnyHashable
  /// `AnyHashable` takes equal numbers of different types for one.
  private let type: ObjectIdentifier

  package init(_ value: some Hashable & Sendable) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(Swift.type(of: self.value.base))
  }
}
