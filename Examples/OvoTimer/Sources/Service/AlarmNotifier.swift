public import OvoTimerDomain

/// The way in which an alarm is made heard and seen.
public struct AlarmNotifier: Sendable {
  /// Makes an alarm heard, once, and returns when it has been; the words are for people. Returns what
  /// is wrong, if nobody can have heard it. Where its task is cancelled, the sound ends.
  public var sound: @Sendable (_ alarm: ScheduledAlarm, _ words: String) async -> String?
  /// Takes away what tells people of an alarm.
  public var silence: @Sendable (_ id: ScheduledAlarm.ID) async -> Void
  /// Tries, in silence, whether an alarm would be heard; returns what is wrong, if it would not.
  public var check: @Sendable () async -> String?

  /// Makes a notifier of what it does.
  public init(
    sound: @escaping @Sendable (_ alarm: ScheduledAlarm, _ words: String) async -> String?,
    silence: @escaping @Sendable (_ id: ScheduledAlarm.ID) async -> Void,
    check: @escaping @Sendable () async -> String?
  ) {
    self.sound = sound
    self.silence = silence
    self.check = check
  }
}
