/// A password, which shows as dots wherever a value is printed, logged or dumped.
public struct Password: Hashable, Sendable {
  /// The password itself, for whoever sends it.
  public let plainText: String

  /// Wraps a password as it was typed.
  public init(_ plainText: String) {
    self.plainText = plainText
  }

  var isEmpty: Bool { plainText.isEmpty }
}

extension Password: ExpressibleByStringLiteral {
  /// A password that is known when the program is written, as in a test.
  public init(stringLiteral plainText: String) {
    self.init(plainText)
  }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Eight dots: not even the length of the password shows.
  public var description: String { "••••••••" }

  /// Eight dots, as in ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` and debuggers see the dots too.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
