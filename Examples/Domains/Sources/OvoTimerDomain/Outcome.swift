/// The outcome of an event for a timer.
public enum Outcome: Hashable, Sendable {
  /// The state is another one, and what is stored no longer tells it: store it now.
  case changed
  /// The state moved on in a way that what is stored tells as well: there is nothing to store.
  case progressed
  /// The state is what it was, for this reason.
  case refused(Refusal)
}

/// The reason why an event changed nothing.
public enum Refusal: String, Hashable, Sendable, CustomStringConvertible {
  /// It was to be wound to less than nothing.
  case negativeTime = "A timer cannot be wound to a negative time."
  /// It was to be wound to more than it can hold.
  case tooLong = "A timer can be wound to 23:59:59 at most."
  /// It was to be started, but no time has been chosen.
  case noTime = "Wind the timer before you start it."
  /// It was to be started, but is not being wound.
  case notWinding = "Only a timer that is being wound can be started."
  /// It was to be started again, but has not finished.
  case notFinished = "Only a timer that has finished can be restarted."
  /// It was to be paused or to tick, but does not run.
  case notRunning = "The timer is not running."
  /// It was to be unpaused, but is not paused.
  case notPaused = "The timer is not paused."

  /// Its alarm was to be acknowledged, but does not sound.
  case notSounding = "There is no alarm to acknowledge."
  /// Its alarm was to be snoozed, but does not sound.
  case nothingToSnooze = "Only an alarm that sounds can be snoozed."
  /// Its alarm was to be snoozed for no time, or for too long.
  case impossibleSnooze = "An alarm can be snoozed for a second at least, and for an hour at most."

  /// The reason and the remedy, for people.
  public var description: String { rawValue }
}
