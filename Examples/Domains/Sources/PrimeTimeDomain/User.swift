/// Somebody who is logged in.
public struct User: Hashable, Sendable {
  /// What they are called; never blank.
  public let name: String

  /// A user of this name, without spaces around it; nobody, if nothing is left.
  public init?(name: String) {
    guard let first = name.firstIndex(where: { !$0.isWhitespace }),
      let last = name.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    self.name = String(name[first...last])
  }
}
