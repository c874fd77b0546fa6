extension StandupsFileError {
  /// A flaw at a place in a file.
  public enum Flaw: Equatable, Sendable, CustomStringConvertible {
    /// There is no such field.
    case missing(field: String)
    /// The field holds another kind of value, such as a text for a number.
    case wrongKind(field: String)
    /// The identity is no UUID.
    case notAnID(String)
    /// The theme is not one of ours.
    case unknownTheme(String)
    /// The date cannot be read, or is not one of ``Meeting/dates``.
    case notADate(String)
    /// A stand-up before it has the same identity.
    case repeated
    /// A rule of stand-ups is broken.
    case broken(StandupError)

    /// What is wrong, as the end of a sentence that begins with the place.
    public var description: String {
      switch self {
      case .missing(let field): "has no “\(field)”"
      case .wrongKind(let field): "has a “\(field)” of the wrong kind"
      case .notAnID(let text): "has the identity “\(text)”, which is no UUID"
      case .unknownTheme(let name): "has the theme “\(name)”, which does not exist"
      case .notADate(let text):
        "has the date “\(text)”, which is not one like 2009-02-13T23:31:30Z from 1970 to 9999"
      case .repeated: "has the identity of one before it"
      case .broken(let error): error.predicate
      }
    }
  }
}

extension StandupError {
  fileprivate var predicate: String {
    switch self {
    case .noTitle: "has no title"
    case .noAttendees: "has no attendees"
    case .noName: "has no name"
    case .lengthOutOfRange(let minutes): "takes \(minutes) minutes instead of 5 to 30"
    case .duplicateAttendee(let id): "has the attendee \(id) twice"
    case .duplicateMeeting(let id): "has the meeting \(id) twice"
    }
  }
}
