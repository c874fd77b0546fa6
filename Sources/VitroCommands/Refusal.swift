/// The refusal of a command: what a person could not have done, or what is not there.
public struct Refusal: Error, CustomStringConvertible, Sendable {
  /// The exit status of a program that was refused.
  public enum Status: Int32, Sendable {
    /// A person could not have done it.
    case refused = 1
    /// There is no such screen.
    case noScreen = 2
    /// The command itself is none.
    case usage = 64
  }

  /// The exit status.
  public let status: Status
  /// The sentences that say why, and what could be done.
  public let description: String

  /// Makes a refusal.
  public init(_ description: String, _ status: Status = .refused) {
    (self.description, self.status) = (description, status)
  }
}
