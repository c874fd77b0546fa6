// Each part of the application is handed only what it may do with the timer: a function for the
// pause button takes `inout some Pausing`, and so cannot wind by mistake.

/// The capabilities of the pause control.
public protocol Pausing {
  /// Stops the count.
  @discardableResult mutating func pause() -> Outcome
  /// Goes on counting.
  @discardableResult mutating func unpause() -> Outcome
}

/// The capabilities of the finished screen.
public protocol Restarting {
  /// Runs once more, for the same time.
  @discardableResult mutating func restart() -> Outcome
}

/// The capability to acknowledge an alarm.
public protocol Acknowledging {
  /// Silences the alarm.
  @discardableResult mutating func acknowledge() -> Outcome
}

/// The capability to put off an alarm.
public protocol Snoozing {
  /// Lets the alarm be silent for so many seconds.
  @discardableResult mutating func snooze(for seconds: Int) -> Outcome
}

/// The capabilities of the winder.
public protocol Winding {
  /// Chooses a time in seconds; whatever was running stops.
  @discardableResult mutating func wind(to seconds: Int) -> Outcome
  /// Begins to count down from the time that was chosen.
  @discardableResult mutating func start() -> Outcome
}

/// The capability of the clock.
public protocol Ticking {
  /// A second has passed.
  @discardableResult mutating func tick() -> Outcome
}
