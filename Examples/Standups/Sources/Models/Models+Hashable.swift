// A page is pushed for a model, and is another page for another one.

extension StandupDetailModel: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (left: StandupDetailModel, right: StandupDetailModel) -> Bool {
    left === right
  }

  /// Hashes which object it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RecordMeetingModel: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (left: RecordMeetingModel, right: RecordMeetingModel) -> Bool {
    left === right
  }

  /// Hashes which object it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
