// Each part of the application is handed only what it may do with the timer: a function for the
// pause button takes `inout some Pausing`, and so cannot wind by mistake.

/// What the pause control may do.
public protocol Pausing {
  /// Stops the count.
  @discardableResult mutating func pause() -> Outcome
  /// Goes on counting.
  @discardableResult mutating func unpause() -> Outcome
}

/// What the finished screen may do.
public protocol Restarting {
  /// Runs once more, for the same time.
  @discardableResult mutating func restart() -> Outcome
}

/// What whoever hears the alarm may do.
public protocol Acknowledging {
  /// Silences the alarm.
  @discardableResult mutating func acknowledge() -> Outcome
}

/// What the winder may do.
public protocol Winding {
  /// Chooses a time in seconds; whatever was running stops.
  @discardableResult mutating func wind(to seconds: Int) -> Outcome
  /// Begins to count down from the time that was chosen.
  @discardableResult mutating func start() -> Outcome
}

/// What the clock may do.
public protocol Ticking {
  /// A second has passed.
  @discardableResult mutating func tick() -> Outcome
}
