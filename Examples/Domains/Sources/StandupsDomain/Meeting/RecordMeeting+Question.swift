extension RecordMeeting {
  /// A question whose answer the meeting waits for.
  public enum Question: Hashable, Sendable {
    /// Somebody wants to end the meeting before its time.
    case endEarly
    /// The last speaker has been skipped.
    case lastSpeaker
    /// Speech is not written down any more.
    case recognitionFailed

    /// The answers that are offered, in this order.
    public var answers: [Answer] {
      switch self {
      case .endEarly: [.saveAndEnd, .discard, .resume]
      case .lastSpeaker: [.saveAndEnd, .resume]
      case .recognitionFailed: [.resume, .discard]
      }
    }
  }

  /// An answer to a question of the meeting.
  public enum Answer: CaseIterable, Hashable, Sendable {
    /// End the meeting and keep it.
    case saveAndEnd
    /// End the meeting and forget it.
    case discard
    /// Go on.
    case resume
  }
}
