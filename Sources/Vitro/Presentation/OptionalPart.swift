/// A part of a state that may be absent.
@usableFromInline
protocol OptionalPart {
  associatedtype Wrapped

  var isThere: Bool { get }

  /// Reads the value where it is, if there is one.
  func readInPlace<Result>(_ read: (Wrapped) -> Result) -> Result?

  /// Changes the value where it is, if there is one.
  mutating func changeInPlace<Result>(_ change: (inout Wrapped) -> Result) -> Result?

  mutating func remove()
}

extension Optional: OptionalPart {
  @inlinable
  var isThere: Bool { self != nil }

  @inlinable
  func readInPlace<Result>(_ read: (Wrapped) -> Result) -> Result? {
    switch self {
    case .some(let value): read(value)
    case .none: nil
    }
  }

  @inlinable
  mutating func changeInPlace<Result>(_ change: (inout Wrapped) -> Result) -> Result? {
    if self == nil { return nil }
    // Every other spelling takes the value out, and copies what it holds when that changes.
    // swift-format-ignore: NeverForceUnwrap
    return change(&self!)
  }

  @inlinable
  mutating func remove() {
    self = nil
  }
}
