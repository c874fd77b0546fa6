public import StandupsDomain

extension Standup {
  /// "1 attendee" or "3 attendees".
  public var attendance: String {
    "\(attendees.count) \(attendees.count == 1 ? "attendee" : "attendees")"
  }
}

extension MeetingLength {
  /// "5 minutes".
  public var text: String { "\(minutes) minutes" }
}
