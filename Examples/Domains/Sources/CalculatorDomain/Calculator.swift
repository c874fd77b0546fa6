/// A pocket calculator as a value: it is told which key was pressed, and answers with the commands
/// that follow.
public struct Calculator: Hashable, Sendable {
  /// A calculator that has just been switched on.
  public init() {}
}
