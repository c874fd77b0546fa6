extension StandupsFileError {
  /// A place in a file. Places are counted from 1.
  public enum Place: Equatable, Sendable, CustomStringConvertible {
    /// The file itself.
    case file
    /// A stand-up.
    case standup(Int)
    /// An attendee of a stand-up.
    case attendee(Int, standup: Int)
    /// A past meeting of a stand-up.
    case meeting(Int, standup: Int)

    /// The place as the beginning of a sentence.
    public var description: String {
      switch self {
      case .file:
        "The file"
      case .standup(let number):
        "The \(number.ordinal) stand-up"
      case .attendee(let number, let standup):
        "The \(number.ordinal) attendee of the \(standup.ordinal) stand-up"
      case .meeting(let number, let standup):
        "The \(number.ordinal) meeting of the \(standup.ordinal) stand-up"
      }
    }
  }
}
