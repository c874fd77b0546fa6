public import StandupsDomain

extension StandupForm {
  /// The length that is chosen, in minutes, as a slider moves it.
  public var minutes: Double {
    get { Double(length.minutes) }
    set { length = MeetingLength(nearest: Int(newValue.rounded())) }
  }
}
