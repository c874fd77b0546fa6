/// Why a list of stand-ups stays as it is.
public enum StandupsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The stand-up is in the list already.
  case duplicate(Standup.ID)
  /// The stand-up is not in the list.
  case notFound(Standup.ID)
  /// The stand-up does not take what it was to take in.
  case invalid(StandupError)

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .duplicate(let id):
      "The stand-up \(id) is in the list already. Change that one, or add one of a new identity."
    case .notFound(let id):
      "The stand-up \(id) is not in the list any more. Add it again to keep it."
    case .invalid(let error):
      error.description
    }
  }
}
