/// The content of the form in which somebody adds or edits a stand-up.
///
/// Anything may stand in it for the time being; ``standup()`` says whether it makes a stand-up.
public struct StandupForm: Hashable, Sendable {
  /// A row for an attendee, blank until a name is typed in.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The identity that the attendee has, or will have.
    public let id: Attendee.ID
    /// The name as it is typed.
    public internal(set) var name = ""
  }

  /// A place for the cursor.
  public enum Field: Hashable, Sendable {
    /// The title of the stand-up.
    case title
    /// The name of an attendee.
    case attendee(Attendee.ID)
  }

  /// The identity that the stand-up has, or will have.
  public let id: Standup.ID
  /// The title as it is typed.
  public var title: String
  /// The length that is chosen.
  public var length: MeetingLength
  /// The theme that is chosen.
  public var theme: Theme
  /// The rows for attendees; at least one.
  public internal(set) var rows: [Row]
  /// Where the cursor is. It cannot be put into a row that is not there.
  public var focus: Field? = .title {
    didSet {
      if case .attendee(let id) = focus, !rows.contains(where: { $0.id == id }) { focus = oldValue }
    }
  }

  private let meetings: [Meeting]

  /// Makes the form of a new stand-up, with one blank row.
  public init(new id: Standup.ID, row: Attendee.ID) {
    self.id = id
    title = ""
    length = .initial
    theme = .apricot
    rows = [Row(id: row)]
    meetings = []
  }

  /// Makes the form of a stand-up that is to be edited.
  public init(editing standup: Standup) {
    id = standup.id
    title = standup.title
    length = standup.length
    theme = standup.theme
    rows = standup.attendees.map { Row(id: $0.id, name: $0.name) }
    meetings = standup.meetings
  }

  /// Whether ``standup()`` gives a stand-up.
  public var isSavable: Bool { (try? standup()) != nil }

  /// The stand-up that is typed in: rows without a name are left out, and blanks around the title
  /// and the names dropped.
  ///
  /// - Throws: ``StandupError/noTitle`` or ``StandupError/noAttendees`` where that is missing.
  public func standup() throws(StandupError) -> Standup {
    let attendees = rows.compactMap { try? Attendee(id: $0.id, name: $0.name) }
    return try Standup(
      id: id, title: title, length: length, theme: theme, attendees: attendees, meetings: meetings)
  }
}
