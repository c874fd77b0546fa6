/// A short meeting that a team holds again and again, at which everybody speaks in turn.
public struct Standup: Hashable, Identifiable, Sendable {
  /// What tells two stand-ups of the same title apart.
  public let id: Identifier<Standup>
  /// The title, never blank, without blanks around it.
  public let title: String
  /// How long each meeting takes.
  public let length: MeetingLength
  /// The colours in which it is shown.
  public let theme: Theme
  /// Who speaks, in this order; at least one, and nobody twice.
  public let attendees: [Attendee]
  /// The meetings held so far, newest first; none of them twice.
  public private(set) var meetings: [Meeting]

  /// Makes a stand-up; blanks around the title are dropped, and meetings sorted newest first.
  ///
  /// - Throws: ``StandupError`` where the title is blank, nobody takes part, or an attendee or a
  ///   meeting is there twice.
  public init(
    id: ID, title: String, length: MeetingLength, theme: Theme, attendees: [Attendee],
    meetings: [Meeting] = []
  ) throws(StandupError) {
    let title = title.trimmed
    guard !title.isEmpty else { throw .noTitle }
    guard !attendees.isEmpty else { throw .noAttendees }
    if let twice = attendees.map(\.id).firstDuplicate { throw .duplicateAttendee(twice) }
    if let twice = meetings.map(\.id).firstDuplicate { throw .duplicateMeeting(twice) }
    self.id = id
    self.title = title
    self.length = length
    self.theme = theme
    self.attendees = attendees
    self.meetings = meetings.sorted { $0.date > $1.date }
  }

  /// The equal share of the time that each attendee has.
  public var timePerAttendee: Duration { length.duration / attendees.count }

  /// Takes a meeting in by its date: before those that are older, and those of the same second.
  ///
  /// - Throws: ``StandupError/duplicateMeeting(_:)`` where it has been taken in before.
  public mutating func add(_ meeting: Meeting) throws(StandupError) {
    guard !meetings.contains(where: { $0.id == meeting.id }) else {
      throw .duplicateMeeting(meeting.id)
    }
    let place = meetings.firstIndex { $0.date <= meeting.date } ?? meetings.endIndex
    meetings.insert(meeting, at: place)
  }
}
