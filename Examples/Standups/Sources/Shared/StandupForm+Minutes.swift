public import StandupsDomain

extension StandupForm {
  /// The length that is chosen, in minutes, as a slider moves it.
  public var minutes: Double {
    get { Double(length.minutes) }
    set { length = MeetingLength(nearest: Int(newValue.rounded())) }
  }
}

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
