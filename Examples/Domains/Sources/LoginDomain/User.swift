/// A person who has logged in.
public struct User: Hashable, Sendable {
  /// The user name, as the server spells it.
  public let name: String

  /// The user with this name.
  public init(name: String) {
    self.name = name
  }
}
