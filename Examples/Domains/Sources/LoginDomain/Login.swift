/// A login as a value: it is told what happened, and answers with the commands that follow.
public struct Login: Hashable, Sendable {
  /// A login of nobody yet.
  public init() {}
}
