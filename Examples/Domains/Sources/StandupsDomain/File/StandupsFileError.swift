/// Why a file of stand-ups cannot be used.
public enum StandupsFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The bytes are no JSON in UTF-8.
  case notJSON
  /// The JSON is of another shape.
  case notStandups
  /// The file says that it is of a version that is not known.
  case unknownVersion(Int)
  /// Something at a place in the file is wrong.
  case flaw(Flaw, Place)
  /// All that stands in the file is allowed, yet it is not what was written.
  case changed

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .notJSON:
      "The file is damaged: it cannot be read as JSON. \(Self.advice)"
    case .notStandups:
      "The file holds something else than stand-ups. \(Self.advice)"
    case .unknownVersion(let version):
      "The file is of version \(version), and this application knows version 1. "
        + "Open it with a newer application."
    case .flaw(let flaw, let place):
      "\(place) \(flaw). \(Self.advice)"
    case .changed:
      "The file is not as this application wrote it: somebody else has changed it, or it is "
        + "damaged. It is kept aside, with the change in it. \(Self.advice)"
    }
  }

  private static let advice = "Restore an older copy of it, or start with the samples."
}
