/// A value of any type that can be hashed and handed to anybody.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Makes it with a value; one that is one already is not wrapped twice.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Whether both are equal values of one type.
  public static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// The value as text.
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Makes it with a string.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes it with a number.
  public init(integerLiteral value: Int) { self.init(value) }
}
