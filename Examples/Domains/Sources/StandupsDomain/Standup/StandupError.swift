/// Why something cannot be a stand-up, or a part of one.
public enum StandupError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The title is blank.
  case noTitle
  /// Nobody takes part.
  case noAttendees
  /// An attendee's name is blank.
  case noName
  /// The length is not one of ``MeetingLength/choices``.
  case lengthOutOfRange(minutes: Int)
  /// The attendee is there already.
  case duplicateAttendee(Attendee.ID)
  /// The meeting is there already.
  case duplicateMeeting(Meeting.ID)

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .noTitle:
      "The stand-up has no title. Give it one."
    case .noAttendees:
      "Nobody takes part in the stand-up. Name at least one attendee."
    case .noName:
      "The attendee has no name. Type one in, or remove the attendee."
    case .lengthOutOfRange(let minutes):
      "A stand-up cannot take \(minutes) minutes. Choose from 5 to 30."
    case .duplicateAttendee(let id):
      "The attendee \(id) is there twice. Give the second one an identity of its own."
    case .duplicateMeeting(let id):
      "The meeting \(id) is there already. Give the new one an identity of its own."
    }
  }
}
