public import OvoTimerDomain

/// What makes an alarm heard and seen.
public struct AlarmNotifier: Sendable {
  /// Makes an alarm heard, once; the words are for people. Returns what is wrong, if something is.
  public var sound: @Sendable (_ alarm: ScheduledAlarm, _ words: String) -> String?
  /// Takes away what tells people of an alarm.
  public var silence: @Sendable (_ id: ScheduledAlarm.ID) -> Void

  /// Makes a sounder of what it does.
  public init(
    sound: @escaping @Sendable (_ alarm: ScheduledAlarm, _ words: String) -> String?,
    silence: @escaping @Sendable (_ id: ScheduledAlarm.ID) -> Void
  ) {
    self.sound = sound
    self.silence = silence
  }
}
